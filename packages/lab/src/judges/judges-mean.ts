import { meanRating } from './agreement-of-judges.ts'
import type { JudgementRow } from './judging.ts'

type Said = Pick<JudgementRow, 'judge' | 'rating'>

/** What each rater said of an item: the mean of its ratings. Who gave none is left out. */
export function meansByRater(ratings: readonly Said[]): ReadonlyMap<string, number> {
  const raters = [...new Set(ratings.map(({ judge }) => judge))].toSorted()
  return new Map(
    raters.flatMap((rater) => {
      const mean = meanRating(ratings.filter(({ judge }) => judge === rater))
      return mean === null ? [] : [[rater, mean] as const]
    }),
  )
}

/** The rating of an item: each judge counts once, however often it rated it. Null if all ratings are missing. */
export const meanOfJudges = (ratings: readonly Said[]): number | null =>
  meanRating([...meansByRater(ratings).values()].map((rating) => ({ rating })))
