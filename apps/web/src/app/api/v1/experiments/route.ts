import { createExperiment, listExperiments, readExperiment } from '@wis/db/experiments'
import type { NewExperiment } from '@wis/db/experiments'
import { textWithoutAnnotators, withoutAnnotators } from '@wis/lab'
import { endpoint } from '../../../../server/api/endpoint.ts'
import { requireMember } from '../../../../server/api/require-member.ts'
import { AppError } from '../../../../server/app-error.ts'
import { labLimits } from '../../../../server/env/env.ts'
import { beyondLimit } from '../../../../server/lab/beyond-limit.ts'
import { experimentRowOf } from '../../../../server/lab/experiment-page-of.ts'
import { withNamesShown } from '../../../../server/lab/names-shown.ts'
import { planExperiment } from '../../../../server/lab/plan-experiment.ts'
import { planSha256Of } from '../../../../server/lab/plan-sha256.ts'
import { toldFaults } from '../../../../server/lab/told-faults.ts'

export const GET = endpoint('GET /experiments', {
  answer: async ({ db, viewer, query: { mine, ...query } }) => {
    const ownerId = mine === 'true' ? requireMember(viewer).userId : undefined
    const { items, nextCursor } = await listExperiments(db, { ...query, ownerId })
    const named = await withNamesShown(db, items)
    return { items: named.map((experiment) => experimentRowOf(experiment, viewer)), nextCursor }
  },
})

export const POST = endpoint('POST /experiments', {
  answer: async ({ db, viewer, body: { spec: given, access, start } }) => {
    const { userId } = requireMember(viewer)
    const { faults, planned } = await planExperiment(db, given, userId)
    if (!planned || faults.length > 0)
      throw new AppError('invalid', 'This experiment cannot be played.', toldFaults(faults))
    const { spec, game, plan, players, annotators } = planned
    const made: NewExperiment = {
      ownerId: userId,
      name: spec.name,
      game,
      spec,
      players,
      access,
      planSha256: planSha256Of({ spec, players }),
      judges: spec.judges,
      annotators,
      starts: start,
      text:
        typeof given === 'string'
          ? textWithoutAnnotators(given)
          : JSON.stringify(withoutAnnotators(given), null, 2),
      deals: plan.deals,
      matches: plan.matches,
    }
    const created = await createExperiment(db, made, labLimits())
    if (!created.ok) throw beyondLimit(created)
    return { id: created.id, share: (await readExperiment(db, created.id))?.share ?? '' }
  },
})
