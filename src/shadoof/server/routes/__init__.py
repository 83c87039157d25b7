"""What can be asked of the server over HTTP; each file is one kind of question."""
