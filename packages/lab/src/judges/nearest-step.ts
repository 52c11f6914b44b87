import type { Rubric } from './rubric.ts'

/** The step of the scale that is nearest to a mean. */
export function nearestStep({ scale }: Pick<Rubric, 'scale'>, mean: number): number {
  const [nearest] = scale.toSorted((one, other) => Math.abs(one.value - mean) - Math.abs(other.value - mean))
  return nearest?.value ?? 0
}
