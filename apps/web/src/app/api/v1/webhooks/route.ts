import { createWebhook, listWebhooks } from '@wis/db'
import { mostWebhooks } from '@wis/protocol'
import { endpoint } from '../../../../server/api/endpoint.ts'
import { requireMember } from '../../../../server/api/require-member.ts'
import { AppError } from '../../../../server/app-error.ts'
import { sealer } from '../../../../server/keys/vault.ts'

export const GET = endpoint('GET /webhooks', {
  answer: async ({ db, viewer }) => ({
    items: await listWebhooks(db, requireMember(viewer).userId),
    nextCursor: null,
  }),
})

export const POST = endpoint('POST /webhooks', {
  answer: async ({ db, viewer, body }) => {
    const created = await createWebhook(db, sealer(), requireMember(viewer).userId, body)
    if (!created) throw new AppError('conflict', `An account has at most ${mostWebhooks} webhooks.`)
    return created
  },
})
