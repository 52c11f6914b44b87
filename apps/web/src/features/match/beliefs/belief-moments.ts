import type { Seat } from '@wis/engine'
import type { Scene } from '@wis/games'

/** How likely each seat hides, by seat. Where one seat hides, those at the table add up to 1; seats that are out are 0. */
export type Shares = readonly number[]

/** The beliefs of the table after something that everybody sees. */
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

/** What a seat said that it believes, when it gave the answer that became an entry. */
export interface Telling {
  readonly seq: number
  readonly seat: Seat
  readonly chances: readonly number[]
}

/** A step of the match. What was told since the step before belongs to it. */
export interface BeliefStep {
  readonly seq: number
  readonly round: number
  /** The seats that are out after it. */
  readonly out: ReadonlySet<Seat>
}

interface BeliefQuestion {
  readonly tellings: readonly Telling[]
  readonly steps: readonly BeliefStep[]
  /** How many seats hide. */
  readonly count: number
}

/** The moments at which beliefs changed, in order. A seat that is out has no beliefs and is no longer suspected. */
export function beliefMoments({ tellings, steps, count }: BeliefQuestion): readonly BeliefMoment[] {
  const minds = new Map<Seat, Shares>()
  const moments: BeliefMoment[] = []
  let before = -1
  for (const { seq, round, out } of steps) {
    const share = (chances: readonly number[]) => shared(chances, out, count)
    for (const [seat, shares] of minds) {
      const left = out.has(seat) ? undefined : share(shares)
      if (!out.has(seat)) minds.set(seat, left ?? shares)
      else minds.delete(seat)
    }
    const told = tellings.filter((one) => one.seq > before && one.seq <= seq)
    before = seq
    let isNew = false
    for (const { seat, chances } of told) {
      const shares = share(chances)
      if (!shares) continue
      minds.set(seat, shares)
      isNew = true
    }
    if (isNew) moments.push({ seq, round, out, minds: new Map(minds), together: mean([...minds.values()]) })
  }
  return moments
}

/**
 * The belief in those who are at the table. Where only one seat hides, the belief in seats that are out is spread over the
 * others in proportion to their own. Undefined if nobody at the table was named.
 */
function shared(chances: Shares, out: ReadonlySet<Seat>, count: number): Shares | undefined {
  const left = chances.map((chance, seat) => (out.has(seat) ? 0 : chance))
  const sum = left.reduce((total, chance) => total + chance, 0)
  if (sum <= 0) return undefined
  return count === 1 ? left.map((chance) => chance / sum) : left
}

function mean(minds: readonly Shares[]): Shares {
  return (minds[0] ?? []).map(
    (_, seat) => minds.reduce((total, shares) => total + (shares[seat] ?? 0), 0) / minds.length,
  )
}

interface SeenStep {
  readonly seq: number
  readonly scene: Pick<Scene, 'guess' | 'seats'> | null
}

/** At the end a match has no round any more, and stays in its last one. */
export function beliefSteps(steps: readonly SeenStep[]): readonly BeliefStep[] {
  let round = 1
  return steps.map(({ seq, scene }) => {
    round = scene?.guess?.round || round
    const out = (scene?.seats ?? []).filter(({ isOut }) => isOut).map((one) => one.seat)
    return { seq, round, out: new Set(out) }
  })
}
