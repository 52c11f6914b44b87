import { likelierInfluence } from './influence.ts'
import type { InfluenceSought } from './influence.ts'
import { layoutOf } from './layout.ts'
import type { Layout } from './layout.ts'
import {
  assumeForOutcomes,
  curveOutcomes,
  gatherOutcomes,
  outcomesOf,
  placesOfOutcomes,
  spellOutcomes,
  surveyOutcomes,
  visitOutcomes,
} from './outcomes.ts'
import type { Assumptions } from './outcomes.ts'
import { canonicalOrder, checkMatch } from './rated-match.ts'
import type { FieldSize, RatedMatch } from './rated-match.ts'
import {
  curveVotes,
  gatherVotes,
  placesOfVotes,
  spellVotes,
  surveyVotes,
  visitVotes,
  votesOf,
} from './votes.ts'

/** The evidence of all matches: a concave log-likelihood of all unknowns under the assumptions last made. */
export interface Evidence {
  readonly layout: Layout
  /** In the order of summation, whatever the order of the input. */
  readonly matches: readonly RatedMatch[]
  assume(assumptions: Assumptions): void
  /** Adds the slope at `point` to `slope`, and returns the log-likelihood. */
  visit(point: Float64Array, slope: Float64Array): number
  /** Stores the curvature at `point`, for the two methods below, and returns its diagonal. */
  survey(point: Float64Array): Float64Array
  /** Adds the stored curvature × `vector` to `product`. */
  curve(vector: Float64Array, product: Float64Array): void
  /** Adds the lower half of the stored curvature to the sums at the places that `placeOf` names. */
  gather(sums: Float64Array): void
  /** Calls `entry` for every contribution to the stored curvature. One place may come many times. */
  spell(entry: (row: number, column: number, amount: number) => void): void
  /** A likelier influence than the assumed one, given the unknowns. */
  likelierInfluence(point: Float64Array, assumed: InfluenceSought): number
}

export function evidenceOf(matches: readonly RatedMatch[], field: FieldSize): Evidence {
  for (const match of matches) checkMatch(match, field)
  const layout = layoutOf(field)
  const ordered = canonicalOrder(matches)
  const outcomes = outcomesOf(ordered, layout)
  const votes = votesOf(ordered, layout)
  // Large fields never need them.
  let places: { readonly outcomes: Int32Array; readonly votes: Int32Array } | undefined
  return {
    layout,
    matches: ordered,
    assume: (assumptions) => assumeForOutcomes(outcomes, layout, assumptions),
    visit: (point, slope) => visitOutcomes(outcomes, point, slope) + visitVotes(votes, point, slope),
    survey: (point) => {
      const diagonal = new Float64Array(layout.size)
      surveyOutcomes(outcomes, point, diagonal)
      surveyVotes(votes, point, diagonal)
      return diagonal
    },
    curve: (vector, product) => {
      curveOutcomes(outcomes, vector, product)
      curveVotes(votes, vector, product)
    },
    gather: (sums) => {
      places ??= { outcomes: placesOfOutcomes(outcomes, layout), votes: placesOfVotes(votes, layout) }
      gatherOutcomes(outcomes, places.outcomes, sums)
      gatherVotes(votes, places.votes, sums)
    },
    spell: (entry) => {
      spellOutcomes(outcomes, entry)
      spellVotes(votes, entry)
    },
    likelierInfluence: (point, assumed) =>
      votes.sharings.length === 0 ? assumed.influence : likelierInfluence(outcomes, layout, point, assumed),
  }
}
