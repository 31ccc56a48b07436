"""The tests of Headwater."""
