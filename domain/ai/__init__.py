"""Machines that play any game of the kernel: levels as data, search over what a seat may see."""
