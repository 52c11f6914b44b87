import { systemClock } from '@wis/agents'
import type { Database } from '@wis/db'
import { noLabLimits } from '@wis/protocol'
import { dealExperiments } from '../lab/deal-experiments.ts'
import { createSchedules } from '../lab/schedules.ts'
import { createLog } from '../operations/log.ts'
import { feed } from './scheduled-season.ts'

/** Deals the matches of all experiments that are due, and plays none of them. */
export const dealtAll = (db: Database): Promise<void> =>
  dealExperiments({
    db,
    feed,
    clock: systemClock,
    log: createLog(() => undefined),
    schedules: createSchedules(),
    mostWaiting: 10,
    limits: noLabLimits,
    enqueuePlanned: async () => undefined,
  })
