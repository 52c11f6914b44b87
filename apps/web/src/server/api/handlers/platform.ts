import 'server-only'
import { queueStatus } from '@wis/db'
import type { Database } from '@wis/db'
import { readUser } from '@wis/db/accounts'
import { leaveQueue, readTicket } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { matchmakingRule, openApiDocument, scopes } from '@wis/protocol'
import web from '../../../../package.json'
import { AppError } from '../../app-error.ts'
import { env } from '../../env/env.ts'
import { exportsHere } from '../../export/exports.ts'
import { runShortJob, takenAway } from '../../export/short-job.ts'
import { health, runnerHealth } from '../../health.ts'
import { scopeFor } from '../../permissions.ts'
import { policies } from '../../rate-limit/limits.ts'
import { requireMember } from '../acting-user.ts'
import { Raw } from '../call.ts'
import { endpoint } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import { estimatedStart } from '../estimated-start.ts'

let known: ReturnType<typeof openApiDocument> | undefined

/** The API document of this installation. It changes only with the code and the settings, so it is made once. */
function apiDocument() {
  known ??= openApiDocument({
    version: web.version,
    server: new URL('/api/v1', env().publicUrl).href,
    scopeFor,
    limitFor: (cost) => policies[cost],
  })
  return { openapi: '3.1.1', ...known }
}

interface TicketCall {
  readonly db: Database
  readonly params: { readonly id: string }
}

const about = {
  find: ({ db, params }: TicketCall) => readTicket(db, ids.ticket(params.id)),
  missing: 'There is no ticket with this id.',
}

export const endpoints: readonly Endpoint[] = [
  endpoint('GET /health', {
    answer: async () => {
      const report = await health()
      if (report.ok) return report
      return new Raw(JSON.stringify(report), { type: 'application/json; charset=utf-8', status: 503 })
    },
  }),
  endpoint('GET /me/export', {
    answer: async ({ viewer }) =>
      new Raw(await accountExport(requireMember(viewer).userId), {
        type: 'application/json; charset=utf-8',
        headers: { 'content-disposition': 'attachment; filename="my-data.json"' },
      }),
  }),
  endpoint('GET /me', {
    answer: async ({ db, viewer }) => {
      const { userId, token } = requireMember(viewer)
      const user = await readUser(db, userId)
      if (!user) throw new AppError('unauthorized', 'This account no longer exists.')
      const { id, name, email, role, createdAt } = user
      return { id, name, email, role, createdAt, scopes: token?.scopes ?? scopes }
    },
  }),
  endpoint('GET /openapi.json', { answer: async () => apiDocument() }),
  endpoint('GET /schedule', {
    answer: async ({ db }) => {
      const [{ matches, ...queue }, { runner, storage }] = await Promise.all([
        queueStatus(db),
        runnerHealth(),
      ])
      const nextTickAt = new Date(Date.now() + matchmakingRule.everyMs).toISOString()
      return { queue, matches, rule: matchmakingRule, nextTickAt, runner, room: storage?.room ?? 'unknown' }
    },
  }),
  endpoint('GET /tickets/{id}', {
    ...about,
    answer: async (_, { ownerId: __, helpers: ___, ...ticket }) => ({
      ...ticket,
      estimatedStart: estimatedStart(ticket, Date.now()),
    }),
  }),
  endpoint('DELETE /tickets/{id}', {
    ...about,
    answer: async ({ db }, { id }) => {
      if (!(await leaveQueue(db, ids.ticket(id))))
        throw new AppError(
          'conflict',
          'This ticket is no longer waiting: its table is being prepared, or has begun.',
        )
      return undefined
    },
  }),
]

async function accountExport(userId: string): Promise<Uint8Array<ArrayBuffer>> {
  const made = await runShortJob(() => exportsHere().workshop.run({ kind: 'account', userId }))
  if (!made) throw new AppError('unauthorized', 'This account no longer exists.')
  return takenAway(made.path)
}
