import type { Seat } from '@wis/engine'
import type { GuessTally } from '../contract/probe.ts'
import { isEvil } from './roles.ts'
import type { AvalonState } from './state.ts'

/** Votes by the toss of a coin, or always the same, and an assassin that names anybody who is good. */
export function avalonGuessed(state: AvalonState, seat: Seat): Readonly<Record<string, GuessTally>> {
  const others = [...state.aliases.keys()].filter((other) => other !== seat)
  return {
    'vote-accuracy': votesOf(state, [seat]),
    'others-vote-accuracy': votesOf(state, others),
    'merlins-found-rate': namingsOf(state, [seat]),
    'others-merlins-found-rate': namingsOf(state, others),
  }
}

function votesOf({ roles, settled }: AvalonState, seats: readonly Seat[]): GuessTally {
  const good = seats.filter((seat) => !isEvil(roles[seat]))
  const voted = settled.filter((one) => one.voted)
  const clean = voted.filter(({ team }) => !team.some((seat) => isEvil(roles[seat])))
  const asked = good.length * voted.length
  const approve = good.length * clean.length
  return { asked, even: asked / 2, same: { approve, reject: asked - approve } }
}

function namingsOf({ roles, isNamed }: AvalonState, seats: readonly Seat[]): GuessTally {
  const asked = isNamed && seats.some((seat) => roles[seat] === 'assassin') ? 1 : 0
  return { asked, even: asked / roles.filter((role) => !isEvil(role)).length }
}
