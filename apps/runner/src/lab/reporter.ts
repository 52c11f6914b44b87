import type { Worker } from 'node:worker_threads'
import type { Clock } from '@wis/agents'
import type { Database } from '@wis/db'
import {
  dueMeasurement,
  dueReports,
  dueSuites,
  keepMeasurements,
  keepReport,
  keepSuiteReport,
  toldJudgingsOf,
  usedBySubjects,
} from '@wis/db/experiments'
import type { DueMeasurement, DueReport, DueSuite } from '@wis/db/experiments'
import {
  isSuiteReport,
  isTaskReport,
  judgesAsked,
  methodOf,
  readAny,
  readSuite,
  taskMethodOf,
} from '@wis/lab'
import type { AnyReport, ExperimentSpec, JudgeAsked } from '@wis/lab'
import { every } from '../operations/every.ts'
import type { Service } from '../operations/every.ts'
import { inBrief } from '../operations/log.ts'
import type { Log } from '../operations/log.ts'
import { KeptReports } from './kept-reports.ts'
import type { ReportSubject } from './report-work.ts'

/** Each look costs one query. */
const intervalMs = 2_000
/** A report that could not be made waits so long, then twice as long, and so on. */
const restMs = 10_000
const mostRestMs = 600_000

export interface ReporterOptions {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  startThread?(): Worker
}

interface Failing {
  readonly failures: number
  readonly until: number
}

/** Keeps the reports of experiments up to date, in the background. */
export function createReporter(options: ReporterOptions): Service {
  const { clock, log } = options
  const stopping = new AbortController()
  const reports = new KeptReports({ ...options, signal: stopping.signal })
  const failing = new Map<string, Failing>()
  const beat = () => makeReports(options, { reports, failing, signal: stopping.signal })
  const beating = every({ name: 'lab-reports', intervalMs, clock, log, beat })
  return {
    start: () => beating.start(),
    stop: async () => {
      stopping.abort(new Error('the runner stops'))
      await reports.stop()
      await beating.stop()
    },
  }
}

interface Making {
  readonly reports: KeptReports
  readonly failing: Map<string, Failing>
  readonly signal: AbortSignal
}

/**
 * Brings the reports of experiments up to date that have more matches or ratings than their report is made from, and then
 * the profiles of agents. One that cannot be made keeps no other from being made, and is made later.
 */
async function makeReports(options: ReporterOptions, { reports, failing, signal }: Making): Promise<void> {
  const { db, clock, log } = options
  const now = clock.now().getTime()
  const resting = [...failing].filter(([, { until }]) => until > now).map(([id]) => id)
  const due = [
    ...(await dueReports(db, resting)).map((one) => ({
      id: one.id,
      make: () => makeReport(db, reports, one),
    })),
    ...(await dueSuites(db, resting)).map((one) => ({
      id: one.id,
      make: () => makeSuiteReport(db, reports, one),
    })),
  ]
  const failed = (id: string, what: string, error: unknown) => {
    const failures = (failing.get(id)?.failures ?? 0) + 1
    failing.set(id, { failures, until: now + Math.min(mostRestMs, restMs * 2 ** (failures - 1)) })
    log.warn(what, { id, failures, error: inBrief(error) })
  }
  for (const { id, make } of due) {
    if (signal.aborted) return
    try {
      await make()
      failing.delete(id)
    } catch (error) {
      if (signal.aborted) return
      failed(id, 'report-not-made', error)
    }
  }
  const waiting = [...failing].filter(([, { until }]) => until > now).map(([id]) => id)
  const measured = await measureNext(db, reports, waiting)
  if (signal.aborted) return
  await reports.rest()
  if (!measured) return
  if (measured.error === undefined) failing.delete(measured.id)
  else failed(measured.id, 'profile-not-filled', measured.error)
}

async function makeSuiteReport(db: Database, reports: KeptReports, due: DueSuite): Promise<void> {
  const read = readSuite(due.spec)
  if (!read.ok) return
  const parts = due.parts.flatMap((part) => {
    const spec = read.parts.get(part.name)
    return spec ? [{ ...part, spec }] : []
  })
  const judges = await Promise.all(
    parts.map(async ({ id, name, spec }) => [name, await judgesOfAll(db, id, spec)] as const),
  )
  const subject: ReportSubject = {
    kind: 'suite',
    spec: due.spec,
    plan: planFixed(due),
    judges: Object.fromEntries(judges),
    plans: Object.fromEntries(
      parts.map(({ name, planSha256, createdAt }) => [
        name,
        planSha256 === null ? undefined : planFixed({ planSha256, createdAt }),
      ]),
    ),
  }
  await keepSuiteReport(db, { due, ...(await reports.reportOfSuite({ id: due.id, parts }, subject)) })
}

const planFixed = ({ planSha256, createdAt }: { readonly planSha256: string; readonly createdAt: Date }) => ({
  sha256: planSha256,
  at: createdAt.toISOString(),
})

/** Those of the specification, and of later rounds of ratings that may be told. */
async function judgesOfAll(
  db: Database,
  id: string,
  spec: Pick<ExperimentSpec, 'judges'>,
): Promise<readonly JudgeAsked[]> {
  const later = (await toldJudgingsOf(db, id)).flatMap(({ judges }) => judges)
  return judgesAsked(spec.judges, later)
}

async function makeReport(db: Database, reports: KeptReports, due: DueReport): Promise<void> {
  const subject = await subjectOf(db, due)
  if (!subject) return
  await keepReport(db, { due, ...(await reports.reportOf({ due, subject })) })
}

async function subjectOf(db: Database, due: DueReport): Promise<ReportSubject | undefined> {
  const read = readAny(due.spec)
  if (!read.ok) return undefined
  const { planSha256, createdAt, state, fields } = due
  const plan = planSha256 === null ? undefined : planFixed({ planSha256, createdAt })
  const judges = await judgesOfAll(db, due.id, read.spec)
  // A report whose numbers were read by people, and by which it was decided at which deal it was over, keeps its method.
  const isKept = state !== 'running' && state !== 'paused'
  if (read.kind === 'task') {
    const method = isKept ? taskMethodOf(fields) : undefined
    return { kind: 'task', spec: read.spec, judges, ...(plan && { plan }), ...(method && { method }) }
  }
  const { spec } = read
  const method = isKept ? methodOf(fields) : undefined
  return { kind: 'matches', spec, judges, ...(plan && { plan }), ...(method && { method }) }
}

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
