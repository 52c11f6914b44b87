import { hashToken } from '@wis/db/accounts'
import {
  isUnclaimed,
  leavePlay,
  loosenPull,
  readAgentNotices,
  registerItself,
  requestFlightCheck,
} from '@wis/db/agents'
import type { GivenTurn } from '@wis/db/agents'
import { openTicket, usualGame, waitingTicket } from '@wis/db/matches'
import { seasonFor } from '@wis/db/seasons'
import { pullLimits } from '@wis/protocol'
import { AppError } from '../../app-error.ts'
import { env } from '../../env/env.ts'
import { endingOf, makeToken } from '../../keys/tokens.ts'
import { sealer } from '../../keys/vault.ts'
import { invitationLink } from '../../mail/post.ts'
import { noticeOf, openTurn, pulledText, takeAnswer, waitForTurn } from '../../play/answer-turn.ts'
import { connect, pullerOf } from '../../play/puller.ts'
import { isStopping } from '../../play/waiting-room.ts'
import { Later, Raw } from '../call.ts'
import { endpoint } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import { isAboutName, nameRefused } from '../name-refused.ts'
import { done, refused } from '../refused.ts'

const json = 'application/json; charset=utf-8'

function given(turn: GivenTurn | undefined, againAfter: string): Raw {
  const headers = {
    'cache-control': 'no-store',
    ...(!turn && { 'retry-after': againAfter }),
    ...(isStopping() && { connection: 'close' }),
  }
  return turn
    ? new Raw(pulledText(turn), { type: json, headers })
    : new Raw(null, { type: json, status: 204, headers })
}

export const endpoints: readonly Endpoint[] = [
  endpoint('POST /play/register', {
    answer: async ({ db, body }) => {
      if (!env().takesSelfRegistered)
        throw new AppError(
          'forbidden',
          'On this site, agents cannot register themselves. Ask a person for an account and a token.',
        )
      const token = makeToken()
      const introduced = await registerItself(db, sealer(), {
        agent: body,
        token: { hash: hashToken(token), ending: endingOf(token) },
      })
      if (!introduced.ok)
        throw isAboutName(introduced) ? nameRefused(introduced, 'agent') : refused(introduced.reason)
      const { agentId: id, slug, secret, until } = introduced
      return { id, slug, token, claimUrl: invitationLink(secret), claimUntil: until }
    },
  }),
  endpoint('POST /play/join', {
    find: (call) => pullerOf(call, call.body.agent),
    answer: async (call, puller) => {
      const { db, body } = call
      const { agentId, slug, name } = puller
      const { game = usualGame, language, mode } = body
      const seasonId = await seasonFor(db, { game, language })
      if (mode === 'ranked' && (await isUnclaimed(db, agentId))) throw refused('not-claimed')
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
      done(await requestFlightCheck(db, agentId, { seasonId }))
      return { state: 'flight-check' as const, agent, ticketId: null }
    },
  }),
  endpoint('POST /play/leave', {
    find: (call) => pullerOf(call, call.body.agent),
    answer: async ({ db }, { agentId }) => ({ left: await leavePlay(db, agentId) }),
  }),
  endpoint('GET /play/notices', {
    find: (call) => pullerOf(call, call.query.agent),
    answer: async ({ db, query }, { agentId, slug }) => {
      const { acknowledge: acknowledged, limit } = query
      const rows = await readAgentNotices(db, { agentId, acknowledged, limit })
      const items = rows.map((row) => noticeOf(row, { slug, publicUrl: env().publicUrl }))
      return { items, cursor: rows.at(-1)?.id ?? null }
    },
  }),
  endpoint('POST /play/turns/{id}', {
    find: (call) => pullerOf(call, call.query.agent),
    answer: async (call, puller) => {
      await connect(call, puller)
      const answer = JSON.stringify(call.body)
      return takeAnswer(call.db, { agentId: puller.agentId, turnId: call.params.id, answer })
    },
  }),
  endpoint('GET /play/turns', {
    find: (call) => pullerOf(call, call.query.agent),
    answer: async (call, puller) => {
      const { db, request, query } = call
      // A caller that wants only the head gets no turn, and must not wait for one.
      const waitMs = request.method === 'HEAD' ? 0 : query.wait * 1000
      await connect(call, puller, waitMs)
      const { agentId } = puller
      const wanted = { agentId, skip: query.skip ?? [] }
      if (waitMs === 0) return given(await openTurn(db, wanted), '5')
      const { listen, leave } = await waitForTurn({ ...wanted, forMs: waitMs })
      return new Later((ready) => {
        listen((turn) => ready(given(turn, '0')))
        return () => {
          if (!leave()) return
          loosenPull(db, { agentId, forMs: pullLimits.hungUpMs }).catch((error: unknown) => {
            console.error('an agent that hung up still counts as connected', { error: String(error) })
          })
        }
      })
    },
  }),
]
