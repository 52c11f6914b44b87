import type { Thought } from '@wis/db'
import { isHidden } from '@wis/engine'
import type { Seat } from '@wis/engine'
import type { SpyEntry } from '@wis/protocol'

/** How likely each seat is the spy, by seat; those at the table add up to 1, those out are 0. */
export type Shares = readonly number[]

/** What the table believed when something had been said or decided. */
export interface BeliefMoment {
  readonly seq: number
  readonly round: number
  /** Who had left the table by then. */
  readonly out: ReadonlySet<Seat>
  /** What each who sits there last said it believed. */
  readonly minds: ReadonlyMap<Seat, Shares>
  /** All of them together, everybody counting the same. */
  readonly together: Shares
}

export interface BeliefQuestion {
  readonly thoughts: readonly Thought[]
  readonly entries: readonly SpyEntry[]
  readonly aliases: readonly string[]
  /** The last entry to be told of. */
  readonly until: number
  /** The one seat whose beliefs are asked for; null for everybody's. */
  readonly seat: Seat | null
}

/** The moments at which beliefs changed, in order. Whoever is out believes nothing more, and is suspected no more. */
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
    // Ballots are cast all at once: what was thought of them counts when they are read.
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

/** Undefined where it said nothing of anybody who could be meant. */
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

/** What was given to those who are out goes to the others as they are suspected. */
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
