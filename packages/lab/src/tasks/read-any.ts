import { parse, YAMLParseError } from 'yaml'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { readSpec, readSpecText } from '../spec/read-spec.ts'
import type { SpecFault } from '../spec/spec-fault.ts'
import { isTask, readTask } from './read-task.ts'
import type { TaskSpec } from './task-spec.ts'

export type ReadAny =
  | { readonly ok: true; readonly kind: 'matches'; readonly spec: ExperimentSpec }
  | { readonly ok: true; readonly kind: 'task'; readonly spec: TaskSpec }
  | { readonly ok: false; readonly faults: readonly SpecFault[] }

/** Reads an experiment with matches or a task: YAML or JSON as text, or the fields themselves. */
export function readAny(given: unknown): ReadAny {
  const value = typeof given === 'string' ? valueOf(given) : given
  if (isTask(value)) {
    const read = readTask(value)
    return read.ok ? { ...read, kind: 'task' } : read
  }
  const read = typeof given === 'string' ? readSpecText(given) : readSpec(given)
  return read.ok ? { ...read, kind: 'matches' } : read
}

const longestText = 200_000

/** Undefined for a text that is none of either. The reader of specifications says why. */
function valueOf(text: string): unknown {
  if (text.length > longestText) return undefined
  try {
    return parse(text, { maxAliasCount: 0, logLevel: 'error' })
  } catch (error) {
    if (error instanceof YAMLParseError || error instanceof ReferenceError) return undefined
    throw error
  }
}
