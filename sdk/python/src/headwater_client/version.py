"""The version of this library; its first two numbers are those of the API it was made for."""

VERSION = "0.1.0"
