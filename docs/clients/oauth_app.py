"""A whole app that signs a player in by OAuth 2.1, with the client library Authlib.

    pip install authlib httpx
    python oauth_app.py http://127.0.0.1:8000 app_…

Register the app on the account page, with the address http://127.0.0.1/back. The player's browser opens the server's
page of consent, and comes back to a port of this machine.
"""

import secrets
import sys
import webbrowser
from http.server import BaseHTTPRequestHandler, HTTPServer

import httpx
from authlib.integrations.httpx_client import OAuth2Client


class Back(BaseHTTPRequestHandler):
    """What the browser asks for when the player has answered."""

    address = ""

    def do_GET(self) -> None:
        Back.address = f"http://127.0.0.1:{self.server.server_port}{self.path}"
        self.send_response(200)
        self.send_header("Content-Type", "text/plain; charset=utf-8")
        self.end_headers()
        self.wfile.write(b"You can close this page.")

    def log_message(self, *_: object) -> None:
        """The address holds the code: it is not logged."""


def main(server: str, app: str) -> None:
    known = httpx.get(f"{server}/.well-known/oauth-authorization-server").raise_for_status().json()
    assert known["issuer"] == server, "this is another server"
    with HTTPServer(("127.0.0.1", 0), Back) as listener:
        client = OAuth2Client(
            app,
            scope="play matches:write",
            redirect_uri=f"http://127.0.0.1:{listener.server_port}/back",
            token_endpoint_auth_method="none",
            code_challenge_method="S256",
        )
        verifier = secrets.token_urlsafe(48)
        page, state = client.create_authorization_url(known["authorization_endpoint"], code_verifier=verifier)
        print(f"Open {page}", flush=True)
        webbrowser.open(page)
        listener.handle_request()
    answer = httpx.URL(Back.address).params
    assert answer.get("iss") == known["issuer"], "another server has answered"
    assert answer.get("state") == state, "this answers another visit"
    if "error" in answer:
        sys.exit(f"The player said no: {answer['error']}")
    client.fetch_token(
        known["token_endpoint"], authorization_response=Back.address, state=state, code_verifier=verifier
    )
    me = client.get(f"{server}/v1/me").raise_for_status().json()
    print(f"Signed in as {me['player']['name']}, who lets this app {' '.join(me['scopes'])}", flush=True)
    client.refresh_token(known["token_endpoint"])
    print(f"Refreshed: {client.get(f'{server}/v1/me').status_code}", flush=True)
    client.revoke_token(
        known["revocation_endpoint"], token_type_hint="refresh_token", token=client.token["refresh_token"]
    )
    print(f"Signed out: {client.get(f'{server}/v1/me').status_code}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
