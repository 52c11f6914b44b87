import { isPerson } from '../annotators/agreement-of-people.ts'
import type { GivenRating } from '../judges/agreement-tally.ts'
import type { PlayedMatch } from '../play/played-match.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import type { ContentOfDeal } from './report-method.ts'
import { everyCell, isAt } from './report-tally.ts'
import type { Cell } from './report-tally.ts'

/** Whom a number is about, who rated, and in which part of the matches. */
export interface RoundCell extends Cell {
  readonly rubric: string
  /** Null for all people together. */
  readonly rater: string | null
  /** Null for all parts of the matches together. */
  readonly round: number | null
}

/** A rating beside where it comes from. */
export interface RatedInRound extends Omit<RoundCell, 'round'> {
  readonly round: number | undefined
  readonly deal: string
  readonly content?: string
  readonly rating: GivenRating
}

/** The ratings of a match that counts, those that are missing left out. */
export function ratedInRounds(
  { end, deal, subject, condition }: PlayedMatch,
  ratings: readonly GivenRating[],
  contentOf: ContentOfDeal,
): readonly RatedInRound[] {
  if (end === 'void') return []
  return ratings.flatMap((rating) => {
    const { rubric, judge, facts } = rating
    if (rating.rating === null) return []
    const rater = isPerson(judge) ? null : judge
    return [
      {
        rubric,
        rater,
        subject,
        condition,
        round: facts?.round,
        deal: String(deal),
        ...contentOf(deal),
        rating,
      },
    ]
  })
}

/** Every rater, subject and condition, over all parts of the matches and in each of them, each with its ratings. */
export function roundCells<Rated extends RatedInRound>(
  spec: Pick<ExperimentSpec, 'subjects' | 'conditions'>,
  rated: readonly Rated[],
): readonly (readonly [RoundCell, readonly Rated[]])[] {
  const inOrder = rated.toSorted(
    (one, other) => Number(one.deal) - Number(other.deal) || (keyOf(one) < keyOf(other) ? -1 : 1),
  )
  return [...new Set(rated.map(({ rubric }) => rubric))].toSorted().flatMap((rubric) => {
    const ofRubric = inOrder.filter((one) => one.rubric === rubric)
    const rounds = [...new Set(ofRubric.flatMap(({ round }) => round ?? []))].toSorted((a, b) => a - b)
    return ratersOf(ofRubric).flatMap((rater) =>
      everyCell(spec).flatMap((cell) =>
        [null, ...rounds].map((round) => {
          const own = ofRubric.filter(
            (one) => one.rater === rater && isAt(one, cell) && (round === null || one.round === round),
          )
          return [{ rubric, rater, ...cell, round }, own] as const
        }),
      ),
    )
  })
}

const keyOf = ({ rating: { item, judge, time } }: RatedInRound) => [item, judge, time].join(' ')

/** Judges by name, then people. */
function ratersOf(rated: readonly RatedInRound[]): readonly (string | null)[] {
  const names = new Set(rated.map(({ rater }) => rater))
  const judges = [...names].filter((name) => name !== null).toSorted()
  return names.has(null) ? [...judges, null] : judges
}
