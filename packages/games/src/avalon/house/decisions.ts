import type { Seat } from '@wis/engine'
import { questsLost, questsWon, targetsOf } from '../table.ts'
import type { Card } from '../table.ts'
import { best, chanceClean, chanceOf, evilSeats, isLastVote, teamsOf } from './mind.ts'
import type { Mind } from './mind.ts'

/** How a player decides. */
export interface Manner {
  team(mind: Mind, now: readonly Seat[] | null): readonly Seat[]
  approves(mind: Mind, team: readonly Seat[]): boolean
  card(mind: Mind, team: readonly Seat[]): Card
  merlin(mind: Mind): Seat
}

const evilOn = (mind: Mind, team: readonly Seat[]) => {
  const evil = evilSeats(mind)
  return team.filter((seat) => evil.includes(seat)).length
}

const isClean = (mind: Mind, team: readonly Seat[]) => chanceClean(mind.worlds, team) > 0.999

const teamsFor = ({ state }: Mind) => teamsOf(state, state.proposal?.size ?? 2)

/** Everything by lot. */
export const byLot: Manner = {
  team: (mind) => mind.rng.pick(teamsFor(mind)),
  approves: ({ rng }) => rng.int(3) > 0,
  card: ({ rng }) => (rng.int(2) === 0 ? 'fail' : 'success'),
  merlin: ({ state, seat, rng }) => rng.pick(targetsOf(state, seat)),
}

/** Reasons from failed quests alone, and hides nothing. */
export const openly: Manner = {
  team: (mind) => {
    const { evil, seat } = mind
    const worth = (team: readonly Seat[]) => {
      const own = team.includes(seat) ? 0.05 : 0
      if (evil) return (evilOn(mind, team) > 0 ? 1 : 0) + own
      return chanceClean(mind.worlds, team) + own
    }
    return best(teamsFor(mind), worth, mind.rng) ?? []
  },
  approves: (mind, team) => {
    if (mind.evil) return evilOn(mind, team) > 0
    if (isLastVote(mind.state)) return true
    const chance = chanceClean(mind.worlds, team)
    const most = Math.max(...teamsOf(mind.state, team.length).map((one) => chanceClean(mind.worlds, one)))
    return chance >= 0.75 * most
  },
  card: ({ state }) => (state.quests.length === 0 ? 'success' : 'fail'),
  merlin: ({ state, seat, rng }) => rng.pick(targetsOf(state, seat)),
}

/** Reasons from votes and proposals too, hides what it knows, and looks for those who know too much. */
export const covertly: Manner = {
  team: covertTeam,
  approves: (mind, team) => {
    if (mind.evil) return evilApproves(mind, team)
    if (isLastVote(mind.state)) return true
    return mind.role === 'merlin' ? merlinApproves(mind, team) : goodApproves(mind, team, false)
  },
  card: covertCard,
  merlin: (mind) => {
    const targets = targetsOf(mind.state, mind.seat)
    return best(targets, (seat) => chanceOf(mind.worlds, seat, 'merlin'), mind.rng) ?? mind.seat
  },
}

/** A leader keeps the present team if another one is hardly better, because changes are noticed. */
const changeCost = 0.04

function covertTeam(mind: Mind, now: readonly Seat[] | null): readonly Seat[] {
  const { evil, seat, open, worlds, role } = mind
  const hides = role === 'merlin' && !isCritical(mind) && mind.rng.int(10) < 4
  const worth = (team: readonly Seat[]) => {
    const own = team.includes(seat) ? 0.05 : 0
    const kept = now && team.every((one) => now.includes(one)) ? changeCost : 0
    const looks = chanceClean(open, team)
    if (evil) return (evilOn(mind, team) === 1 ? 1 : evilOn(mind, team) === 2 ? 0.4 : 0) + looks + own + kept
    if (role === 'merlin' && !hides) return 2 * chanceClean(worlds, team) + looks + own + kept
    if (role === 'merlin') return looks + own + kept
    return chanceClean(worlds, team) + own + kept
  }
  return best(teamsFor(mind), worth, mind.rng) ?? []
}

function evilApproves(mind: Mind, team: readonly Seat[]): boolean {
  const { state, rng } = mind
  const count = evilOn(mind, team)
  const looksGood = goodApproves(mind, team, true)
  // One fail or one refusal from the win, the mask may fall.
  if (questsLost(state) === 2) return count > 0
  if (isLastVote(state)) return count > 0
  if (count > 0) return looksGood || rng.int(10) < 7
  if (questsWon(state) === 2) return false
  return looksGood ? rng.int(10) < 6 : false
}

/** What a good player without sight of the roles does, by its own or by the open view. */
function goodApproves(mind: Mind, team: readonly Seat[], isOpen: boolean): boolean {
  const { state, rng, seat } = mind
  const worlds = isOpen ? mind.open : mind.worlds
  const chances = teamsOf(state, team.length).map((one) => chanceClean(worlds, one))
  const most = Math.max(...chances)
  const share = chanceClean(worlds, team) / most
  const patience = 0.72 - 0.08 * ((state.proposal?.number ?? 1) - 1)
  if (share >= patience) return true
  return !team.includes(seat) ? false : share >= patience - 0.15 || rng.int(10) === 0
}

/** Whether the next quest may end the match. */
const isCritical = ({ state }: Mind) => questsLost(state) === 2 || questsWon(state) === 2

/** Merlin votes as a servant might, and against evil where it matters. */
function merlinApproves(mind: Mind, team: readonly Seat[]): boolean {
  const { rng } = mind
  const looksGood = goodApproves(mind, team, true)
  if (isClean(mind, team)) return looksGood || rng.int(10) < (isCritical(mind) ? 8 : 4)
  return looksGood && rng.int(10) < (isCritical(mind) ? 3 : 8)
}

function covertCard(mind: Mind, team: readonly Seat[]): Card {
  const { state, seat, rng } = mind
  const [won, lost] = [questsWon(state), questsLost(state)]
  if (lost === 2 || won === 2) return 'fail'
  // Of two evil players on a quest, one fail is enough: the one in the lower seat plays it.
  if (evilOn(mind, team) === 2 && Math.min(...evilSeats(mind)) !== seat)
    return rng.int(10) < 2 ? 'fail' : 'success'
  const isFirst = state.quests.length === 0
  return isFirst && team.length === 2 ? (rng.int(10) < 5 ? 'success' : 'fail') : 'fail'
}
