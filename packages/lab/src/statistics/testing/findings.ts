import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import type { DealSum, PairedDeal } from '../by-deal/deal-sums.ts'
import { differenceSample } from '../by-deal/sample.ts'
import { compare, differenceOf } from '../compare.ts'
import type { Estimate } from '../estimate.ts'
import { dealsNeeded } from '../power/deals-needed.ts'
import { nextLook, stopByWidth } from '../power/stop-by-width.ts'
import type { WidthStop } from '../power/stop-by-width.ts'
import { verdictOf } from '../verdict.ts'
import { drawDeals, truthOf } from './coverage.ts'
import type { Population } from './populations.ts'

/** How often an experiment finds a difference. */
export interface Findings {
  readonly population: string
  readonly deals: number
  /** By the test alone. */
  readonly byTest: number
  /** By test and interval, as it is said to a reader. */
  readonly bySentence: number
}

/** The difference that the population really has, in experiments of the size that is planned for it. Null if none tells. */
export function measurePower(population: Population, power: number, experiments: number): Findings | null {
  const sample = differenceSample(population.deals)
  if (!sample) return null
  const difference = truthOf(population, 'difference')
  const deviation = sample.error * Math.sqrt(sample.deals)
  const trials = population.deals.reduce((sum, { first }) => sum + first.below, 0) / sample.deals
  const step = population.kind === 'rate' ? 1 / trials : 0
  const deals = dealsNeeded({ difference, deviation, power, step })
  if (deals === null || deals > 1000) return null
  return measureFindings(population, { deals, experiments, isReal: true })
}

/** The same play with the names changed by chance in every deal, so that there is no difference to be found. */
export function measureFalseAlarms(population: Population, deals: number, experiments: number): Findings {
  return measureFindings(population, { deals, experiments, isReal: false })
}

interface Experiments {
  readonly deals: number
  readonly experiments: number
  readonly isReal: boolean
}

function measureFindings(population: Population, { deals, experiments, isReal }: Experiments): Findings {
  const rng = rngAt(`findings in ${population.name}, ${deals}, ${isReal}`, 0)
  let [byTest, bySentence] = [0, 0]
  for (let experiment = 0; experiment < experiments; experiment++) {
    const pairs = drawDeals(population.deals, deals, rng)
    const [first, second] = isReal ? sidesOf(pairs) : sidesOf(pairs.map((pair) => turnedByChance(pair, rng)))
    const found = compare({ kind: population.kind, first, second, rng })
    if (found.test && found.test.p <= 0.05) byTest++
    const verdict = verdictOf(found)
    if (verdict === 'first' || verdict === 'second') bySentence++
  }
  return {
    population: population.name,
    deals,
    byTest: byTest / experiments,
    bySentence: bySentence / experiments,
  }
}

type Sides = readonly [readonly DealSum[], readonly DealSum[]]

const sidesOf = (pairs: readonly PairedDeal[]): Sides => [
  pairs.map(({ first }) => first),
  pairs.map(({ second }) => second),
]

const turnedByChance = (pair: PairedDeal, rng: Rng): PairedDeal =>
  rng.int(2) === 0 ? pair : { ...pair, first: pair.second, second: pair.first }

export interface StoppedCoverage {
  readonly population: string
  readonly held: number
  readonly deals: number
}

/** How often the interval of the difference holds the truth at the deal at which the experiment ends by itself. */
export function measureStopping(
  population: Population,
  stop: WidthStop,
  experiments: number,
): StoppedCoverage {
  const truth = truthOf(population, 'difference')
  const rng = rngAt(`stopping in ${population.name}`, 0)
  let [held, deals] = [0, 0]
  for (let experiment = 0; experiment < experiments; experiment++) {
    const { low, high, deals: played } = stopped(population, stop, rng)
    deals += played
    if (low !== null && low <= truth && truth <= high) held++
  }
  return { population: population.name, held: held / experiments, deals: deals / experiments }
}

function stopped(population: Population, stop: WidthStop, rng: Rng): Estimate {
  const all = drawDeals(population.deals, stop.mostDeals, rng)
  let before: Estimate | null = null
  for (let deals = nextLook(0, stop); ; deals = nextLook(deals, stop)) {
    const now = differenceOf(population.kind, all.slice(0, deals), rng)
    if (stopByWidth(now, before, stop)) return now
    before = now
  }
}
