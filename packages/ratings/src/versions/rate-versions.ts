import { z95 } from '../interval.ts'
import type { Interval } from '../interval.ts'
import { invert } from '../rating/dense.ts'
import { at } from '../rating/numbers.ts'
import type { AgentIndex } from '../rating/rated-match.ts'
import { averageRating, pointsPerLogOdds } from '../rating/rating-table.ts'
import { presumedSpread } from '../sides/fit-sides.ts'
import { climbHill, hillOf } from '../sides/stages.ts'
import type { Stage } from '../sides/stages.ts'
import { roleStages, sideStages } from './version-stages.ts'
import type { KnownField, VersionRoles, VersionSides, VersionUnknowns } from './version-stages.ts'

/** The rating of a version on the scale of its board, and how far it lies from the version before it. */
export interface VersionRating extends Interval {
  readonly rating: number
  readonly sinceLast: (Interval & { readonly difference: number }) | null
}

/** Versions of an agent are presumed to lie about 60 points apart, as if two of them had shown it. */
const presumedDrift = (60 / pointsPerLogOdds) ** 2
const presumedVersions = 2
/** How easy a tie is, what a side of the game is worth, and how far the field's average is off. */
const otherVariance = 4

const mostRounds = 50
const tolerance = 1e-3

/** Rates so many versions of an agent, in order, by its matches of one against all. The spreads are variances in the field. */
export function rateVersionsByRoles(
  matches: readonly VersionRoles[],
  own: AgentIndex,
  field: KnownField & { readonly spread: { readonly deception: number; readonly detection: number } },
  versions: number,
): readonly VersionRating[] {
  const { unknowns, stages } = roleStages(matches, own, field, versions)
  return rateVersions(unknowns, stages, [field.spread.deception, field.spread.detection])
}

/** Rates so many versions of an agent, in order, by its matches between sides. */
export function rateVersionsBySides(
  matches: readonly VersionSides[],
  own: AgentIndex,
  strengthOf: (agent: AgentIndex) => number,
  versions: number,
): readonly VersionRating[] {
  const { unknowns, stages } = sideStages(matches, own, strengthOf, versions)
  return rateVersions(unknowns, stages, [presumedSpread])
}

/**
 * Each version is rated by its own matches and by the prior that all share: the agent's strength, and how far its versions
 * are apart. The strengths of all other agents are taken as known. `spread` is the variance of agents' strengths in the
 * field, by trait. A rating is the mean of the traits.
 */
function rateVersions(
  unknowns: VersionUnknowns,
  stages: readonly Stage[],
  spread: readonly number[],
): readonly VersionRating[] {
  const { traits, versions, size } = unknowns
  const drift = spread.map(() => presumedDrift)
  const hill = hillOf(stages)
  let point: Float64Array = new Float64Array(size)
  let covariance: Float64Array = new Float64Array(size * size)
  for (let round = 0; round < mostRounds; round++) {
    const precisions = new Float64Array(size).fill(1 / otherVariance)
    for (let trait = 0; trait < traits; trait++) {
      precisions[unknowns.common(trait)] = 1 / (spread[trait] ?? 1)
      for (let version = 0; version < versions; version++)
        precisions[unknowns.deviation(trait, version)] = 1 / (drift[trait] ?? presumedDrift)
    }
    const top = climbHill(hill, point, precisions)
    point = top.point
    covariance = invert(top.curvature, size)
    let moved = 0
    for (let trait = 0; trait < traits; trait++) {
      let squares = presumedVersions * presumedDrift
      for (let version = 0; version < versions; version++) {
        const i = unknowns.deviation(trait, version)
        squares += at(point, i) ** 2 + at(covariance, i * size + i)
      }
      const likelier = squares / (versions + presumedVersions)
      moved = Math.max(moved, Math.abs(likelier / (drift[trait] ?? 1) - 1))
      drift[trait] = likelier
    }
    if (moved < tolerance) break
  }
  const weights = Array.from({ length: versions }, (_, version) => weightsOf(unknowns, version))
  return weights.map((own, version) => {
    const before = weights[version - 1]
    const { value, reach } = measured(own, point, covariance)
    const rating = averageRating + pointsPerLogOdds * value
    const since =
      before &&
      measured(
        own.map((weight, i) => weight - at(before, i)),
        point,
        covariance,
      )
    const difference = since && pointsPerLogOdds * since.value
    return {
      rating,
      low: rating - pointsPerLogOdds * reach,
      high: rating + pointsPerLogOdds * reach,
      sinceLast:
        since && difference !== undefined
          ? {
              difference,
              low: difference - pointsPerLogOdds * since.reach,
              high: difference + pointsPerLogOdds * since.reach,
            }
          : null,
    }
  })
}

/** The amount of each unknown in the strength of a version. */
function weightsOf({ traits, size, common, deviation }: VersionUnknowns, version: number): Float64Array {
  const weights = new Float64Array(size)
  for (let trait = 0; trait < traits; trait++) {
    weights[common(trait)] = 1 / traits
    weights[deviation(trait, version)] = 1 / traits
  }
  return weights
}

function measured(weights: Float64Array, point: Float64Array, covariance: Float64Array) {
  const size = weights.length
  let value = 0
  let variance = 0
  for (let i = 0; i < size; i++) {
    const weight = at(weights, i)
    if (weight === 0) continue
    value += weight * at(point, i)
    for (let j = 0; j < size; j++) variance += weight * at(weights, j) * at(covariance, i * size + j)
  }
  return { value, reach: z95 * Math.sqrt(Math.max(0, variance)) }
}
