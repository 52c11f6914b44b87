import { add, at } from './at.ts'
import type { Layout } from './layout.ts'
import type { Spread } from './spread.ts'

/** The bell curves that hold the unknowns near the average: precision of each, and what ties detection to sharpness. */
export interface Prior {
  readonly precision: Float64Array
  readonly tie: number
}

const languageVariance = 1
const baseVariance = 4

export function priorOf(layout: Layout, spread: Spread): Prior {
  const { agents, deception, detection, sharpness, pair, language, base, size } = layout
  const determinant = spread.detection * spread.sharpness - spread.link ** 2
  const precision = new Float64Array(size)
  precision.fill(1 / spread.deception, deception, deception + agents)
  precision.fill(spread.sharpness / determinant, detection, detection + agents)
  precision.fill(spread.detection / determinant, sharpness, sharpness + agents)
  precision.fill(1 / spread.pair, pair, language)
  precision.fill(1 / languageVariance, language, base)
  precision.fill(1 / baseVariance, base)
  return { precision, tie: -spread.link / determinant }
}

/** Adds precision × `vector`, times `factor`, to `product`. */
export function curvePrior(
  layout: Layout,
  { precision, tie }: Prior,
  vector: Float64Array,
  product: Float64Array,
  factor = 1,
): void {
  for (let i = 0; i < layout.size; i++) add(product, i, factor * at(precision, i) * at(vector, i))
  for (let agent = 0; agent < layout.agents; agent++) {
    const detection = layout.detection + agent
    const sharpness = layout.sharpness + agent
    add(product, detection, factor * tie * at(vector, sharpness))
    add(product, sharpness, factor * tie * at(vector, detection))
  }
}
