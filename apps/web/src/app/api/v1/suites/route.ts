import { createSuite, listSuites, readSuite } from '@wis/db/experiments'
import { specText } from '@wis/lab'
import { endpoint } from '../../../../server/api/endpoint.ts'
import { requireMember } from '../../../../server/api/require-member.ts'
import { AppError } from '../../../../server/app-error.ts'
import { labLimits } from '../../../../server/env/env.ts'
import { beyondLimit } from '../../../../server/lab/beyond-limit.ts'
import { namedSuites, suiteRowOf } from '../../../../server/lab/find-suite.ts'
import { newSuite, planSuite } from '../../../../server/lab/plan-suite.ts'
import { toldFaults } from '../../../../server/lab/told-faults.ts'

export const GET = endpoint('GET /suites', {
  answer: async ({ db, viewer, query: { mine, ...query } }) => {
    const ownerId = mine === 'true' ? requireMember(viewer).userId : undefined
    const { items, nextCursor } = await listSuites(db, { ...query, ownerId })
    const named = await namedSuites(db, items)
    return { items: named.map((suite) => suiteRowOf(suite, viewer)), nextCursor }
  },
})

export const POST = endpoint('POST /suites', {
  answer: async ({ db, viewer, body: { spec: given, access, start } }) => {
    const { userId } = requireMember(viewer)
    const { faults, planned } = await planSuite(db, given, userId)
    if (!planned || faults.length > 0)
      throw new AppError('invalid', 'This suite cannot be played.', toldFaults(faults))
    const text = typeof given === 'string' ? given : specText(given)
    const made = newSuite(planned, { userId, text, access, starts: start })
    const created = await createSuite(db, made, labLimits())
    if (!created.ok) throw beyondLimit(created)
    return { id: created.id, share: (await readSuite(db, created.id))?.share ?? '' }
  },
})
