import { decide, listDecisions, readUser } from '@wis/db'
import { decisionRefused } from '../../../../../../server/api/decision-refused.ts'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { requireMember } from '../../../../../../server/api/require-member.ts'
import { AppError } from '../../../../../../server/app-error.ts'

const missing = 'There is no season with this short name.'

export const GET = endpoint('GET /seasons/{slug}/decisions', {
  answer: async ({ db, params: { slug }, query: { cursor, limit } }) => {
    const page = await listDecisions(db, { seasonSlug: slug, limit, ...(cursor && { cursor }) })
    if (!page) throw new AppError('not-found', missing)
    return { items: page.items, nextCursor: page.nextCursor }
  },
})

export const POST = endpoint('POST /seasons/{slug}/decisions', {
  find: async ({ db, params: { slug } }) => (await listDecisions(db, { seasonSlug: slug, limit: 1 }))?.season,
  missing,
  answer: async ({ db, viewer, body }, { slug }) => {
    const { userId } = requireMember(viewer)
    const user = await readUser(db, userId)
    if (!user) throw new AppError('unauthorized', 'This account is gone.')
    const decided = await decide(db, { id: user.id, name: user.name }, slug, body)
    if (!decided.ok) throw decisionRefused(decided.reason)
    return { number: decided.number }
  },
})
