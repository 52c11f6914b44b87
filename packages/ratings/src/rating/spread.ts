/**
 * How widely strengths are spread over the field, as variances of log-odds. `link` is the covariance of an agent's
 * detection with its sharpness at the vote: it says how far correct ballots are to be believed as a sign of winning.
 */
export interface Spread {
  readonly deception: number
  readonly detection: number
  readonly sharpness: number
  readonly link: number
  readonly pair: number
}

/** What is assumed before any match: strengths differ by about 100 rating points, pairs by half of that. */
export const presumedSpread: Spread = { deception: 0.36, detection: 0.36, sharpness: 0.25, link: 0.21, pair: 0.09 }

/** As many agents (or pairs) as the presumed spread counts for beside those that have played. */
const presumedWeight = 4

/** The matches' summary of one unknown: as if it had been measured as `pull` ÷ `information`, with variance 1 ÷ `information`. */
export interface Sighting {
  readonly information: number
  readonly pull: number
}

/** The summaries of all unknowns whose spread is sought. */
export interface Sightings {
  readonly deception: readonly Sighting[]
  readonly civilian: readonly { readonly detection: Sighting; readonly sharpness: Sighting }[]
  readonly pair: readonly Sighting[]
}

/** The spread under which the sightings are most likely, by expectation and maximisation, held near the presumed one. */
export function likeliestSpread(sightings: Sightings, start: Spread): Spread {
  let spread = start
  for (let round = 0; round < 2000; round++) {
    const next: Spread = {
      deception: nextVariance(sightings.deception, spread.deception, presumedSpread.deception),
      pair: nextVariance(sightings.pair, spread.pair, presumedSpread.pair),
      ...nextCivilianSpread(sightings.civilian, spread),
    }
    const change = Math.max(...spreadKeys.map((key) => Math.abs(next[key] / spread[key] - 1)))
    spread = next
    if (change < 1e-6) break
  }
  return spread
}

const spreadKeys = ['deception', 'detection', 'sharpness', 'link', 'pair'] as const

function nextVariance(sightings: readonly Sighting[], variance: number, presumed: number): number {
  let sum = presumedWeight * presumed
  let weight = presumedWeight
  for (const { information, pull } of sightings) {
    if (information === 0) continue
    const posterior = 1 / (information + 1 / variance)
    sum += (posterior * pull) ** 2 + posterior
    weight++
  }
  return sum / weight
}

type CivilianSpread = Pick<Spread, 'detection' | 'sharpness' | 'link'>

function nextCivilianSpread(civilians: Sightings['civilian'], spread: CivilianSpread): CivilianSpread {
  const prior = spread.detection * spread.sharpness - spread.link ** 2
  let detection = presumedWeight * presumedSpread.detection
  let sharpness = presumedWeight * presumedSpread.sharpness
  let link = presumedWeight * presumedSpread.link
  let weight = presumedWeight
  for (const { detection: c, sharpness: t } of civilians) {
    if (c.information === 0) continue
    const cc = c.information + spread.sharpness / prior
    const tt = t.information + spread.detection / prior
    const ct = -spread.link / prior
    const determinant = cc * tt - ct * ct
    const meanC = (tt * c.pull - ct * t.pull) / determinant
    const meanT = (cc * t.pull - ct * c.pull) / determinant
    detection += meanC ** 2 + tt / determinant
    sharpness += meanT ** 2 + cc / determinant
    link += meanC * meanT - ct / determinant
    weight++
  }
  return { detection: detection / weight, sharpness: sharpness / weight, link: link / weight }
}
