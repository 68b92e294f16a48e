"""Who you are: a guest in one step, an account if you like."""

from importlib.metadata import version

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from starboard.server.api.dependencies import (
    Anybody,
    Body,
    Somebody,
    TheIdentities,
    TheLimiter,
    TheProcess,
    address_of,
    refusals,
    token_of,
)
from starboard.server.people.identity import COOKIE, COOKIE_AGE, KNOWN_COOKIE, Attempt
from starboard.server.running.server_process import ServerProcess
from starboard.server.storage.records import PersonRecord
from starboard.texts import LANGUAGES

router = APIRouter(prefix="/api", tags=["identity"])

LOGIN = "/api/login"


class MePerson(BaseModel):
    id: str
    name: str
    account: str | None = Field(description="the login, if this person has an account")
    webhook: str


class ServerInfo(BaseModel):
    version: str
    webhooks: bool
    languages: list[str]


class Me(BaseModel):
    person: MePerson | None
    server: ServerInfo
    token: str | None = Field(None, description="for programs, when it was just made; browsers have it as a cookie")


PROGRAM = Field(False, description="answer with the token; a browser needs only its cookie")


class GuestBody(Body):
    name: str = Field(max_length=200)
    program: bool = PROGRAM


class ChangeBody(Body):
    name: str | None = Field(None, max_length=200)
    webhook: str | None = Field(None, max_length=500)


class AccountBody(Body):
    login: str = Field(max_length=200)
    password: str = Field(max_length=1000)
    program: bool = PROGRAM


def me_of(process: ServerProcess, person: PersonRecord | None, token: str | None = None) -> Me:
    server = ServerInfo(version=version("starboard"), webhooks=process.webhooks.on, languages=list(LANGUAGES))
    shown = MePerson(id=person.id, name=person.name, account=person.account, webhook=person.webhook) if person else None
    return Me(person=shown, server=server, token=token)


def _give_cookie(response: Response, name: str, value: str, process: ServerProcess, path: str = "/") -> None:
    response.set_cookie(
        name, value, max_age=COOKIE_AGE, httponly=True, samesite="strict", secure=process.settings.https, path=path
    )


@router.get("/me", responses=refusals())
async def me(process: TheProcess, who: Anybody) -> Me:
    return me_of(process, who.person if who else None)


@router.post("/guest", status_code=201, responses=refusals("bad-name"))
async def become_guest(
    body: GuestBody,
    request: Request,
    response: Response,
    process: TheProcess,
    identities: TheIdentities,
    limiter: TheLimiter,
) -> Me:
    """Become somebody on this device; a name is enough."""
    await limiter.check("guest", address_of(request))
    await limiter.check("guest-day", address_of(request))
    token, person = await identities.guest(body.name)
    _give_cookie(response, COOKIE, token, process)
    return me_of(process, person, token if body.program else None)


@router.patch("/me", responses=refusals("not-signed-in", "bad-name", "webhooks-off", "bad-webhook"))
async def change_me(body: ChangeBody, who: Somebody, process: TheProcess, identities: TheIdentities) -> Me:
    return me_of(process, await identities.change(who, body.name, body.webhook))


@router.post("/account", status_code=201, responses=refusals("not-signed-in", "login-taken", "has-account", "bad-name"))
async def open_account(
    body: AccountBody,
    request: Request,
    response: Response,
    who: Somebody,
    process: TheProcess,
    identities: TheIdentities,
    limiter: TheLimiter,
) -> Me:
    """Keep this identity with a password, to come back from another device."""
    await limiter.check("login", address_of(request))
    proof = await identities.open_account(who, body.login, body.password)
    _give_cookie(response, KNOWN_COOKIE, proof, process, LOGIN)
    person = (await process.store.people.named([who.person.id]))[who.person.id]
    return me_of(process, person)


@router.post("/login", responses=refusals("wrong-login", "too-many-tries", "bad-name"))
async def log_in(
    body: AccountBody,
    request: Request,
    response: Response,
    process: TheProcess,
    identities: TheIdentities,
    limiter: TheLimiter,
) -> Me:
    """Come back from another device. Wrong tries are counted by address and by account."""
    await limiter.check("login", address_of(request))
    device = await identities.device(token_of(request.headers, request.cookies))
    attempt = Attempt(body.login, body.password, device, request.cookies.get(KNOWN_COOKIE))
    signed_in = await identities.log_in(attempt)
    _give_cookie(response, COOKIE, signed_in.token, process)
    _give_cookie(response, KNOWN_COOKIE, signed_in.proof, process, LOGIN)
    return me_of(process, signed_in.person, signed_in.token if body.program else None)


@router.post("/logout", status_code=204, responses=refusals("not-signed-in"))
async def log_out(who: Somebody, identities: TheIdentities) -> Response:
    """Forget this device."""
    await identities.log_out(who)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response
