import { add, at } from './at.ts'
import type { Evidence } from './evidence.ts'
import type { Layout } from './layout.ts'
import type { Prior } from './prior.ts'

/**
 * The curvature with all ties between unknowns cut but the one between an agent's own detection and sharpness.
 * In a large field this is nearly all of it: whom an agent meets changes from match to match.
 */
export interface Blocks {
  readonly layout: Layout
  /** What the matches alone say about each unknown. */
  readonly information: Float64Array
  /** Information and prior together. */
  readonly diagonal: Float64Array
  readonly tie: number
}

export function blocksOf(evidence: Evidence, { precision, tie }: Prior): Blocks {
  const information = new Float64Array(evidence.layout.size)
  evidence.spell((row, column, amount) => {
    if (row === column) add(information, row, amount)
  })
  const diagonal = information.map((value, i) => value + at(precision, i))
  return { layout: evidence.layout, information, diagonal, tie }
}

export function solveBlocks({ layout, diagonal, tie }: Blocks, right: Float64Array, solution: Float64Array): void {
  for (let i = 0; i < layout.size; i++) solution[i] = at(right, i) / at(diagonal, i)
  for (let agent = 0; agent < layout.agents; agent++) {
    const c = layout.detection + agent
    const t = layout.sharpness + agent
    const determinant = at(diagonal, c) * at(diagonal, t) - tie * tie
    solution[c] = (at(diagonal, t) * at(right, c) - tie * at(right, t)) / determinant
    solution[t] = (at(diagonal, c) * at(right, t) - tie * at(right, c)) / determinant
  }
}
