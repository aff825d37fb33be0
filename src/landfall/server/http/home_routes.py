"""Opening the tables to the house, and closing them: for whoever sits at this machine."""

from __future__ import annotations

from fastapi import APIRouter, Request

from landfall.server.bodies import House, HouseWish
from landfall.server.http.problems import may_say
from landfall.server.http.services import ServicesDep

router = APIRouter(prefix="/api/house", tags=["house"])


@router.get("")
async def house(services: ServicesDep, request: Request) -> House:
    """Do other devices of the house find the tables here, and may you change that?"""
    network = services.home
    return House(
        address=network.address,
        always=network.always,
        may_change=network.may_change(request),
    )


@router.post("", responses=may_say(400))
async def change(services: ServicesDep, request: Request, wish: HouseWish) -> House:
    """Let phones in the house join, or no longer; only from this machine."""
    await (services.home.open if wish.open else services.home.close)(request)
    return await house(services, request)
