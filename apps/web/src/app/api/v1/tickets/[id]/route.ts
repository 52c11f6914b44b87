import type { Database } from '@wis/db'
import { leaveQueue, readTicket } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { endpoint } from '../../../../../server/api/endpoint.ts'
import { estimatedStart } from '../../../../../server/api/estimated-start.ts'
import { AppError } from '../../../../../server/app-error.ts'

interface TicketCall {
  readonly db: Database
  readonly params: { readonly id: string }
}

const about = {
  find: ({ db, params }: TicketCall) => readTicket(db, ids.ticket(params.id)),
  missing: 'There is no ticket with this id.',
}

export const GET = endpoint('GET /tickets/{id}', {
  ...about,
  answer: async (_, { ownerId: __, ...ticket }) => ({
    ...ticket,
    estimatedStart: estimatedStart(ticket, Date.now()),
  }),
})

export const DELETE = endpoint('DELETE /tickets/{id}', {
  ...about,
  answer: async ({ db }, { id }) => {
    if (!(await leaveQueue(db, ids.ticket(id))))
      throw new AppError('conflict', 'This ticket waits no more: its table is made ready, or was.')
    return undefined
  },
})
