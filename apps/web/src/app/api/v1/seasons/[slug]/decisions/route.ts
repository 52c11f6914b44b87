import type { Database } from '@wis/db'
import { readUser } from '@wis/db/accounts'
import { findAgent } from '@wis/db/agents'
import { decide, listDecisions } from '@wis/db/seasons'
import type { NewDecision } from '@wis/protocol'
import { decisionRefused } from '../../../../../../server/api/decision-refused.ts'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { noAgent } from '../../../../../../server/api/find-agent.ts'
import { noSeason, organizes, seasonOf } from '../../../../../../server/api/find-season.ts'
import { requireMember } from '../../../../../../server/api/require-member.ts'
import { AppError } from '../../../../../../server/app-error.ts'

export const GET = endpoint('GET /seasons/{slug}/decisions', {
  find: seasonOf,
  missing: noSeason,
  answer: async ({ db, viewer, params: { slug }, query: { cursor, limit } }, season) => {
    const seesWithheld = organizes(viewer, season)
    const page = await listDecisions(db, { seasonSlug: slug, limit, seesWithheld, ...(cursor && { cursor }) })
    if (!page) throw new AppError('not-found', noSeason)
    return { items: page.items, nextCursor: page.nextCursor }
  },
})

export const POST = endpoint('POST /seasons/{slug}/decisions', {
  find: seasonOf,
  missing: noSeason,
  answer: async ({ db, viewer, body }, { slug }) => {
    const { userId } = requireMember(viewer)
    const user = await readUser(db, userId)
    if (!user) throw new AppError('unauthorized', 'This account is gone.')
    const decided = await decide(db, { id: user.id, name: user.name }, slug, await byId(db, body))
    if (!decided.ok) throw decisionRefused(decided.reason)
    return { number: decided.number }
  },
})

/** An agent may be named by its id or by its short name, as everywhere. */
async function byId(db: Database, decision: NewDecision): Promise<NewDecision> {
  if (!('agentId' in decision)) return decision
  const agent = await findAgent(db, decision.agentId)
  if (!agent) throw new AppError('not-found', noAgent)
  return { ...decision, agentId: agent.agentId }
}
