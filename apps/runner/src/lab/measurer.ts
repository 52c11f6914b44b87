import type { Database } from '@wis/db'
import { dueMeasurement, keepMeasurements, usedBySubjects } from '@wis/db/experiments'
import type { DueMeasurement } from '@wis/db/experiments'
import { isSuiteReport, isTaskReport } from '@wis/lab'
import type { AnyReport } from '@wis/lab'
import type { KeptReports } from './kept-reports.ts'

/**
 * Takes from the report of a finished experiment what profiles of agents show of it. Undefined if nothing is due, else which
 * experiment it was, and why it could not be done.
 */
export async function measureNext(
  db: Database,
  reports: KeptReports,
  except: readonly string[],
): Promise<{ readonly id: string; readonly error?: unknown } | undefined> {
  const due = await dueMeasurement(db, except)
  if (!due) return undefined
  try {
    // It is stored as the laboratory made it.
    const report = due.report as AnyReport
    const used = await usedIn(db, due, report)
    await keepMeasurements(db, due, await reports.measured({ due: { ...due, report }, used }))
    return { id: due.id }
  } catch (error) {
    return { id: due.id, error }
  }
}

/** Only models say what they use, and only experiments with such subjects are asked for it. */
async function usedIn(db: Database, { id, players }: DueMeasurement, report: AnyReport) {
  if (isSuiteReport(report) || isTaskReport(report)) return []
  const { subjects, conditions } = report.spec
  const [condition] = conditions
  const tellsUse = subjects.some((subject) => players[subject]?.kind !== 'house')
  return tellsUse && condition !== undefined ? usedBySubjects(db, id, condition) : []
}
