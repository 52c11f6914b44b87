import { faultsOfIssue } from '../spec/faults-of-issue.ts'
import type { SpecFault } from '../spec/spec-fault.ts'
import { named } from '../spec/study.ts'
import { taskSpec } from './task-spec.ts'
import type { TaskSpec } from './task-spec.ts'

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
