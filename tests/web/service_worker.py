"""A page's service worker: what is pushed to it, what it shows, and a click on that."""

import json
from typing import Any

from playwright.sync_api import CDPSession, Page, Worker

from tests.processes import eventually

# Chromium takes notices away after some seconds where the machine has no place to keep them.
STAYING = """() => {
  const { showNotification } = ServiceWorkerRegistration.prototype;
  ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
    return showNotification.call(this, title, { ...options, requireInteraction: true });
  };
}"""
SHOWN = """() => navigator.serviceWorker.ready.then((registration) => registration.getNotifications())
  .then((shown) => shown.map(({ title, tag, data }) => ({ title, tag, data })))"""


class Provider:
    """Pushes to a page's service worker as the browser's own push service would."""

    def __init__(self, page: Page, origin: str) -> None:
        self._page = page
        self._origin = origin
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._registrations: list[str] = []
        self._session.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self._session.send("ServiceWorker.enable")
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        worker_of(page).evaluate(STAYING)

    def _note(self, update: Any) -> None:
        self._registrations += [each["registrationId"] for each in update["registrations"] if not each["isDeleted"]]

    def push(self, message: object) -> None:
        place = {"origin": self._origin, "registrationId": self._registrations[-1]}
        self._session.send("ServiceWorker.deliverPushMessage", {**place, "data": json.dumps(message)})

    def await_shown(self, *tags: str) -> list[dict[str, Any]]:
        """What is shown once exactly these tags are. Playwright's own waiting takes any promise for a yes."""
        shown: list[dict[str, Any]] = []

        def are_shown() -> bool:
            shown[:] = self._page.evaluate(SHOWN)
            return sorted(each["tag"] for each in shown) == sorted(tags)

        eventually(are_shown, f"notices shown: {tags}")
        return shown


def worker_of(page: Page) -> Worker:
    if not page.context.service_workers:
        page.context.wait_for_event("serviceworker")
    [worker] = page.context.service_workers
    return worker


def click_on_the_notice(page: Page) -> str:
    """The address that the worker opens for a click on the only notice."""
    worker = worker_of(page)
    # Chromium opens windows for real clicks only; what the worker asks it for is what counts here.
    asked: str = worker.evaluate(
        """async () => {
          const asked = new Promise((tell) => {
            self.clients.openWindow = async (url) => { tell(url); return null; };
          });
          const [notification] = await self.registration.getNotifications();
          self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
          return asked;
        }"""
    )
    return asked
