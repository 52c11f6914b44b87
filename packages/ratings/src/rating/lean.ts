import { logistic, softplus } from '../distributions.ts'
import type { JointCovariance, JointPrior } from './joint-curvature.ts'
import type { Layout } from './layout.ts'
import { linesFrom } from './lines.ts'
import type { Line } from './lines.ts'
import * as numbers from './numbers.ts'
import { beyondStandIn } from './plateau.ts'
import type { RatedMatch, RatedVote } from './rated-match.ts'
import { Sharing } from './sharing.ts'

const { at } = numbers
const [chance, area] = [logistic, softplus]

/** The difference between the true curve of a strength and the normal curve that touches it at its top. */
export interface Lean {
  readonly mean: number
  readonly variance: number
  readonly third: number
}

interface Fitted {
  readonly layout: Layout
  readonly influence: number
  readonly point: Float64Array
  readonly prior: JointPrior
  readonly covariance: JointCovariance
}

/** Standard deviations from the top. */
const places = Float64Array.from({ length: 25 }, (_, i) => (i - 12) * 0.4)

/** At each place, the log of a normal curve. */
function normalLogs(): Float64Array {
  return places.map((place) => -(place ** 2) / 2)
}

/** From the log of the true curve at each place. */
function leanFrom(logs: Float64Array, variance: number): Lean {
  const deviation = Math.sqrt(variance)
  const most = logs.reduce((highest, log) => Math.max(highest, log))
  const weights = logs.map((log) => Math.exp(log - most))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const moment = (power: number, about: number) =>
    weights.reduce((sum, weight, i) => sum + weight * (at(places, i) - about) ** power, 0) / all
  const mean = moment(1, 0)
  return {
    mean: mean * deviation,
    variance: (moment(2, mean) - 1) * variance,
    third: moment(3, mean) * deviation ** 3,
  }
}

/** At each place, the outcome's log-likelihood minus the parabola that touches it at the top. */
function addStrangeness(logs: Float64Array, won: boolean, odds: number, pace: number): void {
  const likely = chance(odds)
  const here = area(odds)
  for (let i = 0; i < logs.length; i++) {
    const way = at(places, i) * pace
    const said = (won ? way : 0) - (area(odds + way) - here)
    const parabola = ((won ? 1 : 0) - likely) * way - (likely * (1 - likely) * way ** 2) / 2
    logs[i] = at(logs, i) + said - parabola
  }
}

function oddsIn(
  { deceiver, voters, pair, language }: RatedMatch,
  { layout, influence, point }: Fitted,
): number {
  let team = 0
  for (const voter of voters) team += at(point, layout.detection + voter)
  const words = pair === undefined ? 0 : at(point, layout.pair + pair)
  const tongue = language === undefined ? 0 : at(point, layout.language + language)
  const strengths = at(point, layout.deception + deceiver) - (influence * team) / voters.length
  return at(point, layout.base) + strengths + words + tongue
}

const { at: fieldAt } = numbers

/** How the curves of an agent's two strengths differ from normal ones. */
interface Leans {
  readonly deception: readonly Lean[]
  readonly detection: readonly Lean[]
}

/**
 * An agent that hardly ever wins as the deceiver, or hardly ever names it, may be far worse than it looks. As its strength
 * changes against the field's average, everything else moves along as far as it is tied to it. Along that line its
 * outcomes as the deceiver, its votes and the plateau of all deceptions are taken exactly, and all else as normal.
 */
export function relativeLeansOf(matches: readonly RatedMatch[], fitted: Fitted): Leans {
  const { layout, covariance } = fitted
  const deceptions = linesFrom(layout, layout.deception, covariance)
  const detections = linesFrom(layout, layout.detection, covariance)
  return {
    deception: deceptionLeans(matches, fitted, deceptions),
    detection: detectionLeans(matches, fitted, detections),
  }
}

/** The log of one curve at the places that are looked at, along its line. */
interface Curve {
  readonly line: Line
  readonly logs: Float64Array
}

const curveOn = (line: Line): Curve => ({ line, logs: normalLogs() })
const leanOn = ({ line, logs }: Curve) => leanFrom(logs, line.variance)

function deceptionLeans(matches: readonly RatedMatch[], fitted: Fitted, lines: readonly Line[]): Lean[] {
  const curves = lines.map(curveOn)
  for (const match of matches) {
    const curve = curves[match.deceiver]
    if (curve)
      addStrangeness(curve.logs, match.deceiverWon, oddsIn(match, fitted), paceAs(match, curve.line, fitted))
  }
  for (const curve of curves) addPlateau(curve, fitted)
  return curves.map(leanOn)
}

/** How much the log-odds of a match change along the line of its deceiver. */
function paceAs({ deceiver, voters }: RatedMatch, { along }: Line, { layout, influence }: Fitted): number {
  let team = 0
  for (const voter of voters) team += fieldAt(along, layout.detection + voter)
  return (
    fieldAt(along, layout.deception + deceiver) +
    fieldAt(along, layout.base) -
    (influence * team) / voters.length
  )
}

/** At each place, the log of the plateau of all deceptions minus that of the normal curves that stand for it. */
function addPlateau({ line, logs }: Curve, { layout, point, prior: { deception, standIn } }: Fitted): void {
  if (!standIn) return
  const scale = 1 / Math.sqrt(deception)
  for (let agent = 0; agent < layout.agents; agent++) {
    const top = fieldAt(point, layout.deception + agent) * scale
    const way = fieldAt(line.along, layout.deception + agent) * scale
    for (let i = 0; i < logs.length; i++)
      logs[i] = fieldAt(logs, i) + beyondStandIn(standIn, agent, top + way * fieldAt(places, i))
  }
}

function detectionLeans(
  matches: readonly RatedMatch[],
  { layout, point }: Fitted,
  lines: readonly Line[],
): Lean[] {
  const curves = lines.map(curveOn)
  const sharings = new Map<string, Sharing>()
  for (const { votes = [] } of matches)
    for (const vote of votes) {
      const { right, wrong } = vote
      // If nobody or everybody was right, the vote tells nobody apart.
      if (right.length === 0 || wrong.length === 0) continue
      const size = `${right.length} of ${right.length + wrong.length}`
      const sharing = sharings.get(size) ?? new Sharing(right.length + wrong.length, right.length)
      sharings.set(size, sharing)
      const voters = [...right, ...wrong]
      voters.forEach((voter, k) => (sharing.strength[k] = fieldAt(point, layout.detection + voter)))
      sharing.expect()
      addVote(curves, vote, sharing, layout)
    }
  return curves.map(leanOn)
}

/** Beside the same other voters, being right in a vote follows a logistic curve of a voter's own detection. */
function addVote(
  curves: readonly Curve[],
  { right, wrong }: RatedVote,
  sharing: Sharing,
  layout: Layout,
): void {
  const voters = [...right, ...wrong]
  voters.forEach((voter, k) => {
    const curve = curves[voter]
    if (!curve) return
    const chance = fieldAt(sharing.chance, k)
    const pace = paceAmong(voters, voter, curve.line, layout)
    addStrangeness(curve.logs, k < right.length, Math.log(chance / (1 - chance)), pace)
  })
}

/** How much the log-odds of a voter's being right change along its line, where the others move as well. */
function paceAmong(voters: readonly number[], voter: number, { along }: Line, { detection }: Layout): number {
  let others = 0
  for (const other of voters) if (other !== voter) others += fieldAt(along, detection + other)
  return fieldAt(along, detection + voter) - others / (voters.length - 1)
}

/** What is presumed of any field before it has seen a match. */
export const presumption = {
  /**
   * The standard deviations of strengths and of word pairs. The spread of deceptions may be far from what is presumed,
   * because few matches do not contradict it: an agent that has never won as the deceiver may be a little worse than the
   * others, or hopeless.
   */
  deviation: { deception: 1.5, detection: 0.85, pair: 0.06 },
  /** The factors by which they may well be larger or smaller, as logs. */
  doubt: { deception: 0.85, detection: 0.5, pair: 0.5 },
  /**
   * How strongly the two spreads of strengths go together, as logs. Votes soon tell how far apart detections lie, and
   * deceptions lie far apart where these do.
   */
  spreadsTogether: 0.9,
  /** How strongly the two strengths of an agent may go together. Agents that are good at one are good at the other. */
  correlations: [0.25, 0.6, 0.85],
  middleCorrelation: 0.6,
  /**
   * The log-odds of an average deceiver against average voters. It wins much less than half of its matches. If even odds
   * were presumed, agents that never win would be taken for better than they are, and all others, which are rated against
   * the average, for worse.
   */
  base: { mean: -1.5, variance: 4 },
  /** A few word pairs are far from all others. */
  odd: { share: 0.02, variance: 0.8 },
} as const
