import { add } from './at.ts'
import { canonicalOrder } from './canonical-order.ts'
import { layoutOf } from './layout.ts'
import type { Layout } from './layout.ts'
import {
  curveOutcomes,
  outcomesOf,
  slopeOfInfluence,
  spellOutcomes,
  surveyOutcomes,
  visitOutcomes,
} from './outcomes.ts'
import type { Assumptions } from './outcomes.ts'
import type { FieldSize, RatedMatch } from './rated-match.ts'
import { curveVotes, spellVotes, surveyVotes, visitVotes, votesOf } from './votes.ts'

/** Everything the matches say, as a concave log-likelihood of all unknowns. */
export interface Evidence {
  readonly layout: Layout
  /** How many of its votes tell civilians apart. */
  readonly votes: number
  /** The same matches under other assumptions. */
  assuming(assumptions: Assumptions): Evidence
  /** Adds the slope at `point` to `slope`, and returns the log-likelihood. */
  visit(point: Float64Array, slope: Float64Array): number
  slopeOfInfluence(point: Float64Array): { slope: number; curvature: number }
  /** Remembers the curvature at `point` for the questions below. */
  survey(point: Float64Array): void
  /** Adds the remembered curvature × `vector` to `product`. */
  curve(vector: Float64Array, product: Float64Array): void
  /** Calls `entry` for every contribution to the remembered curvature; one place may come many times. */
  spell(entry: (row: number, column: number, amount: number) => void): void
  /** The diagonal of the remembered curvature: what the matches say about each unknown if all others were known. */
  information(): Float64Array
}

export function evidenceOf(matches: readonly RatedMatch[], field: FieldSize): Evidence {
  const layout = layoutOf(field)
  const ordered = canonicalOrder(matches)
  const votes = votesOf(ordered, layout)
  const assuming = (assumptions: Assumptions): Evidence => {
    const outcomes = outcomesOf(ordered, layout, assumptions)
    const spell = (entry: (row: number, column: number, amount: number) => void) => {
      spellOutcomes(outcomes, entry)
      spellVotes(votes, entry)
    }
    return {
      layout,
      votes: votes.sharings.length,
      assuming,
      visit: (point, slope) => visitOutcomes(outcomes, point, slope) + visitVotes(votes, point, slope),
      slopeOfInfluence: (point) => slopeOfInfluence(outcomes, layout, point, assumptions),
      survey: (point) => {
        surveyOutcomes(outcomes, point)
        surveyVotes(votes, point)
      },
      curve: (vector, product) => {
        curveOutcomes(outcomes, vector, product)
        curveVotes(votes, vector, product)
      },
      spell,
      information: () => {
        const diagonal = new Float64Array(layout.size)
        spell((row, column, amount) => {
          if (row === column) add(diagonal, row, amount)
        })
        return diagonal
      },
    }
  }
  return assuming({ influence: 1, variance: new Float64Array(layout.size) })
}
