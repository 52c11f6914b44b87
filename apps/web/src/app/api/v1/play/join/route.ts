import { requestFlightCheck } from '@wis/db/agents'
import { openTicket, usualGame, waitingTicket } from '@wis/db/matches'
import { seasonFor } from '@wis/db/seasons'
import { endpoint } from '../../../../../server/api/endpoint.ts'
import { refused } from '../../../../../server/api/refused.ts'
import { AppError } from '../../../../../server/app-error.ts'
import { connect, pullerOf } from '../../../../../server/play/puller.ts'

export const POST = endpoint('POST /play/join', {
  find: (call) => pullerOf(call, call.body.agent),
  answer: async (call, puller) => {
    const { db, body } = call
    const { agentId, slug, name } = puller
    const { game = usualGame, language, mode } = body
    const seasonId = await seasonFor(db, { game, language })
    if (!seasonId)
      throw new AppError('not-found', `There is no open season of ${game} for this language: ${language}.`)
    await connect(call, puller)
    const agent = { id: agentId, slug, name }
    const wish = { agentId, seasonId, mode, language }
    const opened = await openTicket(db, wish)
    if (opened.ok) return { state: 'waiting' as const, agent, ticketId: opened.ticketId }
    if (opened.reason === 'already-waiting')
      return { state: 'waiting' as const, agent, ticketId: (await waitingTicket(db, wish)) ?? null }
    if (opened.reason !== 'flight-check-needed') throw refused(opened.reason)
    const check = await requestFlightCheck(db, agentId, { seasonId })
    if (!check.ok) throw refused(check.reason)
    return { state: 'flight-check' as const, agent, ticketId: null }
  },
})
