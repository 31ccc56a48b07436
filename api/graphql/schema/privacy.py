"""Personal data: what is stored, an archive of it, and its erasure."""

from __future__ import annotations

from typing import Annotated, Any

import strawberry

from api.graphql.context import Info
from api.graphql.schema.accounts import account_result
from api.graphql.schema.fields import computed_field, mutation
from api.graphql.schema.nodes import Node
from api.graphql.schema.refusals import LimitReached, NotAllowed, WrongCredentials, attempt
from api.graphql.schema.scalars import Moment
from api.graphql.schema.vocabulary import word_enum
from application.policy import SECOND
from application.ports.privacy import Archive as StoredArchive
from application.privacy.request_archive import own_archive, request_archive
from application.privacy.request_erasure import request_erasure
from application.privacy.stored_data import CATEGORIES, Category, Erased

COST = {"cost": 10}
INPUT = strawberry.argument(description="What to do, in detail.")
OnErasure: Any = word_enum("OnErasure", "What erasing an account does with what is stored.", list(Erased))
DataCategory: Any = word_enum("DataCategory", "What is stored about people.", (each.key for each in CATEGORIES))


@strawberry.type(description="One sort of data about people that the server stores.")
class StoredData:
    category: str = strawberry.field(graphql_type=DataCategory, description="Which sort.")
    what: str = strawberry.field(description="What it is, in the caller's language.")
    why: str = strawberry.field(description="What it is for, in the caller's language.")
    kept_for: float | None = strawberry.field(
        description="For how many seconds it is kept; null for as long as the account exists."
    )
    on_erasure: str = strawberry.field(graphql_type=OnErasure, description="What becomes of it with the account.")


@strawberry.type(description="A copy of everything that is stored about the caller, as a zip file of JSON files.")
class Archive(Node):
    asked_at: Moment = strawberry.field(description="When it was asked for.")
    ready_at: Moment | None = strawberry.field(description="When it was made; null while it is not.")
    expires_at: Moment | None = strawberry.field(description="Until when it can be downloaded.")
    size: float | None = strawberry.field(description="Its size in bytes.")
    path: str | None = strawberry.field(
        description="Where it is downloaded with one's token, by REST: GraphQL carries no files. Null while not ready."
    )


def archive_of(archive: StoredArchive) -> Archive:
    is_ready = archive.ready_at is not None
    return Archive(
        id=strawberry.ID(archive.id),
        asked_at=Moment(archive.asked_at),
        ready_at=None if archive.ready_at is None else Moment(archive.ready_at),
        expires_at=None if archive.expires_at is None else Moment(archive.expires_at),
        size=None if archive.size is None else float(archive.size),
        path=f"/v1/me/archives/{archive.id}" if is_ready else None,
    )


@strawberry.type
class PrivacyQueries:
    @computed_field(description="What is stored about people here, why, and for how long.", metadata={"cost": 2})
    def stored_data(self, info: Info) -> list[StoredData]:
        return [_stored_data(info, category) for category in CATEGORIES]

    @computed_field(description="The archive that the caller has asked for; null for none.", metadata={"cost": 5})
    async def archive(self, info: Info) -> Archive | None:
        archive = await own_archive(info.context.desk, info.context.caller)
        return None if archive is None else archive_of(archive)


def _stored_data(info: Info, category: Category) -> StoredData:
    words, policy = info.context.words, info.context.desk.policy
    return StoredData(
        category=category.key,
        what=words.text(f"privacy.what.{category.key}"),
        why=words.text(f"privacy.why.{category.key}"),
        kept_for=None if category.kept is None else category.kept(policy) / SECOND,
        on_erasure=category.erased.value,
    )


@strawberry.input(description="People confirm with their password; guests have none.")
class ConfirmedInput:
    password: str | None = strawberry.field(default=None, description="One's password.")


@strawberry.type(description="The archive is being made, or was made within a day.")
class ArchiveRequested:
    archive: Archive = strawberry.field(description="The archive.")


@strawberry.type(description="The account will be erased; all sessions and tokens have ended.")
class ErasureRequested:
    due_at: Moment = strawberry.field(description="When. Signing in before calls it off.")


_REFUSALS = (WrongCredentials, LimitReached, NotAllowed)
RequestArchiveResult: Any = account_result("requestArchive", ArchiveRequested, *_REFUSALS)
RequestErasureResult: Any = account_result("requestErasure", ErasureRequested, *_REFUSALS)


@strawberry.type
class PrivacyMutations:
    @mutation(
        graphql_type=RequestArchiveResult,
        description="Asks for a copy of everything that is stored about the caller.",
        metadata=COST,
    )
    async def request_archive(self, info: Info, input: Annotated[ConfirmedInput, INPUT]) -> Any:
        work = request_archive(info.context.desk, info.context.caller, input.password)
        return await attempt(info, work, lambda archive: ArchiveRequested(archive=archive_of(archive)))

    @mutation(
        graphql_type=RequestErasureResult,
        description="Asks for the caller's account to be erased, after a time in which signing in calls it off.",
        metadata=COST,
    )
    async def request_erasure(self, info: Info, input: Annotated[ConfirmedInput, INPUT]) -> Any:
        work = request_erasure(info.context.desk, info.context.caller, input.password)
        return await attempt(info, work, lambda due_at: ErasureRequested(due_at=Moment(due_at)))
