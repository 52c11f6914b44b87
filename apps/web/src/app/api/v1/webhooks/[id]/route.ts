import { changeWebhook, deleteWebhook, readWebhook } from '@wis/db'
import type { Database } from '@wis/db'
import { endpoint } from '../../../../../server/api/endpoint.ts'
import { AppError } from '../../../../../server/app-error.ts'

interface WebhookCall {
  readonly db: Database
  readonly params: { readonly id: string }
}

const missing = 'There is no webhook with this id.'
const about = { find: ({ db, params }: WebhookCall) => readWebhook(db, params.id), missing }

export const GET = endpoint('GET /webhooks/{id}', {
  ...about,
  answer: async (_, { ownerId: __, ...webhook }) => webhook,
})

export const PATCH = endpoint('PATCH /webhooks/{id}', {
  ...about,
  answer: async ({ db, body }, { id }) => {
    const changed = await changeWebhook(db, id, body)
    if (!changed) throw new AppError('not-found', missing)
    return changed
  },
})

export const DELETE = endpoint('DELETE /webhooks/{id}', {
  ...about,
  answer: async ({ db }, { id }) => {
    await deleteWebhook(db, id)
    return undefined
  },
})
