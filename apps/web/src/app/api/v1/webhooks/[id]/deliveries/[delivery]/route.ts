import { readWebhook, redeliver } from '@wis/db'
import { endpoint } from '../../../../../../../server/api/endpoint.ts'
import { AppError } from '../../../../../../../server/app-error.ts'

export const POST = endpoint('POST /webhooks/{id}/deliveries/{delivery}', {
  find: ({ db, params }) => readWebhook(db, params.id),
  missing: 'There is no webhook with this id.',
  answer: async ({ db, params }, { id }) => {
    const queued = await redeliver(db, id, params.delivery)
    if (queued.ok) return { id: queued.id }
    throw new AppError('conflict', 'This delivery waits already or is unknown, or its webhook is off.')
  },
})
