import { rngAt } from '@wis/engine'
import type { Rated } from '../../judges/agreement-of-judges.ts'
import { factsOf } from '../../judges/items-of.ts'
import type { ItemOfMatch } from '../../judges/items-of.ts'
import { sumsByDeal } from '../../statistics/by-deal/deal-sums.ts'
import { meanByDeal } from '../../statistics/by-deal/sample.ts'
import type { Estimate } from '../../statistics/estimate.ts'
import { itemMean, newestTaskMethod, taskMeanKind } from '../task-spec.ts'
import type { TaskMethod } from '../task-spec.ts'
import { deepModes, deepRubric } from './deep-texts.ts'
import type { DeepMode } from './deep-texts.ts'
import type { DeepRow } from './deep-units.ts'

export const fits = ['target', 'distractor'] as const
export type Fit = (typeof fits)[number]

const itemId = ({ number }: Pick<DeepRow, 'number'>, fit: Fit) => `${number}/${fit}`

/** What an item of a description is beside. */
export const fitOfItem = (item: string): Fit | undefined => fits.find((fit) => item.endsWith(`/${fit}`))

/** What judges rate: each description beside its target, and beside the distractor. A missing description is not rated. */
export function deepItems(rows: readonly DeepRow[]): readonly ItemOfMatch[] {
  return rows.flatMap((row) => {
    const { description, number, language } = row
    if (description === null) return []
    return fits.map((fit) => {
      const parts = { word: row[fit], description }
      return { id: itemId(row, fit), number, language, parts, facts: factsOf({ rubric: deepRubric, parts }) }
    })
  })
}

/** One of the four means of the published table. */
export interface DeepMean {
  readonly mode: DeepMode
  readonly fit: Fit
  readonly mean: Estimate
}

export interface DeepSubject {
  readonly subject: string
  readonly means: readonly DeepMean[]
  /** Descriptions that were asked for, and those that are missing, too long, or say the word. */
  readonly asked: number
  readonly missing: number
  readonly cut: number
  readonly said: number
}

/** What each subject has by word in one of the means. All ratings of an item are one number: their mean. */
export function deepSums(
  rows: readonly DeepRow[],
  ratings: readonly Rated[],
  method: TaskMethod = newestTaskMethod,
) {
  const meanOf = itemMean(method)
  const byItem = new Map<string, Rated[]>()
  for (const rating of ratings) byItem.set(rating.item, [...(byItem.get(rating.item) ?? []), rating])
  return (subject: string, mode: DeepMode, fit: Fit) =>
    sumsByDeal(
      rows
        .filter((row) => row.subject === subject && row.mode === mode)
        .flatMap((row) => {
          const above = meanOf(byItem.get(itemId(row, fit)) ?? [])
          return above === null ? [] : [{ deal: `${row.language}/${row.target}`, above }]
        }),
    )
}

/** The table of the task. A word is what is drawn, so intervals are over words. */
export function deepTable(
  rows: readonly DeepRow[],
  ratings: readonly Rated[],
  seed: string,
  method: TaskMethod = newestTaskMethod,
): readonly DeepSubject[] {
  const sumsOf = deepSums(rows, ratings, method)
  return [...new Set(rows.map(({ subject }) => subject))].map((subject) => {
    const own = rows.filter((row) => row.subject === subject)
    const count = (is: (row: DeepRow) => boolean) => own.filter(is).length
    return {
      subject,
      means: deepModes.flatMap((mode) =>
        fits.map((fit): DeepMean => ({
          mode,
          fit,
          mean: meanByDeal(
            sumsOf(subject, mode, fit),
            rngAt(`${seed}/${subject}/${mode}/${fit}`, 0),
            taskMeanKind(method),
          ),
        })),
      ),
      asked: own.length,
      missing: count(({ description }) => description === null),
      cut: count(({ isCut }) => isCut),
      said: count(({ saysTarget }) => saysTarget),
    }
  })
}
