import type { Rng, Seat } from '@wis/engine'
import { speakingOrder } from './deal.ts'
import type { Ruleset, SpyEvent } from './schema.ts'
import type { Round, SpyState } from './state.ts'
import { leaders } from './votes.ts'

type Fact<Type extends SpyEvent['type']> = Extract<SpyEvent, { readonly type: Type }>

/** The vote that a round ends with. Undefined if it has none. */
export function openedVote(
  { ruleset, living }: SpyState,
  { round, order, isRunOff }: Round,
  rng: Rng,
): Fact<'vote-opened'> | undefined {
  if (round < (ruleset.firstVote ?? 1)) return undefined
  const standing = isRunOff ? living.filter((seat) => order.includes(seat)) : living
  // Fouls can leave a run-off nothing to decide.
  if (isRunOff && standing.length < 2) return undefined
  const candidates = offered(ruleset, { round, standing }, rng)
  const opened = { type: 'vote-opened', round, candidates } as const
  return isRunOff ? { ...opened, voters: living.filter((seat) => !order.includes(seat)) } : opened
}

interface Standing {
  readonly round: number
  readonly standing: readonly Seat[]
}

function offered({ orders, arrangement }: Ruleset, { round, standing }: Standing, rng: Rng): readonly Seat[] {
  if (arrangement && round === 1) return arrangement.candidates.filter((seat) => standing.includes(seat))
  return orders === 'shuffled' ? rng.shuffle(standing) : standing
}

/** Who is out by these votes. Undefined if nobody is. */
export function votedOut(
  { ruleset }: SpyState,
  { round, vote }: Round,
  rng: Rng,
): Fact<'seat-eliminated'> | undefined {
  const tied = leaders(vote?.revealed ?? [])
  const [seat] = tied
  if (seat === undefined) return undefined
  if (tied.length === 1) return { type: 'seat-eliminated', seat, round, cause: 'vote' }
  if (ruleset.tie !== 'chance') return undefined
  return { type: 'seat-eliminated', seat: rng.pick(tied), round, cause: 'vote', tied }
}

/** The round after one that did not end the match. */
export function nextRound(state: SpyState, before: Round, rng: Rng): Fact<'round-opened'> {
  const { ruleset, living, starter } = state
  const tied = runOffOf(state, before)
  const speakers = tied ?? living
  const order = ruleset.orders === 'shuffled' ? rng.shuffle(speakers) : speakingOrder(speakers, starter)
  return { type: 'round-opened', round: before.round + 1, order, ...(tied && { runOff: true as const }) }
}

/**
 * The seats of a run-off. Undefined if there is none: if nobody is left to vote between the tied, or the round was a
 * run-off itself, everybody speaks and votes again.
 */
function runOffOf({ ruleset, living }: SpyState, { vote, isRunOff }: Round): readonly Seat[] | undefined {
  if (ruleset.tie !== 'run-off' || isRunOff) return undefined
  const tied = leaders(vote?.revealed ?? [])
  return tied.length > 1 && tied.length < living.length ? tied : undefined
}
