import type { Layout } from './layout.ts'
import * as numbers from './numbers.ts'
import { placeOf } from './places.ts'
import type { RatedMatch } from './rated-match.ts'
import { Sharing } from './sharing.ts'

const { add, at } = numbers

/**
 * The votes of all rounds of all matches. All voters in a round have heard the same speeches. Given the number of
 * correct voters, only their identity counts. An obvious deceiver, an easy pair or a late round makes all of them right
 * together and credits none of them.
 */
export interface Votes {
  /** For each vote, the range of its voters in `column`, the correct ones first. */
  readonly start: Int32Array
  readonly right: Int32Array
  readonly column: Int32Array
  /** One for each vote. Votes of one size share one `Sharing` in turn. */
  readonly sharings: readonly Sharing[]
  /** For each vote, from `corner` on: the covariances between its voters' being right, at the point last surveyed. */
  readonly covariance: Float64Array
  readonly corner: Int32Array
}

export function votesOf(matches: readonly RatedMatch[], layout: Layout): Votes {
  const start = [0]
  const right: number[] = []
  const column: number[] = []
  const corner = [0]
  const sharings: Sharing[] = []
  const sharingOf = sharingBySize()
  let places = 0
  for (const vote of matches.flatMap(({ votes = [] }) => votes)) {
    // If nobody or everybody was right, the vote tells nobody apart.
    if (vote.right.length === 0 || vote.wrong.length === 0) continue
    const voters = [...vote.right, ...vote.wrong]
    for (const agent of voters) column.push(layout.detection + agent)
    right.push(vote.right.length)
    start.push(column.length)
    corner.push((places += voters.length ** 2))
    sharings.push(sharingOf(voters.length, vote.right.length))
  }
  return {
    start: Int32Array.from(start),
    right: Int32Array.from(right),
    column: Int32Array.from(column),
    sharings,
    covariance: new Float64Array(places),
    corner: Int32Array.from(corner),
  }
}

function sharingBySize(): (voters: number, correct: number) => Sharing {
  const known = new Map<string, Sharing>()
  return (voters, correct) => {
    const size = `${correct} of ${voters}`
    const found = known.get(size) ?? new Sharing(voters, correct)
    known.set(size, found)
    return found
  }
}

/** Adds the slope of the log-likelihood at `point` to `slope`, and returns the log-likelihood. */
export function visitVotes(votes: Votes, point: Float64Array, slope: Float64Array): number {
  const { start, right, column } = votes
  let likelihood = 0
  votes.sharings.forEach((sharing, vote) => {
    const { strength, chance } = sharing
    const from = at(start, vote)
    for (let k = 0; k < strength.length; k++) strength[k] = at(point, at(column, from + k))
    likelihood -= sharing.expect()
    for (let k = 0; k < strength.length; k++) {
      const correct = k < at(right, vote) ? 1 : 0
      likelihood += correct * at(strength, k)
      add(slope, at(column, from + k), correct - at(chance, k))
    }
  })
  return likelihood
}

/** Stores the covariances at `point`, and adds the diagonal of the curvature to `diagonal`. */
export function surveyVotes(votes: Votes, point: Float64Array, diagonal: Float64Array): void {
  const { start, column, covariance } = votes
  covariance.fill(0)
  votes.sharings.forEach((sharing, vote) => {
    const { strength } = sharing
    const from = at(start, vote)
    const corner = at(votes.corner, vote)
    for (let k = 0; k < strength.length; k++) strength[k] = at(point, at(column, from + k))
    sharing.expect()
    sharing.covary(covariance, corner)
    for (let k = 0; k < strength.length; k++)
      add(diagonal, at(column, from + k), at(covariance, corner + k * strength.length + k))
  })
}

/** Adds curvature × `vector` to `product`. */
export function curveVotes(votes: Votes, vector: Float64Array, product: Float64Array): void {
  const { sharings, start, column, covariance, corner } = votes
  for (let vote = 0; vote < sharings.length; vote++) {
    const from = at(start, vote)
    const to = at(start, vote + 1)
    let place = at(corner, vote)
    for (let k = from; k < to; k++) {
      let sum = 0
      for (let l = from; l < to; l++) sum += at(covariance, place++) * at(vector, at(column, l))
      add(product, at(column, k), sum)
    }
  }
}

/** Calls `entry` for the contributions to the curvature matrix. Each place may come any number of times. */
export function spellVotes(votes: Votes, entry: (i: number, j: number, amount: number) => void): void {
  const { sharings, start, column, covariance, corner } = votes
  for (let vote = 0; vote < sharings.length; vote++) {
    let place = at(corner, vote)
    for (let k = at(start, vote); k < at(start, vote + 1); k++)
      for (let l = at(start, vote); l < at(start, vote + 1); l++)
        entry(at(column, k), at(column, l), at(covariance, place++))
  }
}

/** Where any two voters of one vote meet, in the order in which `gatherVotes` needs them. */
export function placesOfVotes({ sharings, start, column }: Votes, layout: Layout): Int32Array {
  const places: number[] = []
  for (let vote = 0; vote < sharings.length; vote++)
    for (let k = at(start, vote); k < at(start, vote + 1); k++)
      for (let l = at(start, vote); l <= k; l++) places.push(placeOf(layout, at(column, k), at(column, l)))
  return Int32Array.from(places)
}

/** Adds half of the stored curvature, which is symmetric, to the sums at these places. */
export function gatherVotes(votes: Votes, places: Int32Array, sums: Float64Array): void {
  const { sharings, start, covariance, corner } = votes
  let next = 0
  for (let vote = 0; vote < sharings.length; vote++) {
    const voters = at(start, vote + 1) - at(start, vote)
    for (let k = 0; k < voters; k++) {
      const from = at(corner, vote) + k * voters
      for (let l = 0; l <= k; l++) add(sums, at(places, next++), at(covariance, from + l))
    }
  }
}
