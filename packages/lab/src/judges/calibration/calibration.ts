import { rngAt } from '@wis/engine'
import type { InBoth } from '@wis/engine'
import type { JudgedChoices } from '@wis/games'
import { agreementByItem, kappa } from '../../statistics/agreement/coefficients.ts'
import type { RatedPair } from '../../statistics/agreement/coefficients.ts'
import { sumsByDeal } from '../../statistics/by-deal/deal-sums.ts'
import { meanByDeal } from '../../statistics/by-deal/sample.ts'
import type { Estimate } from '../../statistics/estimate.ts'
import { meansByRater } from '../agreement-of-judges.ts'
import type { GivenRating } from '../agreement-tally.ts'
import type { Rubric } from '../rubric.ts'

/** What a judge and people chose from a list for one item. */
export interface ListedItem {
  readonly item: string
  readonly deal: string
  readonly judge: Chosen
  readonly people: Chosen
}

interface Chosen {
  /** What at least half of them named, each of several ratings of one rater weighing a part. */
  readonly named: ReadonlySet<string>
  /** How many they named, by their mean. */
  readonly count: number
}

/** What some raters chose together. Undefined if all their ratings are missing. */
export function chosenBy({ choices }: JudgedChoices, ratings: readonly GivenRating[]): Chosen | undefined {
  const given = ratings.filter(({ picks }) => picks)
  if (given.length === 0) return undefined
  const shareOf = (value: string) => {
    const byRater = meansByRater(
      given.map(({ judge, picks }) => ({ judge, rating: picks?.includes(value) ? 1 : 0 })),
    )
    return [...byRater.values()].reduce((sum, share) => sum + share, 0) / byRater.size
  }
  const shares = choices.map(({ value }) => [value, shareOf(value)] as const)
  return {
    named: new Set(shares.flatMap(([value, share]) => (share >= 0.5 ? [value] : []))),
    count: shares.reduce((sum, [, share]) => sum + share, 0),
  }
}

interface Listed {
  readonly rubric: Rubric & { readonly from: JudgedChoices }
  readonly judge: string
  readonly trust: number | undefined
  /** In order. */
  readonly items: readonly ListedItem[]
}

/** Every entry of the list is a yes or no about every item, so κ is that of two raters without an order. */
export function listedCalibration({ rubric, judge, trust, items }: Listed): Calibration {
  const { choices } = rubric.from
  const rng = (what: string) => rngAt(`${rubric.id}/${judge}/${what}`, 0)
  const answer = (one: ListedItem, value: string): RatedPair => [
    one.people.named.has(value) ? 1 : 0,
    one.judge.named.has(value) ? 1 : 0,
  ]
  const answersOf = (one: ListedItem) => choices.map(({ value }) => answer(one, value))
  const agreed = agreementByItem(items, (some) => kappa(some.flatMap(answersOf), 2), rng('kappa'))
  const meanOf = (above: (one: ListedItem, at: number) => number, what: string) =>
    meanByDeal(sumsByDeal(items.map((one, at) => ({ deal: one.deal, above: above(one, at) }))), rng(what))
  const listed = choices.map(({ value, label }): ListedChoice => {
    const pairs = items.map((one) => answer(one, value))
    return {
      value,
      label,
      counts: tableOf(pairs),
      bias: meanOf((_, at) => (pairs[at]?.[1] ?? 0) - (pairs[at]?.[0] ?? 0), value),
    }
  })
  return {
    rubric: rubric.id,
    name: rubric.name,
    judge,
    items: items.length,
    kappa: agreed,
    bias: meanOf((one) => one.judge.count - one.people.count, 'bias'),
    steps: [0, 1],
    confusion: tableOf(items.flatMap(answersOf)),
    listed,
    ...(trust !== undefined && { trust: { least: trust, verdict: verdictOf(agreed.value, trust) } }),
  }
}

const trustVerdicts = ['trusted', 'not-trusted', 'unknown'] as const

/** How far a judge can be trusted, by the items that people rated too. */
export interface Calibration {
  readonly rubric: string
  readonly name: InBoth<string>
  readonly judge: string
  /** Items that the judge and at least one person rated. The people's rating is their mean. */
  readonly items: number
  /** Weighted by the square of the distance on a scale with an order. */
  readonly kappa: Estimate
  /** How much more the judge gives than the people. */
  readonly bias: Estimate
  /** The steps of the scale. */
  readonly steps: readonly number[]
  /** How often people and judge said which steps: a row for each step of the people, a column for each of the judge. */
  readonly confusion: readonly (readonly number[])[]
  /** Entry by entry, where a judge chooses from a list: 1 is named, and 0 is not. Absent elsewhere. */
  readonly listed?: readonly ListedChoice[]
  /** Absent where the specification names no threshold for it. */
  readonly trust?: { readonly least: number; readonly verdict: (typeof trustVerdicts)[number] }
  /** Absent where no length is known. */
  readonly length?: LengthEffect
}

/** An entry of a list, as people and a judge named it. */
interface ListedChoice {
  readonly value: string
  readonly label: InBoth<string>
  /** As `confusion`, of this entry alone. */
  readonly counts: Calibration['confusion']
  /** The share of items in which the judge named it, less that of the people. */
  readonly bias: Estimate
}

export const verdictOf = (value: number | null, least: number): (typeof trustVerdicts)[number] =>
  value === null ? 'unknown' : value < least ? 'not-trusted' : 'trusted'

/** Whether a judge loves length. */
export interface LengthEffect {
  /** How much the judge gives beyond the people where what is judged is e times as long. */
  readonly slope: Estimate
  /** The means of the judge, as they are and as they would be if all items were of the mean length. */
  readonly means: readonly CorrectedMean[]
}

export interface CorrectedMean {
  readonly subject: string
  readonly condition: string
  readonly plain: Estimate
  readonly corrected: Estimate
}

/** A row for what people said, a column for what the judge said. */
const tableOf = (pairs: readonly RatedPair[]) =>
  [0, 1].map((row) =>
    [0, 1].map((column) => pairs.filter(([people, judge]) => people === row && judge === column).length),
  )
