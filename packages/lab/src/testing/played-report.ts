import { scheduleOf } from '../design/planned-match.ts'
import type { Schedule } from '../design/planned-match.ts'
import { playPlanned } from '../play/planned-play.ts'
import { reportOf } from '../report/make-report.ts'
import type { Report } from '../report/report.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { readSpec } from '../spec/read-spec.ts'

/** A specification of a test, with every default. */
export function specOf(given: object): ExperimentSpec {
  const read = readSpec({ name: 'A test', seed: 'test', ...given })
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  return read.spec
}

/** The report of an experiment of house players, played to its end. A subject that nobody is plays as the first of them. */
export function playedReport(given: object): Report {
  const spec = specOf(given)
  const schedule = scheduleOf(spec)
  const numbers = Array.from({ length: schedule.matches }, (_, at) => at + 1)
  return reportOf(
    spec,
    numbers.map((number) => playedAt(schedule, number).played),
  )
}

export const playedAt = (schedule: Schedule, number: number) =>
  playPlanned(
    schedule,
    schedule.matchAt(number),
    (name) => schedule.kit.house.find(({ slug }) => slug === name) ?? schedule.kit.house[0],
  )
