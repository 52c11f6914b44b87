import {
  changeBudget,
  changeExperimentAccess,
  listExperiments,
  moveExperiment,
  readExperiment,
} from '@wis/db/experiments'
import { AppError } from '../../app-error.ts'
import { labLimits } from '../../env/env.ts'
import { beyondLimit, toldFaults } from '../../lab/beyond-limit.ts'
import { createPlanned } from '../../lab/create-planned.ts'
import {
  experimentOf,
  experimentPageOf,
  experimentRowOf,
  namesIn,
  ofExperiment,
  requireExperiment,
} from '../../lab/experiment-page-of.ts'
import { withNamesShown } from '../../lab/names-shown.ts'
import { planExperiment } from '../../lab/plan-experiment.ts'
import { requireMember } from '../acting-user.ts'
import { endpoint } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'

export const endpoints: readonly Endpoint[] = [
  endpoint('GET /experiments/{id}', {
    answer: async (call) => experimentPageOf(call.db, await requireExperiment(call), call.viewer),
  }),
  endpoint('PATCH /experiments/{id}', {
    ...ofExperiment,
    answer: async (call, experiment) => {
      const { access, budget } = call.body
      if (budget && !(await changeBudget(call.db, experiment.id, budget)))
        throw new AppError('conflict', 'This experiment was cancelled, so it uses nothing any more.')
      if (access) await changeExperimentAccess(call.db, experiment.id, access)
      const changed = await namesIn(call.db, (await experimentOf(call)) ?? experiment)
      return experimentPageOf(call.db, changed, call.viewer)
    },
  }),
  endpoint('POST /experiments/{id}/state', {
    ...ofExperiment,
    answer: async (call, experiment) => {
      const moved = await moveExperiment(call.db, experiment.id, call.body.move, labLimits())
      if (!moved.ok && moved.reason === 'beyond-lab-limit') throw beyondLimit(moved)
      if (!moved.ok)
        throw new AppError('conflict', `This is not possible while the experiment is ${experiment.state}.`)
      const changed = await namesIn(call.db, (await experimentOf(call)) ?? experiment)
      return experimentPageOf(call.db, changed, call.viewer)
    },
  }),
  endpoint('POST /experiments/plan', {
    answer: async ({ db, viewer, body }) => {
      const { userId } = requireMember(viewer)
      const { faults, planned, line, limits } = await planExperiment(db, body.spec, userId)
      return { faults: toldFaults(faults), plan: planned?.plan ?? null, line, limits }
    },
  }),
  endpoint('GET /experiments', {
    answer: async ({ db, viewer, query: { mine, ...query } }) => {
      const ownerId = mine === 'true' ? requireMember(viewer).userId : undefined
      const { items, nextCursor } = await listExperiments(db, { ...query, ownerId })
      const named = await withNamesShown(db, items)
      return { items: named.map((experiment) => experimentRowOf(experiment, viewer)), nextCursor }
    },
  }),
  endpoint('POST /experiments', {
    answer: async ({ db, viewer, body: { spec: given, access, start } }) => {
      const { userId } = requireMember(viewer)
      const { faults, planned } = await planExperiment(db, given, userId)
      if (!planned || faults.length > 0)
        throw new AppError('invalid', 'This experiment cannot be played.', toldFaults(faults))
      const created = await createPlanned(db, given, { planned, userId, access, starts: start })
      if (!created.ok) throw beyondLimit(created)
      return { id: created.id, share: (await readExperiment(db, created.id))?.share ?? '' }
    },
  }),
]
