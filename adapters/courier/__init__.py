"""Delivery of messages over HTTP."""

from adapters.courier.http import HttpCourier

__all__ = ["HttpCourier"]
