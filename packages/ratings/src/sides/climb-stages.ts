import { factor, solveFactored } from '../rating/dense.ts'
import { add, at } from '../rating/numbers.ts'
import type { Candidate, Stage } from './stages.ts'

/** What the stages say at a point: how probable they are, which way is up, and how curved the hill is there. */
interface Evidence {
  readonly height: number
  readonly slope: Float64Array
  readonly curvature: Float64Array
}

/** Normal priors around 0, by their precisions. */
type Precisions = Float64Array

function evidenceAt(stages: readonly Stage[], point: Float64Array, precisions: Precisions): Evidence {
  const size = point.length
  const slope = Float64Array.from(point, (value, i) => -value * at(precisions, i))
  const curvature = new Float64Array(size * size)
  for (let i = 0; i < size; i++) add(curvature, i * size + i, at(precisions, i))
  let height = -point.reduce((sum, value, i) => sum + (value * value * at(precisions, i)) / 2, 0)
  for (const { candidates, times } of stages) {
    const logs = candidates.map((candidate) => logOf(candidate, point))
    const most = Math.max(...logs)
    const weights = logs.map((log) => Math.exp(log - most))
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    height += times * ((logs[0] ?? 0) - most - Math.log(all))
    addStage({ slope, curvature, size }, candidates, (at) => ((weights[at] ?? 0) / all) * times, times)
  }
  return { height, slope, curvature }
}

const logOf = ({ unknowns, amounts }: Candidate, point: Float64Array) =>
  unknowns.reduce((sum, unknown, i) => sum + at(point, unknown) * (amounts[i] ?? 0), 0)

interface Sums {
  readonly slope: Float64Array
  readonly curvature: Float64Array
  readonly size: number
}

/** Adds the slope and the curvature of one stage: what was chosen against what was expected. */
function addStage(
  { slope, curvature, size }: Sums,
  candidates: readonly Candidate[],
  expected: (candidate: number) => number,
  times: number,
): void {
  const means = new Map<number, number>()
  for (const [index, { unknowns, amounts }] of candidates.entries()) {
    const share = expected(index)
    for (const [i, unknown] of unknowns.entries()) {
      const amount = amounts[i] ?? 0
      means.set(unknown, (means.get(unknown) ?? 0) + share * amount)
      add(slope, unknown, (index === 0 ? times : 0) * amount - share * amount)
      for (const [j, other] of unknowns.entries())
        add(curvature, unknown * size + other, share * amount * (amounts[j] ?? 0))
    }
  }
  for (const [unknown, mean] of means)
    for (const [other, otherMean] of means)
      add(curvature, unknown * size + other, (-mean * otherMean) / times)
}

const mostSteps = 100
const tolerance = 1e-10

/** The most probable point, from another one on, by Newton's method. The hill has only one top. */
export function climbStages(
  stages: readonly Stage[],
  start: Float64Array,
  precisions: Precisions,
): { readonly point: Float64Array; readonly curvature: Float64Array } {
  let point = start
  let here = evidenceAt(stages, point, precisions)
  for (let step = 0; step < mostSteps; step++) {
    const lower = Float64Array.from(here.curvature)
    factor(lower, point.length)
    const way = solveFactored(lower, point.length, here.slope)
    const [from, height] = [point, here.height]
    for (let share = 1; share > 1e-6; share /= 2) {
      point = from.map((value, i) => value + share * at(way, i))
      here = evidenceAt(stages, point, precisions)
      if (here.height >= height - 1e-12 * Math.abs(height)) break
    }
    if (Math.max(...way.map(Math.abs)) < tolerance) break
  }
  return { point, curvature: here.curvature }
}
