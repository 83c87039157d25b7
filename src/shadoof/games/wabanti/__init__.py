"""Wabanti: pull one shared chain of 18 stones over 169 hexes towards your own side, by dice."""
