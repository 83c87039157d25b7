"""Wadi and its expansion The Watchmen: pump the water of a desert river onto your land before it dries up."""
