"""The verbs of `shadoof`. A file here is a verb, a folder a verb with verbs of its own."""
