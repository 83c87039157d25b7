"""Wabanti for the eye: lines of text for a terminal, and SVG pictures. Decides nothing."""
