import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { readSpec } from '../spec/read-spec.ts'
import { readText } from '../spec/read-text.ts'
import type { SpecFault } from '../spec/spec-fault.ts'
import { isTask, readTask } from './read-task.ts'
import type { TaskSpec } from './task-spec.ts'

export type ReadAny =
  | { readonly ok: true; readonly kind: 'matches'; readonly spec: ExperimentSpec }
  | { readonly ok: true; readonly kind: 'task'; readonly spec: TaskSpec }
  | { readonly ok: false; readonly faults: readonly SpecFault[] }

/** Reads an experiment with matches or a task: YAML or JSON as text, or the fields themselves. */
export function readAny(given: unknown): ReadAny {
  if (typeof given !== 'string') return readValue(given)
  const read = readText(given)
  return read.ok ? readValue(read.value) : { ok: false, faults: [read.fault] }
}

function readValue(value: unknown): ReadAny {
  if (isTask(value)) {
    const read = readTask(value)
    return read.ok ? { ...read, kind: 'task' } : read
  }
  const read = readSpec(value)
  return read.ok ? { ...read, kind: 'matches' } : read
}
