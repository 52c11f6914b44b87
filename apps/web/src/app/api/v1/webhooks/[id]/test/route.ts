import { queueTest, readWebhook } from '@wis/db'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { AppError } from '../../../../../../server/app-error.ts'

export const POST = endpoint('POST /webhooks/{id}/test', {
  find: ({ db, params }) => readWebhook(db, params.id),
  missing: 'There is no webhook with this id.',
  answer: async ({ db }, { id }) => {
    const queued = await queueTest(db, id)
    if (!queued.ok) throw new AppError('conflict', 'This webhook is off, or tests wait for it already.')
    return { id: queued.id }
  },
})
