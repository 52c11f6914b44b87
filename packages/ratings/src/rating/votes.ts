import { add, at } from './at.ts'
import { perCivilian } from './canonical-order.ts'
import type { CanonicalMatch } from './canonical-order.ts'
import type { Layout } from './layout.ts'
import { sharing } from './sharing.ts'
import type { Sharing } from './sharing.ts'

/**
 * Civilians of one match who were asked for equally many ballots, thus voted side by side after the same speeches.
 * Taken as given how many correct ballots they cast together, what counts is who cast them: an obvious spy, an easy
 * pair or a late round makes all of them right together and credits none of them.
 */
export interface Votes {
  readonly count: number
  readonly start: Int32Array
  readonly column: Int32Array
  readonly correct: Int32Array
  /** Per group: how its correct ballots may be shared out; groups of one shape take turns with one `Sharing`. */
  readonly sharings: readonly Sharing[]
  /** Per group: the covariance matrix of the members' correct ballots at the point last surveyed, row by row. */
  readonly covariance: Float64Array
  readonly covarianceStart: Int32Array
}

interface Group {
  readonly asked: number
  readonly total: number
  readonly members: readonly { readonly agent: number; readonly correct: number }[]
}

export function votesOf(matches: readonly CanonicalMatch[], layout: Layout): Votes {
  const groups = matches.flatMap(groupsOf).filter(tellsApart)
  const sizes = groups.map((group) => group.members.length)
  const members = groups.flatMap((group) => group.members)
  return {
    count: groups.length,
    start: runningTotals(sizes),
    column: Int32Array.from(members, ({ agent }) => layout.detection + agent),
    correct: Int32Array.from(members, ({ correct }) => correct),
    sharings: sharingsOf(groups),
    covariance: new Float64Array(sizes.reduce((sum, size) => sum + size * size, 0)),
    covarianceStart: runningTotals(sizes.map((size) => size * size)),
  }
}

function groupsOf({ civilians }: CanonicalMatch): Group[] {
  const groups = new Map<
    number,
    { asked: number; total: number; members: { agent: number; correct: number }[] }
  >()
  for (let i = 0; i < civilians.length; i += perCivilian) {
    const asked = at(civilians, i + 1)
    const correct = at(civilians, i + 2)
    const group = groups.get(asked) ?? { asked, total: 0, members: [] }
    group.members.push({ agent: at(civilians, i), correct })
    group.total += correct
    groups.set(asked, group)
  }
  return [...groups.values()]
}

/** Where nobody or everybody was right, or one voted alone, nobody is told apart from anybody. */
function tellsApart({ asked, total, members }: Group): boolean {
  return members.length > 1 && total > 0 && total < asked * members.length
}

function runningTotals(sizes: readonly number[]): Int32Array {
  const totals = new Int32Array(sizes.length + 1)
  sizes.forEach((size, i) => (totals[i + 1] = at(totals, i) + size))
  return totals
}

function sharingsOf(groups: readonly Group[]): Sharing[] {
  const byShape = new Map<string, Sharing>()
  return groups.map(({ asked, total, members: { length: members } }) => {
    const shape = `${members} ${asked} ${total}`
    const known = byShape.get(shape) ?? sharing({ members, asked, total })
    byShape.set(shape, known)
    return known
  })
}

/** Adds the slope of the log-likelihood at `point` to `slope`, and returns the log-likelihood. */
export function visitVotes(votes: Votes, point: Float64Array, slope: Float64Array): number {
  const { sharings, start, column, correct } = votes
  let likelihood = 0
  sharings.forEach(({ strength, mean, expect }, group) => {
    const from = at(start, group)
    for (let k = 0; k < strength.length; k++) strength[k] = at(point, at(column, from + k))
    likelihood -= expect()
    for (let k = 0; k < strength.length; k++) {
      likelihood += at(correct, from + k) * at(strength, k)
      add(slope, at(column, from + k), at(correct, from + k) - at(mean, k))
    }
  })
  return likelihood
}

/** Notes the covariances at `point`. */
export function surveyVotes(votes: Votes, point: Float64Array): void {
  const { sharings, start, column, covariance, covarianceStart } = votes
  covariance.fill(0)
  sharings.forEach(({ strength, expect, covary }, group) => {
    const from = at(start, group)
    for (let k = 0; k < strength.length; k++) strength[k] = at(point, at(column, from + k))
    expect()
    covary(covariance, at(covarianceStart, group))
  })
}

/** Adds curvature × `vector` to `product`. */
export function curveVotes(votes: Votes, vector: Float64Array, product: Float64Array): void {
  const { count, start, column, covariance, covarianceStart } = votes
  for (let group = 0; group < count; group++) {
    const from = at(start, group)
    const to = at(start, group + 1)
    let place = at(covarianceStart, group)
    for (let k = from; k < to; k++) {
      let sum = 0
      for (let l = from; l < to; l++) sum += at(covariance, place++) * at(vector, at(column, l))
      add(product, at(column, k), sum)
    }
  }
}

/** Calls `entry` for the contributions to the curvature matrix, each place of it any number of times. */
export function spellVotes(votes: Votes, entry: (i: number, j: number, amount: number) => void): void {
  const { count, start, column, covariance, covarianceStart } = votes
  for (let group = 0; group < count; group++) {
    let place = at(covarianceStart, group)
    for (let k = at(start, group); k < at(start, group + 1); k++)
      for (let l = at(start, group); l < at(start, group + 1); l++)
        entry(at(column, k), at(column, l), at(covariance, place++))
  }
}
