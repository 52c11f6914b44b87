import type { Layout } from './layout.ts'
import { addStrangeness, leanFrom, normalLogs, oddsIn, places } from './lean.ts'
import type { Fitted, Lean } from './lean.ts'
import { linesFrom } from './lines.ts'
import type { Line } from './lines.ts'
import * as numbers from './numbers.ts'
import { beyondStandIn } from './plateau.ts'
import type { RatedMatch, RatedVote } from './rated-match.ts'
import { Sharing } from './sharing.ts'

const { at } = numbers

/** How the curves of an agent's two strengths differ from normal ones. */
export interface Leans {
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
  for (const voter of voters) team += at(along, layout.detection + voter)
  return at(along, layout.deception + deceiver) + at(along, layout.base) - (influence * team) / voters.length
}

/** At each place, the log of the plateau of all deceptions minus that of the normal curves that stand for it. */
function addPlateau({ line, logs }: Curve, { layout, point, prior: { deception, standIn } }: Fitted): void {
  if (!standIn) return
  const scale = 1 / Math.sqrt(deception)
  for (let agent = 0; agent < layout.agents; agent++) {
    const top = at(point, layout.deception + agent) * scale
    const way = at(line.along, layout.deception + agent) * scale
    for (let i = 0; i < logs.length; i++)
      logs[i] = at(logs, i) + beyondStandIn(standIn, agent, top + way * at(places, i))
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
      voters.forEach((voter, k) => (sharing.strength[k] = at(point, layout.detection + voter)))
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
    const chance = at(sharing.chance, k)
    const pace = paceAmong(voters, voter, curve.line, layout)
    addStrangeness(curve.logs, k < right.length, Math.log(chance / (1 - chance)), pace)
  })
}

/** How much the log-odds of a voter's being right change along its line, where the others move as well. */
function paceAmong(voters: readonly number[], voter: number, { along }: Line, { detection }: Layout): number {
  let others = 0
  for (const other of voters) if (other !== voter) others += at(along, detection + other)
  return at(along, detection + voter) - others / (voters.length - 1)
}
