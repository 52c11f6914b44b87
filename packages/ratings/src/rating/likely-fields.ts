import type { Evidence } from './evidence.ts'
import { closeVariance, presumedInfluence } from './influence.ts'
import { covarianceOf } from './joint-curvature.ts'
import type { JointPrior } from './joint-curvature.ts'
import type { Layout } from './layout.ts'
import { presumption } from './lean.ts'
import { at } from './numbers.ts'
import { peakUnder, seenOf, steadyPeak } from './plateau-peak.ts'
import type { Peak } from './plateau-peak.ts'
import { firstStandIn } from './plateau.ts'
import type { Spread } from './spread.ts'

type Kind = keyof Spread

/** One of the fields that the matches may come from, with its probability. */
export interface LikelyField {
  readonly weight: number
  readonly peak: Peak
}

export interface LikelyFields {
  readonly influence: number
  /** One field for each likely spread of strengths. */
  readonly fields: readonly LikelyField[]
  /** One field for each likely spread of word pairs, at the likeliest spread of strengths. */
  readonly byPairs: readonly LikelyField[]
}

/** The place on the scale of log standard deviations: of deception, and of detection. */
type Place = readonly [deception: number, detection: number]

/**
 * The spread of a field's strengths is not known either, and few matches allow for many spreads. Finds the likeliest
 * one and the likely ones around it, and gives each its probability.
 */
export function likelyFields(evidence: Evidence): LikelyFields {
  const { prior, influence, point } = settle(evidence)
  const peakAt = ([deception, detection]: Place, correlation = prior.correlation) =>
    steadyPeak(
      evidence,
      { ...prior, correlation, deception: Math.exp(2 * deception), detection: Math.exp(2 * detection) },
      point,
    )
  const probability = ({ logEvidence }: Peak, place: Place) => logEvidence - strangeness(place)
  const start: Place = [Math.log(prior.deception) / 2, Math.log(prior.detection) / 2]
  const { top, width } = survey((place) => probability(peakAt(place), place), start, evidence.layout)
  const fields = presumption.correlations.flatMap((correlation) =>
    around(top, width).map((place) => {
      const peak = peakAt(place, correlation)
      return { peak, log: probability(peak, place) }
    }),
  )
  return { influence, fields: weighted(fields), byPairs: likelyPairs(evidence, peakAt(top)) }
}

/** The likely spreads of the word pairs, which hardly depend on the spread of the strengths. */
function likelyPairs(evidence: Evidence, { prior, point }: Peak): LikelyField[] {
  if (evidence.layout.pairs === 0) return []
  const found = (log: number) => {
    const peak = peakUnder(evidence, { ...prior, pair: Math.exp(2 * log) }, point)
    return { peak, log: peak.logEvidence - strangenessOfPairs(log) }
  }
  const step = 0.3
  let top = Math.log(prior.pair) / 2
  let width = widest
  for (let look = 0; look < mostLooks; look++) {
    const [here, above, below] = [found(top).log, found(top + step).log, found(top - step).log]
    const seen = slice(here, above, below, step)
    width = seen.width
    top += seen.move
    if (Math.abs(seen.move) < width / 2) break
  }
  return weighted([-reach, 0, reach].map((way) => found(top + way * width)))
}

function weighted(found: readonly { readonly peak: Peak; readonly log: number }[]): LikelyField[] {
  const most = Math.max(...found.map(({ log }) => log))
  const all = found.reduce((sum, { log }) => sum + Math.exp(log - most), 0)
  return found.map(({ peak, log }) => ({ peak, weight: Math.exp(log - most) / all }))
}

/** Of both spreads at once: where detections lie far apart, deceptions are expected to do so too. */
function strangeness([deception, detection]: Place): number {
  const { deviation, doubt, spreadsTogether } = presumption
  const one = (deception - Math.log(deviation.deception)) / doubt.deception
  const other = (detection - Math.log(deviation.detection)) / doubt.detection
  const rest = 1 - spreadsTogether ** 2
  return (one ** 2 + other ** 2 - 2 * spreadsTogether * one * other) / (2 * rest)
}

function strangenessOfPairs(place: number): number {
  const { deviation, doubt } = presumption
  return ((place - Math.log(deviation.pair)) / doubt.pair) ** 2 / 2
}

/** Three places stand for a whole normal curve: its top, and one this many standard deviations to each side. */
const reach = Math.sqrt(3)

function around([deception, detection]: Place, [wide, deep]: Place): Place[] {
  const steps = [-reach, 0, reach]
  return steps.flatMap((one) =>
    steps.map((other): Place => [deception + one * wide, detection + other * deep]),
  )
}

const mostLooks = 3
/** The width if the matches give no evidence about it. */
const widest = 0.8

/** The maximum of a function of two numbers, and the distances at which it has fallen as much as a normal curve. */
function survey(height: (place: Place) => number, start: Place, { agents }: Layout) {
  const step = 1.5 / Math.sqrt(2 * agents)
  let top = start
  let width: Place = [widest, widest]
  for (let look = 0; look < mostLooks; look++) {
    const here = height(top)
    const [x, y] = top
    const one = slice(here, height([x + step, y]), height([x - step, y]), step)
    const other = slice(here, height([x, y + step]), height([x, y - step]), step)
    width = [one.width, other.width]
    top = [x + one.move, y + other.move]
    if (Math.abs(one.move) < one.width / 2 && Math.abs(other.move) < other.width / 2) break
  }
  return { top, width }
}

/** The width of a curve and the distance to its top, from its height at a place and one step above and below. */
function slice(here: number, above: number, below: number, step: number) {
  const bend = (2 * here - above - below) / step ** 2
  const width = bend > 1 / widest ** 2 ? 1 / Math.sqrt(bend) : widest
  const move = ((above - below) / (2 * step)) * width ** 2
  return { width, move: Math.max(-2 * step, Math.min(2 * step, move)) }
}

interface Settled {
  readonly prior: JointPrior
  readonly influence: number
  readonly point: Float64Array
}

const mostRounds = 12

/** A point near the likeliest spreads and the likeliest influence of detection, by expectation and maximisation. */
function settle(evidence: Evidence): Settled {
  const nothing = new Float64Array(evidence.layout.size)
  let prior = firstPrior(evidence.layout)
  let influence = presumedInfluence
  let point: Float64Array = nothing
  for (let round = 0; round < mostRounds; round++) {
    evidence.assume({ influence, variance: nothing })
    const peak = peakUnder(evidence, prior, point)
    const standIn = seenOf(peak)?.likelier
    const next = likelierFrame(evidence, peak, influence)
    point = peak.point
    const settled = change(prior, next.prior) + Math.abs(Math.log(next.influence / influence)) < 0.03
    influence = next.influence
    prior = standIn ? { ...next.prior, standIn } : next.prior
    if (settled) break
  }
  evidence.assume({ influence, variance: nothing })
  return { prior, influence, point }
}

function firstPrior({ agents }: Layout): JointPrior {
  const { deviation, middleCorrelation, base } = presumption
  return {
    deception: deviation.deception ** 2,
    detection: deviation.detection ** 2,
    correlation: middleCorrelation,
    pair: deviation.pair ** 2,
    base,
    standIn: firstStandIn(agents),
  }
}

function change(one: JointPrior, other: JointPrior): number {
  const kinds = ['deception', 'detection', 'pair'] as const
  return kinds.reduce((sum, kind) => sum + Math.abs(Math.log(one[kind] / other[kind])) / 2, 0)
}

function likelierFrame(evidence: Evidence, { prior, point, curvature }: Peak, influence: number) {
  const { agents, pairs, deception, detection, pair } = evidence.layout
  const covariance = covarianceOf(curvature)
  const variance = new Float64Array(point.length)
  for (let i = 0; i < pair; i++) variance[i] = covariance.between(i, i)
  const square = (i: number) => at(point, i) ** 2 + at(variance, i)
  const total = (start: number) => {
    let sum = 0
    for (let agent = 0; agent < agents; agent++) sum += square(start + agent)
    return sum
  }
  const likelier = (kind: Kind, squares: number, count: number) => likelierVariance(kind, { squares, count })
  let ofPairs = 0
  for (let k = 0; k < pairs; k++) ofPairs += at(point, pair + k) ** 2 + at(covariance.pairs, k)
  return {
    prior: {
      ...prior,
      deception: likelier('deception', total(deception), agents),
      detection: likelier('detection', total(detection), agents),
      pair: likelier('pair', ofPairs, pairs),
    },
    influence: evidence.likelierInfluence(point, { influence, variance, influenceVariance: closeVariance }),
  }
}

interface Sum {
  readonly squares: number
  readonly count: number
}

/** The variance estimated from this sum of squares. The presumed variance counts as some more squares. */
function likelierVariance(kind: Kind, { squares, count }: Sum): number {
  const { deviation, doubt } = presumption
  const weight = 1 / doubt[kind] ** 2
  const seen = count === 0 ? 0 : count * Math.log(squares / count)
  return Math.exp((seen + weight * 2 * Math.log(deviation[kind])) / (count + weight))
}
