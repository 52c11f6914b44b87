import { contentIn, sumsByDeal } from '../by-deal/deal-sums.ts'
import type { DealSum } from '../by-deal/deal-sums.ts'
import { rateByDeal } from '../by-deal/rates.ts'
import type { Estimate } from '../estimate.ts'

/** What an agent said how probable something is, and whether it was so. */
export interface Stated {
  readonly deal: string
  /** What was dealt, if contents are what is drawn. */
  readonly content?: string
  readonly probability: number
  readonly happened: boolean
}

/** Brier's score of single statements by deal, to be averaged with an interval. */
export function brierByDeal(stated: readonly Stated[]): readonly DealSum[] {
  return sumsByDeal(
    stated.map(({ deal, content, probability, happened }) => ({
      deal,
      ...contentIn(content),
      above: (probability - (happened ? 1 : 0)) ** 2,
    })),
  )
}

/** Statements of about the same probability. */
export interface ReliabilityBin {
  /** From here … */
  readonly from: number
  /** … to below here, or to 1 in the last one. */
  readonly to: number
  /** What was stated on average. */
  readonly stated: number
  /** How often it was so. */
  readonly happened: Estimate
}

export interface Reliability {
  readonly bins: readonly ReliabilityBin[]
  /** Brier's score: reliability − resolution + uncertainty + within. */
  readonly brier: number
  /** How far what happened is from what was stated. 0 is best. */
  readonly reliability: number
  /** How far the bins are from what happens on the whole. More is better. */
  readonly resolution: number
  /** How uncertain what happens is by itself. */
  readonly uncertainty: number
  /** What the bins hide, because not all statements of a bin are the same. 0 if they are. */
  readonly within: number
  readonly n: number
}

/** Murphy's parts of Brier's score, with the curve they are made of. Null without a statement. */
export function reliabilityOf(stated: readonly Stated[], bins = 10): Reliability | null {
  const n = stated.length
  if (n === 0) return null
  const filled = Array.from({ length: bins }, (_, bin) => {
    const own = stated.filter(
      ({ probability }) => Math.min(bins - 1, Math.floor(probability * bins + 1e-9)) === bin,
    )
    return { from: bin / bins, to: (bin + 1) / bins, own }
  }).filter(({ own }) => own.length > 0)
  const overall = rateOf(stated)
  const part = (of: (own: readonly Stated[]) => number) =>
    filled.reduce((sum, { own }) => sum + (own.length / n) * of(own), 0)
  const brier = mean(stated.map(({ probability, happened }) => (probability - (happened ? 1 : 0)) ** 2))
  const reliability = part((own) => (statedOf(own) - rateOf(own)) ** 2)
  const resolution = part((own) => (rateOf(own) - overall) ** 2)
  const uncertainty = overall * (1 - overall)
  const within = brier - (reliability - resolution + uncertainty)
  return {
    bins: filled.map(({ from, to, own }) => ({ from, to, stated: statedOf(own), happened: happenedIn(own) })),
    brier,
    reliability,
    resolution,
    uncertainty,
    within,
    n,
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const rateOf = (stated: readonly Stated[]) => mean(stated.map(({ happened }) => (happened ? 1 : 0)))
const statedOf = (stated: readonly Stated[]) => mean(stated.map(({ probability }) => probability))

function happenedIn(stated: readonly Stated[]): Estimate {
  const seen = stated.map(({ deal, content, happened }) => ({
    deal,
    ...contentIn(content),
    above: happened ? 1 : 0,
  }))
  return rateByDeal(sumsByDeal(seen))
}
