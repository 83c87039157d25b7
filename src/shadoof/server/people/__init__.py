"""Who people are: a signed cookie, a recovery link, and a name they chose."""
