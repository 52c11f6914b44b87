import type { Thought } from '@wis/db/matches'
import { isHidden } from '@wis/engine'
import type { Seat } from '@wis/engine'
import type { SpyEntry } from '@wis/games'

/** How likely each seat is the spy, by seat. Those at the table add up to 1; eliminated seats are 0. */
export type Shares = readonly number[]

/** The beliefs of the table after a speech or a decision. */
export interface BeliefMoment {
  readonly seq: number
  readonly round: number
  /** The seats that were out by then. */
  readonly out: ReadonlySet<Seat>
  /** The last reported beliefs of each seat at the table. */
  readonly minds: ReadonlyMap<Seat, Shares>
  /** The average belief of the table, all seats with the same weight. */
  readonly together: Shares
}

export interface BeliefQuestion {
  readonly thoughts: readonly Thought[]
  readonly entries: readonly SpyEntry[]
  readonly aliases: readonly string[]
  /** The last entry to include. */
  readonly until: number
  /** The one seat whose beliefs are wanted; null for all. */
  readonly seat: Seat | null
}

/** The moments at which beliefs changed, in order. An eliminated seat has no beliefs and is no longer suspected. */
export function beliefMoments({
  thoughts,
  entries,
  aliases,
  ...asked
}: BeliefQuestion): readonly BeliefMoment[] {
  const living = new Set(aliases.keys())
  const out = new Set<Seat>()
  const minds = new Map<Seat, Shares>()
  const moments: BeliefMoment[] = []
  let [round, isNew] = [0, false]
  for (const { seq, event } of entries.slice(0, asked.until + 1)) {
    if (event.type === 'round-opened') round = event.round
    if (event.type === 'seat-eliminated') {
      living.delete(event.seat)
      out.add(event.seat)
      leave(event.seat, minds, living)
    }
    for (const thought of thoughts) {
      if (thought.seq !== seq || (asked.seat !== null && thought.seat !== asked.seat)) continue
      const shares = sharesOf(thought, aliases, living)
      if (!shares) continue
      minds.set(thought.seat, shares)
      isNew = true
    }
    // Ballots are cast all at once, so the thoughts behind them count when the ballots are read.
    if (!isNew || minds.size === 0 || isHidden(event) || event.type === 'vote-cast') continue
    moments.push({
      seq,
      round,
      out: new Set(out),
      minds: new Map(minds),
      together: mean([...minds.values()]),
    })
    isNew = false
  }
  return moments
}

function leave(seat: Seat, minds: Map<Seat, Shares>, living: ReadonlySet<Seat>): void {
  minds.delete(seat)
  for (const [other, shares] of minds) {
    const left = shared(shares, living)
    if (left) minds.set(other, left)
  }
}

/** Undefined if it named nobody who is still at the table. */
function sharesOf(
  { beliefs }: Thought,
  aliases: readonly string[],
  living: ReadonlySet<Seat>,
): Shares | undefined {
  return shared(
    aliases.map((alias) => Math.min(1, Math.max(0, beliefs?.[alias] ?? 0))),
    living,
  )
}

/** Spreads the belief in eliminated seats over the others, in proportion to their own. */
function shared(chances: Shares, living: ReadonlySet<Seat>): Shares | undefined {
  const left = chances.map((chance, seat) => (living.has(seat) ? chance : 0))
  const sum = left.reduce((total, chance) => total + chance, 0)
  return sum > 0 ? left.map((chance) => chance / sum) : undefined
}

function mean(minds: readonly Shares[]): Shares {
  return (minds[0] ?? []).map(
    (_, seat) => minds.reduce((total, shares) => total + (shares[seat] ?? 0), 0) / minds.length,
  )
}
