"""What the server does by itself: send tasks, resend lost ones, check clocks and samples, keep dead tasks."""
