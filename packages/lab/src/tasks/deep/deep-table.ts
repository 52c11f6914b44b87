import { rngAt } from '@wis/engine'
import type { Rated } from '../../judges/agreement-of-judges.ts'
import type { ItemOfMatch } from '../../judges/items-of.ts'
import { sumsByDeal } from '../../statistics/by-deal/deal-sums.ts'
import { meanByDeal } from '../../statistics/by-deal/mean-by-deal.ts'
import type { Estimate } from '../../statistics/estimate.ts'
import { itemMean, newestTaskMethod } from '../task-method.ts'
import { deepModes } from './deep-texts.ts'
import type { DeepMode } from './deep-texts.ts'
import type { DeepRow } from './deep-units.ts'

const fits = ['target', 'distractor'] as const
type Fit = (typeof fits)[number]

const itemId = ({ number }: Pick<DeepRow, 'number'>, fit: Fit) => `${number}/${fit}`

/** What judges rate: each description beside its target, and beside the distractor. A missing description is not rated. */
export function deepItems(rows: readonly DeepRow[]): readonly ItemOfMatch[] {
  return rows.flatMap((row) => {
    const { description, number, language } = row
    if (description === null) return []
    return fits.map((fit) => ({
      id: itemId(row, fit),
      number,
      language,
      parts: { word: row[fit], description },
    }))
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

/**
 * The table of the task. A word is what is drawn, so intervals are over words. All ratings of an item are one number:
 * their mean, in which each judge counts once.
 */
export function deepTable(
  rows: readonly DeepRow[],
  ratings: readonly Rated[],
  seed: string,
  method = newestTaskMethod,
): readonly DeepSubject[] {
  const meanOf = itemMean(method)
  const byItem = new Map<string, Rated[]>()
  for (const rating of ratings) byItem.set(rating.item, [...(byItem.get(rating.item) ?? []), rating])
  return [...new Set(rows.map(({ subject }) => subject))].map((subject) => {
    const own = rows.filter((row) => row.subject === subject)
    const count = (is: (row: DeepRow) => boolean) => own.filter(is).length
    return {
      subject,
      means: deepModes.flatMap((mode) =>
        fits.map((fit): DeepMean => {
          const seen = own
            .filter((row) => row.mode === mode)
            .flatMap((row) => {
              const above = meanOf(byItem.get(itemId(row, fit)) ?? [])
              return above === null ? [] : [{ deal: `${row.language}/${row.target}`, above }]
            })
          return {
            mode,
            fit,
            mean: meanByDeal(sumsByDeal(seen), rngAt(`${seed}/${subject}/${mode}/${fit}`, 0)),
          }
        }),
      ),
      asked: own.length,
      missing: count(({ description }) => description === null),
      cut: count(({ isCut }) => isCut),
      said: count(({ saysTarget }) => saysTarget),
    }
  })
}
