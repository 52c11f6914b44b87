import { rngAt } from '@wis/engine'
import { ratersBeside } from '../../annotators/agreement-of-people.ts'
import type { Rated } from '../../judges/agreement-of-judges.ts'
import { factsOf } from '../../judges/items-of.ts'
import type { ItemOfMatch } from '../../judges/items-of.ts'
import { answered } from '../../report/answered.ts'
import { pairsOf } from '../../report/differences.ts'
import type { Difference } from '../../report/report.ts'
import { pairDeals, sumsByDeal } from '../../statistics/by-deal/deal-sums.ts'
import { meanByDeal } from '../../statistics/by-deal/sample.ts'
import { compare } from '../../statistics/compare.ts'
import type { Estimate } from '../../statistics/estimate.ts'
import { itemMean, newestTaskMethod, taskColumns, taskMeanKind } from '../task-spec.ts'
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

/** What sets two subjects apart in one of the four means: the first less the second, on the same words. */
export interface DeepContrast extends Difference, Pick<DeepMean, 'mode' | 'fit'> {
  readonly first: string
  readonly second: string
}

/** Each two subjects in each mean, corrected together. A word is what is drawn, so names are swapped in whole words. */
export function deepContrasts(
  rows: readonly DeepRow[],
  ratings: readonly Rated[],
  seed: string,
  method: TaskMethod = newestTaskMethod,
): readonly DeepContrast[] {
  const kind = taskMeanKind(method)
  const subjects = [...new Set(rows.map(({ subject }) => subject))]
  const sumsOf = deepSums(rows, ratings, method)
  const questions = pairsOf(subjects).flatMap(([first, second]) =>
    deepModes.flatMap((mode) =>
      fits.flatMap((fit) => {
        const measure = taskColumns.find(({ id }) => id === `${mode}-${fit}`)
        if (!measure) return []
        const sums = () => [sumsOf(first, mode, fit), sumsOf(second, mode, fit)] as const
        return [
          {
            measure,
            of: `${first}\n${second}`,
            kind,
            names: [
              { en: first, zh: first },
              { en: second, zh: second },
            ] as const,
            about: { mode, fit, first, second },
            pairs: () => pairDeals(...sums()),
            compared: (comparisons: number) => {
              const [one, other] = sums()
              const rng = rngAt(`${seed}/${first}/${second}/${mode}/${fit}`, 0)
              return compare({ kind, first: one, second: other, rng, comparisons })
            },
          },
        ]
      }),
    ),
  )
  return answered({ method: 'sized' }, questions).rows
}

/** The four means of each subject by what one judge or person said. */
export interface DeepRater {
  readonly rater: string
  readonly subjects: readonly Pick<DeepSubject, 'subject' | 'means'>[]
}

/** Judges, then people. Nobody if one judge alone has rated. */
export const deepRaters = (
  rows: readonly DeepRow[],
  ratings: readonly Rated[],
  seed: string,
  method: TaskMethod = newestTaskMethod,
): readonly DeepRater[] =>
  ratersBeside(ratings.flatMap(({ judge, rating }) => (rating === null ? [] : judge))).map((rater) => ({
    rater,
    subjects: deepTable(
      rows,
      ratings.filter(({ judge }) => judge === rater),
      `${seed}/${rater}`,
      method,
    ).map(({ subject, means }) => ({ subject, means })),
  }))
