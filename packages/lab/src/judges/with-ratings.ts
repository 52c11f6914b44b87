import type { ProbeTally } from '@wis/games'
import type { PlayedMatch } from '../play/played-match.ts'
import { ratingMeasure } from '../report/rating-measures.ts'
import { isSince } from '../report/report-method.ts'
import type { ReportMethod } from '../report/report-method.ts'
import { meanRating } from './agreement-of-judges.ts'
import { byItem, meanOfJudges } from './judges-mean.ts'
import type { JudgementRow } from './judging.ts'

type Rating = Pick<JudgementRow, 'rubric' | 'judge' | 'item' | 'rating'>

/** The row of a match with the ratings of its items. An item without any rating is left out. */
export function withRatings<Match extends PlayedMatch>(
  match: Match,
  ratings: readonly Rating[],
  method: ReportMethod,
): Match {
  if (ratings.length === 0) return match
  // Reports of before took all ratings together, so that a judge that was asked more often weighed more.
  const meanOf = isSince(method, 'sized') ? meanOfJudges : meanRating
  const tallies: Record<string, ProbeTally> = { ...match.tallies }
  for (const own of byItem(ratings)) {
    const mean = meanOf(own)
    const id = ratingMeasure(own[0].rubric)
    const before = tallies[id] ?? { right: 0, asked: 0 }
    if (mean !== null) tallies[id] = { right: before.right + mean, asked: before.asked + 1 }
  }
  return { ...match, tallies }
}
