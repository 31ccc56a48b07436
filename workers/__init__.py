"""The driving side for queued tasks: Celery."""
