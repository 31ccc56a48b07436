"""Personal data: what is stored, an archive of it, and its erasure."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta
from starlette.responses import Response, StreamingResponse

from api.rest.operation import Call, Nothing, json_response, operation
from api.rest.shapes import Moment, Password, RequestShape, ResponseShape
from api.rest.vocabulary import CategoryWord, ErasedWord
from application.callers import Scope
from application.errors import NotFound
from application.policy import SECOND
from application.ports.privacy import Archive
from application.privacy.request_archive import archive_chunks, own_archive, ready_archive, request_archive
from application.privacy.request_erasure import request_erasure
from application.privacy.stored_data import CATEGORIES
from application.words import words

_TAG: Final = "privacy"
_OWN: Final = ("sign-in-needed", "scope-missing")
ZIP: Final = "application/zip"


class StoredData(ResponseShape, frozen=True):
    """One sort of data about people; `kept_for` is null for as long as the account exists."""

    category: CategoryWord
    what: str
    why: str
    kept_for: Annotated[float, Meta(description="Seconds.")] | None
    on_erasure: ErasedWord


class StoredDataList(ResponseShape, frozen=True):
    items: list[StoredData]


class ArchiveShape(ResponseShape, frozen=True):
    """A copy of everything that is stored about you, as a zip file of JSON files."""

    id: str
    asked_at: Moment
    ready_at: Annotated[int, Meta(description="Null while it is being made.")] | None
    expires_at: Moment | None
    size: Annotated[int, Meta(description="Bytes.")] | None
    path: Annotated[str, Meta(description="Where it is downloaded, once it is ready.")] | None


class Confirmation(RequestShape, frozen=True):
    """People give their password; guests have none."""

    password: Password | None = None


class ErasureShape(ResponseShape, frozen=True):
    due_at: Annotated[int, Meta(description="When the account is erased. Signing in before calls it off.")]


async def list_stored_data(call: Call, _: Nothing) -> Response:
    texts, policy = words(call.caller.language), call.desk.policy
    items = [
        StoredData(
            each.key,
            texts.text(f"privacy.what.{each.key}"),
            texts.text(f"privacy.why.{each.key}"),
            None if each.kept is None else each.kept(policy) / SECOND,
            each.erased.value,
        )
        for each in CATEGORIES
    ]
    return json_response(StoredDataList(items))


async def ask_for_archive(call: Call, body: Confirmation) -> Response:
    return json_response(_archive_shape(await request_archive(call.desk, call.caller, body.password)), 202)


async def read_archive_state(call: Call, _: Nothing) -> Response:
    archive = await own_archive(call.desk, call.caller)
    if archive is None:
        raise NotFound("unknown-archive", what="archive", id="")
    return json_response(_archive_shape(archive))


async def download_archive(call: Call, _: Nothing) -> Response:
    archive = await ready_archive(call.desk, call.caller, call.path("archive"))
    headers = {
        "Content-Length": str(archive.size),
        "Content-Disposition": 'attachment; filename="headwater-data.zip"',
        "Cache-Control": "no-store",
    }
    return StreamingResponse(archive_chunks(call.desk, archive), headers=headers, media_type=ZIP)


async def ask_for_erasure(call: Call, body: Confirmation) -> Response:
    return json_response(ErasureShape(await request_erasure(call.desk, call.caller, body.password)), 202)


def _archive_shape(archive: Archive) -> ArchiveShape:
    path = None if archive.ready_at is None else f"/v1/me/archives/{archive.id}"
    return ArchiveShape(archive.id, archive.asked_at, archive.ready_at, archive.expires_at, archive.size, path)


OPERATIONS = (
    operation(
        "GET /v1/privacy",
        "listStoredData",
        list_stored_data,
        Nothing,
        StoredDataList,
        tag=_TAG,
        says="What is stored about people here, why, and for how long",
    ),
    operation(
        "POST /v1/me/archives",
        "requestArchive",
        ask_for_archive,
        Confirmation,
        ArchiveShape,
        tag=_TAG,
        status=202,
        says="Ask for a copy of everything that is stored about you",
        details="One that was asked for within a day is given again.",
        scope=Scope.ACCOUNT,
        codes=(*_OWN, "wrong-password"),
        optional_body=True,
    ),
    operation(
        "GET /v1/me/archives",
        "readArchive",
        read_archive_state,
        Nothing,
        ArchiveShape,
        tag=_TAG,
        says="How the archive that you asked for stands",
        scope=Scope.ACCOUNT,
        codes=(*_OWN, "unknown-archive"),
    ),
    operation(
        "GET /v1/me/archives/{archive}",
        "downloadArchive",
        download_archive,
        Nothing,
        None,
        tag=_TAG,
        says="Download your archive",
        scope=Scope.ACCOUNT,
        codes=(*_OWN, "unknown-archive"),
        media=ZIP,
    ),
    operation(
        "POST /v1/me/erasure",
        "requestErasure",
        ask_for_erasure,
        Confirmation,
        ErasureShape,
        tag=_TAG,
        status=202,
        says="Ask for your account to be erased",
        details="All sessions and tokens end now. The account goes after a time in which signing in calls it off.",
        scope=Scope.ACCOUNT,
        codes=(*_OWN, "wrong-password"),
        optional_body=True,
    ),
)
