import { readUser } from '@wis/db/accounts'
import { scopes } from '@wis/protocol'
import { endpoint } from '../../../../server/api/endpoint.ts'
import { requireMember } from '../../../../server/api/require-member.ts'
import { AppError } from '../../../../server/app-error.ts'

export const GET = endpoint('GET /me', {
  answer: async ({ db, viewer }) => {
    const { userId, token } = requireMember(viewer)
    const user = await readUser(db, userId)
    if (!user) throw new AppError('unauthorized', 'This account is gone.')
    const { id, name, email, role, createdAt } = user
    return { id, name, email, role, createdAt, scopes: token?.scopes ?? scopes }
  },
})
