import type { Entry, Language, Seat } from '@wis/engine'
import type { GameKit, ProbeTally } from '@wis/games'
import type { PlayedMatch } from '../play/played-match.ts'
import { ratingMeasure } from '../report/measure.ts'
import { isSince } from '../report/report-method.ts'
import type { ReportMethod } from '../report/report-method.ts'
import { byItem, meanOfJudges, meanRating } from './agreement-of-judges.ts'
import type { JudgementRow } from './judging.ts'
import type { ItemFacts, JudgedItem } from './rubric.ts'
import { rubricCalled } from './rubrics.ts'

/** A match of an experiment that is over. */
export interface JudgedMatch {
  /** Its number in the experiment. */
  readonly number: number
  /** The subject's. Nothing of the others is judged, because the experiment is not about them. */
  readonly seat: Seat
  /** As the director knows it. */
  readonly log: readonly Entry[]
}

/** An item, where it comes from, and the language in which it is judged. */
export interface ItemOfMatch extends JudgedItem {
  /** The number of its match in the experiment, or of its description in a task. */
  readonly number: number
  readonly language: Language
}

/** The rubrics that a game offers items for. */
export const rubricsOf = ({ studies }: Pick<GameKit, 'studies'>): readonly string[] =>
  (studies?.judged ?? []).map(({ rubric }) => rubric)

/** What judges rate by a rubric in a match. The same match gives the same items. */
export function itemsOf(
  { studies }: Pick<GameKit, 'studies'>,
  rubric: string,
  { number, seat, log, language }: JudgedMatch & { readonly language: Language },
): readonly ItemOfMatch[] {
  const said = studies?.judged?.find((one) => one.rubric === rubric)?.of(log, seat) ?? []
  return said.map(({ entry, parts, round, chosen }) => ({
    id: `${number}/${entry}`,
    number,
    language,
    parts,
    facts: factsOf({ rubric, parts, ...(round !== undefined && { round }), ...(chosen && { chosen }) }),
  }))
}

/** The number of the match, or of the description, that an item comes from. */
export const numberOfItem = (item: string): number => Number(item.split('/')[0])

/** Ratings by the number of the match, or of the description, that they are of. */
export function ratingsByNumber<Row extends Pick<JudgementRow, 'item'>>(
  rows: readonly Row[],
): ReadonlyMap<number, readonly Row[]> {
  const byNumber = new Map<number, Row[]>()
  for (const row of rows) {
    const number = numberOfItem(row.item)
    const own = byNumber.get(number)
    if (own) own.push(row)
    else byNumber.set(number, [row])
  }
  return byNumber
}

interface Told extends Pick<ItemFacts, 'round' | 'chosen'> {
  readonly rubric: string
  readonly parts: Readonly<Record<string, string>>
}

export function factsOf({ rubric, parts, round, chosen }: Told): ItemFacts {
  const called = rubricCalled(rubric)
  const judged = Object.keys(called?.parts ?? {}).at(-1) ?? ''
  return {
    length: [...(parts[judged] ?? '')].length,
    ...(round !== undefined && { round }),
    ...(chosen && called?.from && { chosen }),
  }
}

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
