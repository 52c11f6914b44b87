import { normalShare } from '../rating/normal-share.ts'
import { performanceDeviation } from './settings.ts'
import type { TrueSkill } from './settings.ts'

const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)

/**
 * How much a match of two would tell about their skills: the information in who wins, as a share of what is not known
 * yet. It is greatest between equals of whom little is known.
 */
export function learnedFrom(one: TrueSkill, other: TrueSkill): number {
  const unknown = one.deviation ** 2 + other.deviation ** 2
  const spread = unknown + 2 * performanceDeviation ** 2
  const apart = Math.min(5, Math.abs(one.mean - other.mean) / Math.sqrt(spread))
  const wins = normalShare(apart)
  return ((density(apart) ** 2 / (wins * (1 - wins))) * unknown) / spread
}
