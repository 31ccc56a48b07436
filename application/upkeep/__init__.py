"""What the server does by itself: tasks handed on, what was lost sent again, clocks, samples, the dead."""
