import { rngAt } from '@wis/engine'
import type { AnyRuleset, GameKit } from '@wis/games'
import { levelsOf } from '../design/contents-of.ts'
import { baseline, repetitions } from './experiment-spec.ts'
import type { ExperimentSpec } from './experiment-spec.ts'
import { faultsOfIssue } from './faults-of-issue.ts'
import type { OwnCondition } from './own-condition.ts'
import { specFault } from './spec-fault.ts'
import type { SpecFault } from './spec-fault.ts'

interface Within {
  readonly kit: GameKit
  readonly spec: ExperimentSpec
  readonly ruleset: AnyRuleset
}

/** The faults of conditions that an author made: names that are taken or not used, roles and rules that the game has not. */
export function ownConditionFaults(within: Within): readonly SpecFault[] {
  return Object.entries(within.spec.own).flatMap(([id, own]) => [
    ...nameFaults(within, id),
    ...roleFaults(within, id, own),
    ...ruleFaults(within, id, own),
    ...hidingFaults(within, id, own),
  ])
}

function nameFaults({ kit, spec }: Within, id: string): readonly SpecFault[] {
  const path = `own.${id}`
  const taken = [baseline, ...(kit.studies?.conditions ?? []).map((one) => one.id), ...repetitions]
  if (taken.includes(id)) return [specFault(path, 'name-taken')]
  return spec.conditions.includes(id) ? [] : [specFault(path, 'condition-unused')]
}

function roleFaults({ kit, spec }: Within, id: string, { seats }: OwnCondition): readonly SpecFault[] {
  if (typeof seats === 'string') return []
  const roles = levelsOf(kit, spec).get('role') ?? []
  if (roles.includes(seats.role)) return []
  const path = `own.${id}.seats.role`
  return [
    roles.length === 0 ? specFault(path, 'no-roles') : specFault(path, 'one-of', { names: roles.join(', ') }),
  ]
}

function hidingFaults({ kit }: Within, id: string, { hides = [] }: OwnCondition): readonly SpecFault[] {
  const known = kit.studies?.hideable ?? []
  const unknown = (path: string) =>
    known.length === 0
      ? specFault(path, 'nothing-hidden')
      : specFault(path, 'one-of', { names: known.join(', ') })
  return hides.flatMap((kind, at) => (known.includes(kind) ? [] : [unknown(`own.${id}.hides.${at}`)]))
}

/** Deals are compared between conditions, so rules may change neither the seats nor the content of a deal. */
const fixed = ['id', 'players']

function ruleFaults({ kit, spec, ruleset }: Within, id: string, own: OwnCondition): readonly SpecFault[] {
  const { rules = {} } = own
  const at = (field: string) => `own.${id}.rules.${field}`
  const known = Object.keys(ruleset).filter((field) => !fixed.includes(field))
  const unknown = Object.keys(rules).filter((field) => !known.includes(field))
  if (unknown.length > 0)
    return unknown.map((field) => specFault(at(field), 'one-of', { names: known.join(', ') }))
  const read = kit.setup.ruleset.safeParse({ ...ruleset, ...rules })
  if (!read.success)
    return read.error.issues.flatMap((issue) =>
      faultsOfIssue({ ...issue, path: ['own', id, 'rules', ...issue.path] }, { given: spec, known: [] }),
    )
  const contents = [ruleset, read.data].map((under) => drawn(kit, under, spec))
  return contents[0] === contents[1] ? [] : [specFault(`own.${id}.rules`, 'rules-change-deals')]
}

function drawn({ setup }: GameKit, ruleset: AnyRuleset, { seed, language }: ExperimentSpec): string {
  return JSON.stringify(language.map((one) => setup.draw(ruleset, one, rngAt(seed, 0))))
}
