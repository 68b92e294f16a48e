"""Undo: free while nobody learned anything, by consent of the table beyond that, and the same after a restart."""

import pytest

from starboard.server.storage.moves import Move
from starboard.server.tables.move_log import PROPOSE
from starboard.server.tables.votes import Ballot
from starboard.server.wire.table_info import Vote
from tests.server.lounge import TOY_TABLE, deal, play_to_the_strike

pytestmark = pytest.mark.usefixtures("toy")


async def toy_table(here, *names, **wishes):
    deal(here, "ace", "stop", "king", "two")
    return await here.party(*(names or ("Ada", "Bob", "Cem")), **{**TOY_TABLE, **wishes})


async def test_a_decision_that_told_nobody_anything_is_taken_back_freely(lounge):
    async with lounge() as here:
        party = await toy_table(here)
        ada, bob, _ = party.screens
        ask_id, _ = await ada.answer("walk")
        assert ada.view["undo"]["free"]
        log = ada.told()

        await ada.done("undo")
        await party.settled()

        assert ada.version == 3 and ada.ask["kind"] == "first" and ada.ask["id"] != ask_id
        assert ada.told() == bob.told() == [*log[:-1], "undone"]
        assert ada.log[-1]["args"] == {"who": 0}
        assert await ada.refused("undo") == "cannot-undo"
        assert await ada.refused("answer", ask=ask_id, pick="run") == "already-decided"
        await ada.answer("run")
        assert not ada.broken and not bob.broken


async def test_others_have_nothing_to_take_back(lounge):
    async with lounge() as here:
        party = await toy_table(here)
        await party.screens[0].answer("walk")

        assert await party.screens[1].refused("undo") == "cannot-undo"
        assert await party.screens[1].refused("vote", yes=True) == "no-vote"


ROLLED = 5  # the place of the roll in the log, after three cards and two steps


def vote_of(yes):
    return {"seat": 0, "yes": yes, "needed": [1, 2], "since": ROLLED}


async def voting(here, **wishes):
    """Ada has rolled the die and wants to go back."""
    party = await toy_table(here, **wishes)
    for _ in range(3):
        await party.screens[0].answer()
    await party.screens[0].until(lambda screen: screen.ask["kind"] == "guess")
    assert party.screens[0].view["undo"]["free"] is False
    await party.screens[0].done("undo")
    for screen in party.screens:
        await screen.until(lambda screen: screen.vote == vote_of(yes=[]), "the vote opens")
    return party


async def test_past_a_roll_the_whole_table_has_to_agree(lounge):
    async with lounge() as here:
        party = await voting(here)
        ada, bob, cem = party.screens
        version = ada.version
        assert await ada.refused("undo") == "vote-open"
        await bob.done("vote", yes=True)
        await bob.done("vote", yes=True)
        await cem.until(lambda screen: screen.vote and screen.vote["yes"] == [1])
        assert ada.version == version, "Cem has not agreed"

        await cem.done("vote", yes=True)
        await party.settled()

        assert ada.ask["kind"] == "pick" and ada.version == version + 1
        assert ada.vote is bob.vote is cem.vote is None
        assert ada.told() == bob.told() == cem.told()
        assert ada.log[-1]["kind"] == "undone"


async def test_the_vote_says_where_in_the_log_what_is_taken_back_begins(lounge):
    async with lounge() as here:
        party = await voting(here)
        ada, bob, cem = party.screens
        assert {screen.log[ROLLED]["kind"] for screen in party.screens} == {"rolled"}

        for screen in (bob, cem):
            await screen.done("vote", yes=True)
        await party.settled()

        assert (ada.log[-1]["kind"], ada.log[-1]["n"]) == ("undone", ROLLED)


async def test_of_a_decision_that_told_nothing_the_log_loses_nothing(lounge):
    async with lounge() as here:
        party = await toy_table(here)
        ada, bob, _ = party.screens
        for _ in range(3):
            await ada.answer()
        await ada.answer("high")
        await bob.answer("low")

        await ada.done("undo")

        assert (await bob.until(lambda screen: screen.vote))["since"] == len(bob.log)


def test_a_vote_that_was_asked_for_before_it_said_so_says_nothing():
    asked = Move("t", 5, PROPOSE, 0, 0.0, {"to": 3, "needed": [1]})

    assert Ballot([asked]).vote == Vote(0, [], [1], None)


async def test_one_no_is_enough_and_who_asked_may_withdraw(lounge):
    async with lounge() as here:
        party = await voting(here)
        ada, bob, cem = party.screens
        await bob.done("vote", yes=True)
        await cem.done("vote", yes=False)
        await ada.until(lambda screen: screen.vote is None)
        assert await bob.refused("vote", yes=True) == "no-vote"
        assert ada.version == 4

        await ada.done("undo")
        await bob.until(lambda screen: screen.vote)
        await ada.done("vote", yes=False)
        await bob.until(lambda screen: screen.vote is None)
        assert ada.version == 4


async def test_a_decision_ends_the_vote(lounge):
    async with lounge() as here:
        party = await voting(here)

        await party.screens[1].answer("low")

        for screen in party.screens:
            await screen.until(lambda screen: screen.vote is None)


async def test_a_vote_ends_when_somebody_who_must_agree_leaves(lounge):
    async with lounge() as here:
        party = await voting(here)

        await party.guests[2].ok("POST", f"{party.path}/seats/2/leave")

        await party.screens[0].until(lambda screen: screen.vote is None, "the vote ends")
        await party.screens[0].done("undo")
        await party.screens[1].until(lambda screen: screen.vote and screen.vote["needed"] == [1], "only Bob is needed")


async def test_a_vote_survives_a_reconnect_and_a_restart(lounge):
    async with lounge() as here:
        party = await voting(here)
        await party.screens[1].done("vote", yes=True)

        again = await party.guests[2].look(party.table)
        assert again.vote == vote_of(yes=[1])
        await here.restart()
        await party.gather_again()

        assert party.screens[0].vote == vote_of(yes=[1])
        await party.screens[2].done("vote", yes=True)
        await party.screens[0].until(lambda screen: screen.ask and screen.ask["kind"] == "pick", "they went back")


async def test_who_plays_with_bots_alone_goes_back_as_far_as_they_like(lounge):
    async with lounge() as here:
        deal(here, "ace", "king")
        party = await here.party("Ada", bots=1, **TOY_TABLE)
        ada = party.screens[0]
        for _ in range(3):
            await ada.answer()
        await ada.until(lambda screen: screen.ask and screen.ask["kind"] == "guess")

        for kind in ("pick", "second", "first"):
            await ada.done("undo")
            assert ada.ask["kind"] == kind and ada.vote is None
        assert await ada.refused("undo") == "cannot-undo"
        assert not ada.broken


async def test_after_an_undo_and_a_restart_everything_is_as_it_was(lounge):
    async with lounge() as here:
        party = await toy_table(here)
        ada = party.screens[0]
        await ada.answer("walk")
        await ada.answer("walk")
        await ada.done("undo")
        await ada.answer("run")
        await ada.done("undo")
        before = ada.view, ada.version, ada.log

        await here.restart()
        await party.gather_again()

        ada = party.screens[0]
        assert (ada.view, ada.version, ada.log) == before


async def test_a_reaction_that_was_taken_back_opens_its_window_again(lounge):
    async with lounge() as here:
        party = await toy_table(here, reaction_seconds=60)
        await play_to_the_strike(party)
        bob = party.screens[1]
        await bob.answer("stop")
        for screen in party.screens[1:]:
            await screen.let_pass()
        await bob.until(lambda screen: screen.ask and screen.ask["kind"] == "bow")

        await bob.done("undo")
        for screen in (party.screens[0], party.screens[2]):
            await screen.until(lambda screen: screen.vote)
            await screen.done("vote", yes=True)

        await bob.until(lambda screen: screen.window and screen.ask and screen.ask["kind"] == "stop", "asked again")
        await here.restart()
        await party.gather_again()
        bob = party.screens[1]
        assert bob.ask["kind"] == "stop" and bob.view["window"]


async def test_having_been_silent_in_a_window_is_no_decision_to_take_back(lounge):
    async with lounge() as here:
        party = await toy_table(here, reaction_seconds=0)
        await play_to_the_strike(party)
        bob = party.screens[1]
        await bob.until(lambda screen: screen.ask and screen.ask["kind"] == "bow")
        version = bob.version

        await bob.done("undo")
        for screen in (party.screens[0], party.screens[2]):
            await screen.until(lambda screen: screen.vote)
            await screen.done("vote", yes=True)

        await bob.until(lambda screen: screen.version == version + 1)
        assert bob.ask["kind"] == "guess", "it was his guess that he took back"


@pytest.mark.parametrize("says", [False, True])
async def test_asking_to_go_back_tells_nobody_whether_one_could_have_reacted(lounge, says):
    """Bob holds a card to react with or does not; he lets the window pass, and then wants to take something back."""
    async with lounge() as here:
        seen = []
        for card in ("stop", "king"):
            deal(here, "ace", card, "two")
            party = await here.party("Ada", "Bob", "Cem", **{**TOY_TABLE, "reaction_seconds": 60})
            await play_to_the_strike(party)
            ada, bob, cem = party.screens
            await bob.until(lambda screen: screen.window)
            assert (bob.ask is not None) == (card == "stop")
            if bob.ask and says:
                await bob.answer(None)
            await bob.let_pass()
            await cem.let_pass()
            await bob.until(lambda screen: screen.ask and screen.ask["kind"] == "bow")
            await bob.done("undo")
            vote = await ada.until(lambda screen: screen.vote)
            for screen in (ada, cem):
                await screen.done("vote", yes=True)
            await ada.until(lambda screen: screen.told()[-1] == "undone")
            seen.append((vote, ada.version, ada.log[-1], ada.view["waiting"], ada.view["window"]))

        assert seen[0] == seen[1]
