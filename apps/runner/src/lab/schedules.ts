import { expectedCalls, experimentSpec, readSpec, scheduleOf } from '@wis/lab'
import type { ExpectedCalls, ExperimentSpec, Schedule } from '@wis/lab'
import { z } from 'zod'

/** An experiment as it is read from its row. */
export interface PlannedExperiment {
  readonly spec: ExperimentSpec
  readonly schedule: Schedule
  /** The calls of a match. Undefined if nothing is asked beside it. */
  readonly calls: ExpectedCalls | undefined
}

const most = 32

export type Schedules = (id: string, spec: unknown) => PlannedExperiment

/** Schedules of the experiments under way, each made once, because it costs time to make one. */
export function createSchedules(): Schedules {
  const made = new Map<string, PlannedExperiment>()
  return (id, stored) => {
    const known = made.get(id)
    if (known) return withBudget(known, stored)
    const read = readSpec(stored)
    if (!read.ok)
      throw new RangeError(read.faults.map(({ path, message }) => `${path}: ${message}`).join('; '))
    const { spec } = read
    const schedule = scheduleOf(spec)
    const calls = spec.probes.length > 0 ? expectedCalls(spec) : undefined
    const fresh = { spec, schedule, calls }
    if (made.size >= most) made.clear()
    made.set(id, fresh)
    return fresh
  }
}

const budgeted = z.looseObject({ budget: experimentSpec.shape.budget })

/** A budget may be raised while everything else of a specification stays as it is. */
function withBudget(known: PlannedExperiment, stored: unknown): PlannedExperiment {
  const { budget } = budgeted.parse(stored)
  return { ...known, spec: { ...known.spec, budget } }
}
