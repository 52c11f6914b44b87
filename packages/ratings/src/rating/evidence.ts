import { canonicalOrder } from './canonical-order.ts'
import { layoutOf } from './layout.ts'
import type { Layout } from './layout.ts'
import { curveOutcomes, outcomesOf, spellOutcomes, surveyOutcomes, visitOutcomes } from './outcomes.ts'
import type { FieldSize, RatedMatch } from './rated-match.ts'
import { curveVotes, spellVotes, surveyVotes, visitVotes, votesOf } from './votes.ts'

/** Everything the matches say, as a concave log-likelihood of all unknowns. */
export interface Evidence {
  readonly layout: Layout
  /** Adds the slope at `point` to `slope`, and returns the log-likelihood. */
  visit(point: Float64Array, slope: Float64Array): number
  /** Remembers the curvature at `point` for the questions below. */
  survey(point: Float64Array): void
  /** Adds the remembered curvature × `vector` to `product`. */
  curve(vector: Float64Array, product: Float64Array): void
  /** Calls `entry` for every contribution to the remembered curvature; one place may come many times. */
  spell(entry: (row: number, column: number, amount: number) => void): void
}

export function evidenceOf(matches: readonly RatedMatch[], field: FieldSize): Evidence {
  const layout = layoutOf(field)
  const ordered = canonicalOrder(matches)
  const outcomes = outcomesOf(ordered, layout)
  const votes = votesOf(ordered, layout)
  return {
    layout,
    visit: (point, slope) => visitOutcomes(outcomes, point, slope) + visitVotes(votes, point, slope),
    survey: (point) => {
      surveyOutcomes(outcomes, point)
      surveyVotes(votes, point)
    },
    curve: (vector, product) => {
      curveOutcomes(outcomes, vector, product)
      curveVotes(votes, vector, product)
    },
    spell: (entry) => {
      spellOutcomes(outcomes, entry)
      spellVotes(votes, entry)
    },
  }
}
