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

/** Ratings by rubric and item. */
export function byItem<Row extends Pick<JudgementRow, 'rubric' | 'item'>>(
  ratings: readonly Row[],
): readonly (readonly [Row, ...Row[]])[] {
  const items = new Map<string, [Row, ...Row[]]>()
  for (const rating of ratings) {
    const key = `${rating.rubric}\n${rating.item}`
    const known = items.get(key)
    if (known) known.push(rating)
    else items.set(key, [rating])
  }
  return [...items.values()]
}
