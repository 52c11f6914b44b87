import { z } from 'zod'
import { experimentSpec } from '../spec/experiment-spec.ts'
import { ruleOf } from '../spec/fault-texts.ts'
import { inBoth } from '../spec/own-condition.ts'

const { name, title, about, published, follows, preset, language, subjects, conditions, own, seed, budget } =
  experimentSpec.shape

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, ruleOf('not-a-name'))

/** A measure of a part: `undercover/vote-accuracy`. */
const partMeasure = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, ruleOf('not-a-part-measure'))

/** Numerators together, divided by denominators together, and how much that counts. */
const term = z.strictObject({
  times: z.number().default(1),
  of: z.array(partMeasure).min(1).max(20),
  /** Adds nothing where there is nothing to divide by. Without it, the column then has no value. */
  orNothing: z.literal(true).optional(),
})

const describedColumn = {
  id,
  name: inBoth(80),
  formula: inBoth(400).optional(),
  better: z.enum(['more', 'fewer', 'neither']).default('more'),
}

const columnOfTerms = z.strictObject({
  ...describedColumn,
  unit: z.enum(['share', 'points', 'count']).default('share'),
  terms: z.array(term).min(1).max(20),
})

/** The skill of each subject after all matches of a part, by TrueSkill. */
const columnOfSkill = z.strictObject({ ...describedColumn, skill: id })

const column = z.union([columnOfTerms, columnOfSkill])

export type SuiteColumn = z.infer<typeof column>
export type ColumnOfTerms = z.infer<typeof columnOfTerms>

export const isOfTerms = (given: SuiteColumn): given is ColumnOfTerms => 'terms' in given

/**
 * One of the experiments of a suite: any field of an experiment but those that all have together. `plays` names who sits for a
 * subject in this game, where that is not an agent of its name: house players play one game each.
 */
const part = z.looseObject({ plays: z.record(z.string(), z.string()).optional() })

/** Several experiments with one plan, budget, report and export, as their author writes them. */
export const suiteSpec = z.strictObject({
  name,
  title,
  about,
  published,
  follows,
  preset,
  /** By name. A part has the languages and conditions of the suite if it names none. */
  suite: z
    .record(id, part)
    .refine((parts) => Object.keys(parts).length > 0, ruleOf('no-parts'))
    .refine((parts) => Object.keys(parts).length <= mostParts, ruleOf('too-many-experiments')),
  language,
  subjects,
  conditions,
  own,
  seed: seed.max(60),
  budget,
  /** Numbers over several parts. */
  columns: z
    .array(column)
    .max(40)
    .default([])
    .refine((all) => new Set(all.map((one) => one.id)).size === all.length, ruleOf('twice')),
  /** Whether each column is shown in per cent of the best subject too, with the mean of all. */
  scaled: z.boolean().default(false),
  /** Columns that are drawn as a radar, in its order. Its area goes with it. */
  radar: z.array(id).min(3).max(12).optional(),
})

export const mostParts = 12

export type SuiteSpec = z.infer<typeof suiteSpec>

/** Whether a value is meant as a suite. */
export const isSuite = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'suite' in value
