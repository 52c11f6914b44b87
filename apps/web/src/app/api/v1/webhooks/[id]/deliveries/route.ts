import { listDeliveries, readWebhook } from '@wis/db'
import { endpoint } from '../../../../../../server/api/endpoint.ts'

export const GET = endpoint('GET /webhooks/{id}/deliveries', {
  find: ({ db, params }) => readWebhook(db, params.id),
  missing: 'There is no webhook with this id.',
  answer: ({ db, query }, { id }) => listDeliveries(db, id, query),
})
