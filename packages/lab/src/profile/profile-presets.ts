import type { MeasuredEstimate, MeasuredTopic } from '@wis/protocol'
import { presetCalled, suitePresetCalled } from '../presets/presets.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { readSpec } from '../spec/read-spec.ts'
import { withRuleset } from '../spec/ruleset-of.ts'
import { readSuite } from '../suites/read-suite.ts'
import type { Suite } from '../suites/read-suite.ts'
import { isOfTerms } from '../suites/suite-spec.ts'
import type { SuiteColumn } from '../suites/suite-spec.ts'

/**
 * Whether an experiment plays what a preset plays, so that its numbers mean the same. Its subjects, size, languages, seed,
 * judges and budget are its own.
 */
export function followsPreset(spec: ExperimentSpec, preset: string): boolean {
  if (spec.preset !== preset) return false
  const known = readSpec(presetCalled(preset)?.spec)
  return known.ok && isAlike(playedBy(spec), playedBy(known.spec))
}

/** The same for a suite, part by part, and its columns. */
export function suiteFollowsPreset({ spec, parts }: Suite, preset: string): boolean {
  if (spec.preset !== preset) return false
  const known = readSuite(suitePresetCalled(preset)?.spec)
  if (!known.ok) return false
  const of = (suite: Suite) => ({
    // Profiles read the columns alone, so further measures of a part change nothing.
    parts: Object.fromEntries(
      [...suite.parts].map(([name, part]) => [name, { ...playedBy(part), measures: [] }]),
    ),
    columns: suite.spec.columns.map(withoutOptions),
    radar: suite.spec.radar ?? [],
  })
  return isAlike(of({ spec, parts }), of(known))
}

/** A term that may add nothing has the same value wherever it has one. Studies of before have no such term. */
const withoutOptions = (column: SuiteColumn): SuiteColumn =>
  isOfTerms(column)
    ? { ...column, formula: undefined, terms: column.terms.map(({ times, of }) => ({ times, of })) }
    : column

/** What of a specification a match and its measures depend on. */
function playedBy(written: ExperimentSpec) {
  const { game, ruleset, opponents, conditions, own, design, measures, probes } = withRuleset(written)
  const { free, only, arranged } = design
  return { game, ruleset, opponents, conditions, own, free, only, arranged, measures, probes }
}

const isAlike = (one: unknown, other: unknown) => ordered(one) === ordered(other)

/** A stored specification may have its fields in any order. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

/** The preset that measures each section of a profile, and whether it is a suite. */
export const profilePresets = {
  abilities: 'magic',
  roles: 'wis-overall',
  games: 'llmarena',
  attack: 'wis-attack',
  defence: 'wis-defence',
  calibration: 'spygame-tom',
  cost: 'wis-overall',
} as const satisfies Readonly<Record<MeasuredTopic, string>>

/** A difference of two numbers with the ends of its 95 % interval. */
interface IndependentDifference {
  readonly value: number
  readonly low: number
  readonly high: number
}

/**
 * First minus second, of numbers that were measured apart, with the interval that follows from theirs by squares and adding
 * (Newcombe's method for two rates, Zou and Donner's for any). Undefined unless both have an interval. It is no test.
 */
export function independentDifference(
  first: Pick<MeasuredEstimate, 'value' | 'low' | 'high'>,
  second: Pick<MeasuredEstimate, 'value' | 'low' | 'high'>,
): IndependentDifference | undefined {
  if (first.value === null || first.low === null || first.high === null) return undefined
  if (second.value === null || second.low === null || second.high === null) return undefined
  const value = first.value - second.value
  return {
    value,
    low: value - Math.hypot(first.value - first.low, second.high - second.value),
    high: value + Math.hypot(first.high - first.value, second.value - second.low),
  }
}
