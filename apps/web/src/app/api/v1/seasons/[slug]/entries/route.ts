import { findAgent } from '@wis/db/agents'
import { enterSeason, listEntries } from '@wis/db/seasons'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { noAgent } from '../../../../../../server/api/find-agent.ts'
import { noSeason, organizes, seasonOf } from '../../../../../../server/api/find-season.ts'
import { seasonRefused } from '../../../../../../server/api/season-refused.ts'
import { AppError } from '../../../../../../server/app-error.ts'

export const GET = endpoint('GET /seasons/{slug}/entries', {
  find: seasonOf,
  missing: noSeason,
  answer: async ({ db, viewer }, season) => {
    const userId = viewer.kind === 'member' ? viewer.userId : undefined
    const items = await listEntries(db, season.id, { isOrganizer: organizes(viewer, season), userId })
    return { items, nextCursor: null }
  },
})

export const POST = endpoint('POST /seasons/{slug}/entries', {
  find: ({ db, body }) => findAgent(db, body.agentId),
  missing: noAgent,
  answer: async (call, { agentId }) => {
    const season = await seasonOf(call)
    if (!season) throw new AppError('not-found', noSeason)
    const entered = await enterSeason(call.db, { seasonId: season.id, agentId })
    if (!entered.ok) throw seasonRefused(entered.reason)
    return { state: entered.state }
  },
})
