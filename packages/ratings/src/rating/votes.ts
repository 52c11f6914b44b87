import * as numbers from './numbers.ts'
import type { CanonicalCivilian, CanonicalMatch } from './canonical-order.ts'
import type { Layout } from './layout.ts'
import { Sharing } from './sharing.ts'
import type { VoteShape } from './sharing.ts'

const { add, at } = numbers

/**
 * Civilians of one match who were asked for equally many ballots, thus voted side by side after the same speeches.
 * Taken as given how many correct ballots they cast together, what counts is who cast them: an obvious spy, an easy
 * pair or a late round makes all of them right together and credits none of them.
 */
export interface Votes {
  readonly start: Int32Array
  readonly column: Int32Array
  readonly correct: Int32Array
  /** Per group: how its correct ballots may be shared out; groups of one shape take turns with one `Sharing`. */
  readonly sharings: readonly Sharing[]
  /** Per group: the covariance matrix of the members' correct ballots at the point last surveyed, row by row. */
  readonly covariance: Float64Array
  readonly covarianceStart: Int32Array
}

export function votesOf(matches: readonly CanonicalMatch[], layout: Layout): Votes {
  const start = [0]
  const column: number[] = []
  const correct: number[] = []
  const sharings: Sharing[] = []
  const covarianceStart = [0]
  let places = 0
  const sharingOf = sharingByShape()
  for (const group of matches.flatMap(groupsOf)) {
    const shape = shapeOf(group)
    if (!tellsApart(shape)) continue
    for (const [agent, , ownCorrect] of group) {
      column.push(layout.detection + agent)
      correct.push(ownCorrect)
    }
    start.push(column.length)
    sharings.push(sharingOf(shape))
    covarianceStart.push((places += shape.members ** 2))
  }
  return {
    start: Int32Array.from(start),
    column: Int32Array.from(column),
    correct: Int32Array.from(correct),
    sharings,
    covariance: new Float64Array(places),
    covarianceStart: Int32Array.from(covarianceStart),
  }
}

type Group = readonly CanonicalCivilian[]

/** The civilians of a match by the number of ballots asked of them. */
function groupsOf({ civilians }: CanonicalMatch): Group[] {
  const asked = [...new Set(civilians.map(([, ballotsAsked]) => ballotsAsked))]
  return asked.map((ballots) => civilians.filter(([, ballotsAsked]) => ballotsAsked === ballots))
}

function shapeOf(group: Group): VoteShape {
  return {
    members: group.length,
    asked: group[0]?.[1] ?? 0,
    total: group.reduce((sum, [, , correct]) => sum + correct, 0),
  }
}

/** Where nobody or everybody was right, or one voted alone, nobody is told apart from anybody. */
function tellsApart({ members, asked, total }: VoteShape): boolean {
  return members > 1 && total > 0 && total < asked * members
}

function sharingByShape(): (shape: VoteShape) => Sharing {
  const known = new Map<string, Sharing>()
  return (shape) => {
    const key = `${shape.members} ${shape.asked} ${shape.total}`
    const found = known.get(key) ?? new Sharing(shape)
    known.set(key, found)
    return found
  }
}

/** Adds the slope of the log-likelihood at `point` to `slope`, and returns the log-likelihood. */
export function visitVotes(votes: Votes, point: Float64Array, slope: Float64Array): number {
  const { start, column, correct } = votes
  let likelihood = 0
  votes.sharings.forEach((sharing, group) => {
    const { strength, mean } = sharing
    const from = at(start, group)
    for (let k = 0; k < strength.length; k++) strength[k] = at(point, at(column, from + k))
    likelihood -= sharing.expect()
    for (let k = 0; k < mean.length; k++) {
      likelihood += at(correct, from + k) * at(strength, k)
      add(slope, at(column, from + k), at(correct, from + k) - at(mean, k))
    }
  })
  return likelihood
}

/** Notes the covariances at `point`, and adds the diagonal of the curvature to `diagonal`. */
export function surveyVotes(votes: Votes, point: Float64Array, diagonal: Float64Array): void {
  const { start, column, covariance, covarianceStart } = votes
  covariance.fill(0)
  votes.sharings.forEach((sharing, group) => {
    const { strength } = sharing
    const from = at(start, group)
    const corner = at(covarianceStart, group)
    for (let k = 0; k < strength.length; k++) strength[k] = at(point, at(column, from + k))
    sharing.expect()
    sharing.covary(covariance, corner)
    for (let k = 0; k < strength.length; k++)
      add(diagonal, at(column, from + k), at(covariance, corner + k * strength.length + k))
  })
}

/** Adds curvature × `vector` to `product`. */
export function curveVotes(votes: Votes, vector: Float64Array, product: Float64Array): void {
  const { sharings, start, column, covariance, covarianceStart } = votes
  for (let group = 0; group < sharings.length; group++) {
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
  const { sharings, start, column, covariance, covarianceStart } = votes
  for (let group = 0; group < sharings.length; group++) {
    let place = at(covarianceStart, group)
    for (let k = at(start, group); k < at(start, group + 1); k++)
      for (let l = at(start, group); l < at(start, group + 1); l++)
        entry(at(column, k), at(column, l), at(covariance, place++))
  }
}
