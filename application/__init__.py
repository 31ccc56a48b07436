"""Use cases, one verb a file, and the ports they need; knows no technology."""
