import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { faultsOfIssue } from '../spec/faults-of-issue.ts'
import type { SpecFault } from '../spec/faults-of-issue.ts'
import { readSpec } from '../spec/read-spec.ts'
import { readText } from '../spec/read-text.ts'
import { named } from '../spec/study.ts'
import { taskSpec } from './task-spec.ts'
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

export type ReadTask =
  | { readonly ok: true; readonly spec: TaskSpec }
  | { readonly ok: false; readonly faults: readonly SpecFault[] }

/** Whether a value is meant as a task, and not as an experiment with matches. */
export const isTask = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'task' in value

export function readTask(value: unknown): ReadTask {
  const read = taskSpec.safeParse(typeof value === 'object' && value ? named(value) : value)
  if (read.success) return { ok: true, spec: read.data }
  const known = Object.keys(taskSpec.shape)
  return {
    ok: false,
    faults: read.error.issues.flatMap((issue) => faultsOfIssue(issue, { given: value, known })),
  }
}
