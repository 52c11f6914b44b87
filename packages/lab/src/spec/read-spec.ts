import type { z } from 'zod'
import { experimentSpec } from './experiment-spec.ts'
import type { ExperimentSpec } from './experiment-spec.ts'
import { faultsOfGame } from './faults-of-game.ts'
import { readText } from './read-text.ts'
import type { SpecFault } from './spec-fault.ts'

export type ReadSpec =
  | { readonly ok: true; readonly spec: ExperimentSpec }
  | { readonly ok: false; readonly faults: readonly SpecFault[] }

/** Reads YAML or JSON. Every field that is wrong is named, with what would be right. */
export function readSpecText(text: string): ReadSpec {
  const read = readText(text)
  return read.ok ? readSpec(read.value) : refused('', read.message)
}

export function readSpec(value: unknown): ReadSpec {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refused('', 'an experiment is a list of fields, such as `game: who-is-spy`')
  const read = experimentSpec.safeParse(value)
  if (!read.success) return { ok: false, faults: read.error.issues.flatMap(faultsOfIssue) }
  const faults = faultsOfGame(read.data)
  return faults.length > 0 ? { ok: false, faults } : { ok: true, spec: read.data }
}

const refused = (path: string, message: string): ReadSpec => ({ ok: false, faults: [{ path, message }] })

const known = Object.keys(experimentSpec.shape)

function faultsOfIssue(issue: z.core.$ZodIssue): readonly SpecFault[] {
  const path = issue.path.join('.')
  if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }]
  return issue.keys.map((key) => ({
    path: path === '' ? key : `${path}.${key}`,
    message: path === '' ? `no field has this name; there are ${known.join(', ')}` : 'no field has this name',
  }))
}
