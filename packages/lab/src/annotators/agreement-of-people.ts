import { rngAt } from '@wis/engine'
import { meanRating, stepOf } from '../judges/agreement-of-judges.ts'
import type { Rated } from '../judges/agreement-of-judges.ts'
import { nearestStep } from '../judges/nearest-step.ts'
import type { Rubric } from '../judges/rubric.ts'
import {
  agreementByItem,
  fleissKappa,
  krippendorffAlpha,
  pairwiseAgreement,
} from '../statistics/agreement/coefficients.ts'
import type { Pairwise, RatedItem } from '../statistics/agreement/coefficients.ts'
import type { Estimate } from '../statistics/estimate.ts'

/** How far some raters agree, by three coefficients. */
export interface Concord {
  /** Items that two of them or more have rated. */
  readonly items: number
  /** How often two of them say the same: the mean and deviation over pairs. Null without a pair. */
  readonly pairwise: Pairwise | null
  /** Over the items that all of them have rated. Null if it is not defined. */
  readonly fleiss: number | null
  readonly fleissItems: number
  /** Krippendorff’s, with an interval over items. */
  readonly alpha: Estimate
}

export interface PeopleAgreement {
  readonly people: readonly string[]
  readonly between: Concord
  /** The same of two groups, above a step of the scale or not. Absent without such a step, and from reports of before. */
  readonly grouped?: Concord & { readonly above: number }
  /** Each judge beside all people: pairs of the judge and one person; the other coefficients beside the people’s mean. */
  readonly judges: readonly (Concord & { readonly judge: string })[]
}

/** How far people agree with each other, and with each judge. Undefined if nobody of them has rated. */
export function agreementOfPeople(rubric: Rubric, rows: readonly Rated[]): PeopleAgreement | undefined {
  const given = rows.filter(({ rating }) => rating !== null)
  const raters = [...new Set(given.map(({ judge }) => judge))].toSorted(inOrderOfNames)
  const people = raters.filter(isPerson)
  if (people.length === 0) return undefined
  const items = [...new Set(given.map(({ item }) => item))].toSorted()
  const byCell = new Map<string, Rated[]>()
  for (const row of given) {
    const cell = `${row.judge}\n${row.item}`
    byCell.set(cell, [...(byCell.get(cell) ?? []), row])
  }
  const said = (rater: string, item: string) => stepOf(rubric, byCell.get(`${rater}\n${item}`) ?? [])
  const table = items.map((item) => people.map((person) => said(person, item)))
  const meant = table.map((ratings) => {
    const mean = meanRating(ratings.map((rating) => ({ rating })))
    return mean === null ? null : nearestStep(rubric, mean)
  })
  return {
    people,
    between: concordOf(rubric, table, `${rubric.id}/people`),
    ...(rubric.above !== undefined && { grouped: groupedConcord(rubric, rubric.above, table) }),
    judges: raters
      .filter((rater) => !isPerson(rater))
      .map((judge) => {
        const own = items.map((item) => said(judge, item))
        const beside = own.map((rating, at): RatedItem => [rating, meant[at] ?? null])
        return {
          judge,
          ...concordOf(rubric, beside, `${rubric.id}/${judge}`),
          pairwise: pairsWith(own, table),
        }
      }),
  }
}

const twoGroups = { kind: 'nominal', scale: [{ value: 0 }, { value: 1 }] } as const

function groupedConcord({ id }: Rubric, above: number, table: readonly RatedItem[]) {
  const inGroups = table.map((item) =>
    item.map((rating) => (rating === null ? null : Number(rating > above))),
  )
  return { above, ...concordOf(twoGroups, inGroups, `${id}/people in groups`) }
}

interface Scale {
  readonly kind: Rubric['kind']
  readonly scale: readonly { readonly value: number }[]
}

function concordOf(rubric: Scale, table: readonly RatedItem[], seed: string): Concord {
  const told = table.filter((item) => item.filter((rating) => rating !== null).length > 1)
  const whole = told.filter((item) => item.every((rating) => rating !== null))
  const counts = whole.map((item) =>
    rubric.scale.map(({ value }) => item.filter((rating) => rating === value).length),
  )
  return {
    items: told.length,
    pairwise: pairwiseAgreement(told),
    fleiss: fleissKappa(counts),
    fleissItems: whole.length,
    alpha: agreementByItem(told, (items) => krippendorffAlpha(items, rubric.kind), rngAt(seed, 0)),
  }
}

/** The pairs of one rater and each of the others. */
function pairsWith(own: RatedItem, table: readonly RatedItem[]): Pairwise | null {
  const shares = (table[0] ?? []).flatMap((_, person) => {
    const pair = pairwiseAgreement(own.map((rating, at): RatedItem => [rating, table[at]?.[person] ?? null]))
    return pair ? [pair.mean] : []
  })
  const pairs = shares.length
  if (pairs === 0) return null
  const mean = shares.reduce((sum, share) => sum + share, 0) / pairs
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0)
  return { mean, deviation: pairs > 1 ? Math.sqrt(squares / (pairs - 1)) : null, pairs }
}

/** Whether a rating is a person's, and not a judge's. No agent can be called so, because of the space. */
export const isPerson = (rater: string): boolean => /^person \d+$/.test(rater)

/** The ratings that are not people's. The measures of a report are those of judges. */
export const ofJudges = <Row extends { readonly judge: string }>(rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ judge }) => !isPerson(judge))

/** By number, so that person 10 comes after person 2. */
export const inOrderOfNames = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true })

/**
 * Who has numbers beside the mean of the judges: judges, then people. Nobody if it is one judge alone, who is that mean.
 */
export function ratersBeside(names: readonly string[]): readonly string[] {
  const all = [...new Set(names)].toSorted(inOrderOfNames)
  const judges = ofJudges(all.map((judge) => ({ judge }))).map(({ judge }) => judge)
  return all.length === 1 && judges.length === 1 ? [] : [...judges, ...all.filter(isPerson)]
}
