import { rngAt } from '@wis/engine'
import { ratersBeside } from '../../annotators/agreement-of-people.ts'
import type { Rated } from '../../judges/agreement-of-judges.ts'
import { answered } from '../../report/answered.ts'
import type { Difference } from '../../report/report.ts'
import { pairDeals } from '../../statistics/by-deal/deal-sums.ts'
import { compare } from '../../statistics/compare.ts'
import { newestTaskMethod, taskColumns, taskMeanKind } from '../task-spec.ts'
import type { TaskMethod } from '../task-spec.ts'
import { deepSums, deepTable, fits } from './deep-table.ts'
import type { DeepMean, DeepSubject } from './deep-table.ts'
import { deepModes } from './deep-texts.ts'
import type { DeepRow } from './deep-units.ts'

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
  const questions = subjects.flatMap((first, at) =>
    subjects.slice(at + 1).flatMap((second) =>
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
    ),
  )
  return answered({ method: 'sized' }, questions).rows.map(({ question, difference }) => ({
    ...question.about,
    ...difference,
  }))
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
