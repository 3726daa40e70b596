# The end of a game in the browser: the reckoning, the review, the replay.
