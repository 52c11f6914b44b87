import { readSpec, scheduleOf } from '@wis/lab'
import type { ExperimentSpec, Schedule } from '@wis/lab'

/** An experiment as it is read from its row. */
export interface ReadExperiment {
  readonly spec: ExperimentSpec
  readonly schedule: Schedule
}

const most = 32

export type Schedules = (id: string, spec: unknown) => ReadExperiment

/** Schedules of the experiments under way, each made once, because it costs time to make one. */
export function createSchedules(): Schedules {
  const made = new Map<string, ReadExperiment>()
  return (id, stored) => {
    const known = made.get(id)
    if (known) return known
    const read = readSpec(stored)
    if (!read.ok)
      throw new RangeError(read.faults.map(({ path, message }) => `${path}: ${message}`).join('; '))
    const fresh = { spec: read.spec, schedule: scheduleOf(read.spec) }
    if (made.size >= most) made.clear()
    made.set(id, fresh)
    return fresh
  }
}
