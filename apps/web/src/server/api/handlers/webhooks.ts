import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  queueTest,
  readWebhook,
  redeliver,
} from '@wis/db'
import type { Database } from '@wis/db'
import { mostWebhooks } from '@wis/protocol'
import { AppError, found } from '../../app-error.ts'
import { sealer } from '../../keys/vault.ts'
import { requireMember } from '../acting-user.ts'
import { endpoint } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'

interface WebhookCall {
  readonly db: Database
  readonly params: { readonly id: string }
}

const missing = 'There is no webhook with this id.'

const about = { find: ({ db, params }: WebhookCall) => readWebhook(db, params.id), missing }

export const endpoints: readonly Endpoint[] = [
  endpoint('POST /webhooks/{id}/deliveries/{delivery}', {
    ...about,
    answer: async ({ db, params }, { id }) => {
      const queued = await redeliver(db, id, params.delivery)
      if (queued.ok) return { id: queued.id }
      throw new AppError('conflict', 'This delivery is unknown or already waiting, or its webhook is off.')
    },
  }),
  endpoint('GET /webhooks/{id}/deliveries', {
    ...about,
    answer: ({ db, query }, { id }) => listDeliveries(db, id, query),
  }),
  endpoint('GET /webhooks/{id}', {
    ...about,
    answer: async (_, { ownerId: __, ...webhook }) => webhook,
  }),
  endpoint('PATCH /webhooks/{id}', {
    ...about,
    answer: async ({ db, body }, { id }) => {
      return found(await changeWebhook(db, id, body), missing)
    },
  }),
  endpoint('DELETE /webhooks/{id}', {
    ...about,
    answer: async ({ db }, { id }) => {
      await deleteWebhook(db, id)
      return undefined
    },
  }),
  endpoint('POST /webhooks/{id}/test', {
    ...about,
    answer: async ({ db }, { id }) => {
      const queued = await queueTest(db, id)
      if (!queued.ok) throw new AppError('conflict', 'This webhook is off, or a test is already waiting.')
      return { id: queued.id }
    },
  }),
  endpoint('GET /webhooks', {
    answer: async ({ db, viewer }) => ({
      items: await listWebhooks(db, requireMember(viewer).userId),
      nextCursor: null,
    }),
  }),
  endpoint('POST /webhooks', {
    answer: async ({ db, viewer, body }) => {
      const created = await createWebhook(db, sealer(), requireMember(viewer).userId, body)
      if (!created) throw new AppError('conflict', `An account has at most ${mostWebhooks} webhooks.`)
      return created
    },
  }),
]
