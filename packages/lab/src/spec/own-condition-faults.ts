import { rngAt } from '@wis/engine'
import type { AnyRuleset, GameKit } from '@wis/games'
import { levelsOf } from '../design/levels-of.ts'
import { baseline, repetitions } from './experiment-spec.ts'
import type { ExperimentSpec } from './experiment-spec.ts'
import type { OwnCondition } from './own-condition.ts'
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
  if (taken.includes(id)) return [{ path, message: 'the game has a condition of this name' }]
  return spec.conditions.includes(id) ? [] : [{ path, message: 'it is not among the conditions' }]
}

function roleFaults({ kit, spec }: Within, id: string, { seats }: OwnCondition): readonly SpecFault[] {
  if (typeof seats === 'string') return []
  const roles = levelsOf(kit, spec).get('role') ?? []
  if (roles.includes(seats.role)) return []
  const message = roles.length === 0 ? 'the game has no roles' : `one of ${roles.join(', ')}`
  return [{ path: `own.${id}.seats.role`, message }]
}

function hidingFaults({ kit }: Within, id: string, { hides = [] }: OwnCondition): readonly SpecFault[] {
  const known = kit.studies?.hideable ?? []
  const message = known.length === 0 ? 'the game can hide nothing' : `one of ${known.join(', ')}`
  return hides.flatMap((kind, at) =>
    known.includes(kind) ? [] : [{ path: `own.${id}.hides.${at}`, message }],
  )
}

/** Deals are compared between conditions, so rules may change neither the seats nor the content of a deal. */
const fixed = ['id', 'players']

function ruleFaults({ kit, spec, ruleset }: Within, id: string, own: OwnCondition): readonly SpecFault[] {
  const { rules = {} } = own
  const at = (field: string) => `own.${id}.rules.${field}`
  const known = Object.keys(ruleset).filter((field) => !fixed.includes(field))
  const unknown = Object.keys(rules).filter((field) => !known.includes(field))
  if (unknown.length > 0)
    return unknown.map((field) => ({ path: at(field), message: `one of ${known.join(', ')}` }))
  const read = kit.setup.ruleset.safeParse({ ...ruleset, ...rules })
  if (!read.success)
    return read.error.issues.map(({ path, message }) => ({ path: at(path.join('.')), message }))
  const contents = [ruleset, read.data].map((under) => drawn(kit, under, spec))
  return contents[0] === contents[1]
    ? []
    : [{ path: `own.${id}.rules`, message: 'they change what is dealt, so that nothing could be compared' }]
}

function drawn({ setup }: GameKit, ruleset: AnyRuleset, { seed, language }: ExperimentSpec): string {
  return JSON.stringify(language.map((one) => setup.draw(ruleset, one, rngAt(seed, 0))))
}
