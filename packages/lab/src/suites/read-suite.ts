import { kitCalled } from '@wis/games'
import { reportedMeasures } from '../report/make-report.ts'
import type { Measure } from '../report/measure.ts'
import { rubricsIn } from '../report/measure.ts'
import { isOfPeople } from '../spec/experiment-spec.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { faultsOfIssue, specFault } from '../spec/faults-of-issue.ts'
import type { SpecFault } from '../spec/faults-of-issue.ts'
import { readSpec } from '../spec/read-spec.ts'
import { withRuleset } from '../spec/ruleset-of.ts'
import { named } from '../spec/study.ts'
import { isOfTerms, suiteSpec } from './suite-spec.ts'
import type { SuiteColumn, SuiteSpec } from './suite-spec.ts'

/** A suite that can be played: each part as an experiment of its own. */
export interface Suite {
  readonly spec: SuiteSpec
  /** By name, in the order in which they are written. */
  readonly parts: ReadonlyMap<string, ExperimentSpec>
}

export type ReadSuite =
  | ({ readonly ok: true } & Suite)
  | { readonly ok: false; readonly faults: readonly SpecFault[] }

const known = Object.keys(suiteSpec.shape)

/** Reads a suite and all its parts. Every field that is wrong is named. */
export function readSuite(value: unknown): ReadSuite {
  const read = suiteSpec.safeParse(typeof value === 'object' && value ? named(value) : value)
  if (!read.success)
    return {
      ok: false,
      faults: read.error.issues.flatMap((issue) => faultsOfIssue(issue, { given: value, known })),
    }
  const { data: spec } = read
  const parts = new Map<string, ExperimentSpec>()
  const faults: SpecFault[] = []
  for (const name of Object.keys(spec.suite)) {
    const part = readSpec(partAsWritten(spec, name))
    if (spec.suite[name]?.['annotators'] !== undefined)
      faults.push(specFault(`suite.${name}.annotators`, 'people-by-part'))
    if (part.ok && isOfPeople(part.spec))
      faults.push(specFault(pathInSuite(spec, name, 'subjects'), 'people-alone'))
    if (part.ok) parts.set(name, part.spec)
    else faults.push(...part.faults.map((fault) => ({ ...fault, path: pathInSuite(spec, name, fault.path) })))
  }
  if (faults.length === 0) faults.push(...columnFaults(spec, parts))
  return faults.length > 0 ? { ok: false, faults } : { ok: true, spec, parts }
}

/** What all parts have from their suite, and what is their own. */
function partAsWritten(spec: SuiteSpec, name: string): object {
  const { plays = {}, ...own } = spec.suite[name] ?? {}
  const { language, conditions, subjects, seed, budget } = spec
  return {
    name: `${spec.name.slice(0, 100)}: ${name}`.slice(0, 120),
    language,
    conditions,
    own: ownIn(spec, own),
    ...own,
    subjects: subjects.map((subject) => plays[subject] ?? subject),
    seed: `${seed}/${name}`,
    budget,
  }
}

/** Those of the suite that the part plays under. */
function ownIn(spec: SuiteSpec, part: object): object {
  const wanted = 'conditions' in part && Array.isArray(part.conditions) ? part.conditions : spec.conditions
  return Object.fromEntries(Object.entries(spec.own).filter(([id]) => wanted.includes(id)))
}

/** The suite with the ruleset of each part that names none, so that its plan says what is played. */
export function withRulesets({ spec, parts }: Suite): Suite {
  const written = [...parts].map(([name, part]) => {
    const { ruleset } = withRuleset(part)
    return [name, { ...spec.suite[name], ...(ruleset !== undefined && { ruleset }) }] as const
  })
  return {
    spec: { ...spec, suite: Object.fromEntries(written) },
    parts: new Map([...parts].map(([name, part]) => [name, withRuleset(part)])),
  }
}

/** The place of a fault of a part in its suite. Faults of what all parts have are those of the suite. */
export function pathInSuite({ suite, subjects }: SuiteSpec, name: string, path: string): string {
  const [field = '', at = ''] = path.split('.')
  const plays = Object.keys(suite[name]?.plays ?? {})
  const isShared =
    ['language', 'conditions', 'own', 'budget', 'seed', 'name'].includes(field) ||
    (field === 'subjects' && !plays.includes(subjects[Number(at)] ?? ''))
  return isShared && !(field in (suite[name] ?? {})) ? path : `suite.${name}.${path}`
}

function columnFaults(
  { columns, radar = [] }: SuiteSpec,
  parts: ReadonlyMap<string, ExperimentSpec>,
): readonly SpecFault[] {
  const measures = new Map([...parts].map(([name, part]) => [name, measuresOfPart(part)]))
  const ids = columns.map(({ id }) => id)
  return [
    ...columns.flatMap((column, at) => faultsOfColumn(column, `columns.${at}`, measures)),
    ...radar.flatMap((id, at) =>
      ids.includes(id) ? [] : [specFault(`radar.${at}`, 'one-of', { names: ids.join(', ') })],
    ),
  ]
}

function faultsOfColumn(
  column: SuiteColumn,
  path: string,
  measures: ReadonlyMap<string, readonly Measure[]>,
): readonly SpecFault[] {
  const parts = [...measures.keys()].join(', ')
  if (!isOfTerms(column))
    return measures.has(column.skill) ? [] : [specFault(`${path}.skill`, 'one-of', { names: parts })]
  return column.terms.flatMap(({ of }, term) =>
    of.flatMap((reference, at) => {
      const [part = '', measure = ''] = reference.split('/')
      const own = measures.get(part)
      const place = `${path}.terms.${term}.of.${at}`
      if (!own) return [specFault(place, 'one-of', { names: parts })]
      if (own.some(({ id }) => id === measure)) return []
      return [specFault(place, 'part-has', { names: own.map(({ id }) => `${part}/${id}`).join(', ') })]
    }),
  )
}

/** The columns of the report of a part. */
export function measuresOfPart(spec: ExperimentSpec): readonly Measure[] {
  const kit = kitCalled(spec.game)
  return kit ? reportedMeasures(kit, spec, rubricsIn(spec)) : []
}
