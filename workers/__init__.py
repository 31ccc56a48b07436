"""The driving side for queued work: Celery."""
