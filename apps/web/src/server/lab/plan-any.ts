import type { Database } from '@wis/db'
import { isSuite, readText } from '@wis/lab'
import { planExperiment } from './plan-experiment.ts'
import { planSuite } from './plan-suite.ts'

/** Plans what somebody drafts: an experiment, a task or a suite. */
export async function planAny(db: Database, given: unknown, userId: string) {
  const read = typeof given === 'string' ? readText(given) : undefined
  const value = read?.ok ? read.value : given
  return isSuite(value) ? planSuite(db, given, userId) : planExperiment(db, given, userId)
}
