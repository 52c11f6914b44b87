import {
  addVersion,
  agentVersions,
  beginTrial,
  changeAgent,
  endAgent,
  endEarlierToken,
  listAgents,
  ownerAgent,
  readAgent,
  readAvatar,
  readCost,
  registerAgent,
  replaceToken,
  rollBack,
  setOnline,
  versionUse,
} from '@wis/db/agents'
import { pricesNeeded, webp } from '@wis/protocol'
import type { NewConnector } from '@wis/protocol'
import { AppError, found } from '../../app-error.ts'
import { env } from '../../env/env.ts'
import { sealer } from '../../keys/vault.ts'
import { recognition } from '../../look-up.ts'
import { may } from '../../permissions.ts'
import { insideOf } from '../../request/inside-address.ts'
import { requireMember } from '../acting-user.ts'
import { Raw } from '../call.ts'
import { resultsOfVersions } from '../compared-versions.ts'
import { endpoint, permitted } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import { noAgent, ofAgent } from '../find-season.ts'
import { isAboutName, nameRefused } from '../name-refused.ts'
import { done, refused } from '../refused.ts'

const message = (place: string) =>
  `is private, so the platform cannot call it. Register an agent that dials in (kind outbound). If you run this platform, add ${place} to WIS_ALLOWED_AGENT_HOSTS`

/** Throws for an address that leads only into the platform's own network. */
function refuseInside(connector: NewConnector): void {
  const inside = insideOf(connector, env().allowedAgentHosts)
  if (inside)
    throw new AppError('invalid', 'The address is private.', [
      { path: `connector.${inside.field}`, message: message(inside.place) },
    ])
}

const usualOverlapMinutes = 60

export const endpoints: readonly Endpoint[] = [
  endpoint('GET /agents/{id}/avatar', {
    ...ofAgent,
    answer: async ({ db }, { agentId }) => {
      const image = found(await readAvatar(db, agentId), 'This agent has no picture of its own.')
      return new Raw(new Uint8Array(image), { type: webp, headers: { 'x-content-type-options': 'nosniff' } })
    },
  }),
  endpoint('PUT /agents/{id}/online', {
    ...ofAgent,
    answer: async ({ db, viewer, body: { online, confirmed = false, ranked } }, agent) => {
      if (online) permitted(viewer, 'agent.check', agent)
      const { agentId } = agent
      done(await setOnline(db, agentId, { online, confirmed, ...(ranked !== undefined && { ranked }) }))
      return { online }
    },
    deed: ({ body: { online } }, { agentId }) => ({ agentId, deed: online ? 'went-online' : 'went-offline' }),
  }),
  endpoint('GET /agents/{id}', {
    ...ofAgent,
    answer: async ({ db, viewer }, agent) => {
      const { allowed } = may(viewer, 'agent.inspect', agent)
      return found(await (allowed ? ownerAgent : readAgent)(db, agent.agentId), noAgent)
    },
  }),
  endpoint('PATCH /agents/{id}', {
    ...ofAgent,
    answer: async ({ db, body }, { agentId }) => {
      const changed = await changeAgent(db, agentId, body)
      if (!changed.ok && changed.reason === 'prices-needed')
        throw new AppError('invalid', 'A limit in dollars needs prices.', [
          { path: 'limits.prices', message: pricesNeeded },
        ])
      if (!changed.ok) throw isAboutName(changed) ? nameRefused(changed, 'agent') : refused(changed.reason)
      return found(await ownerAgent(db, agentId), noAgent)
    },
    deed: ({ body }, { agentId }) => ({
      agentId,
      deed: 'settings-changed',
      detail: { settings: Object.keys(body) },
    }),
  }),
  endpoint('DELETE /agents/{id}', {
    ...ofAgent,
    answer: async ({ db }, { agentId }) => {
      const outcome = await endAgent(db, agentId)
      if (!outcome) throw refused('retired')
      return { outcome }
    },
    deed: (_, { agentId }) => ({ agentId, deed: 'retired' }),
  }),
  endpoint('PATCH /agents/{id}/token', {
    ...ofAgent,
    answer: async ({ db, body: { token, earlierValidMinutes = usualOverlapMinutes } }, { agentId }) => {
      done(
        token === undefined
          ? await endEarlierToken(db, agentId)
          : await replaceToken(db, sealer(), agentId, {
              token,
              earlierValidMs: earlierValidMinutes * 60_000,
            }),
      )
      const page = await ownerAgent(db, agentId)
      return { earlierTokenUntil: page?.connector?.earlierTokenUntil ?? null }
    },
    deed: ({ body: { token } }, { agentId }) => ({
      agentId,
      deed: token === undefined ? 'key-removed' : 'key-replaced',
    }),
  }),
  endpoint('GET /agents/{id}/versions', {
    ...ofAgent,
    answer: ({ db, query }, { agentId }) => agentVersions(db, agentId, query),
  }),
  endpoint('GET /agents/{id}/cost', {
    ...ofAgent,
    answer: ({ db }, { agentId }) => readCost(db, agentId),
  }),
  endpoint('GET /agents/{id}/versions/results', {
    ...ofAgent,
    answer: ({ db }, { agentId }) => resultsOfVersions(db, agentId),
  }),
  endpoint('GET /agents/{id}/versions/use', {
    ...ofAgent,
    answer: async ({ db }, { agentId }) => ({ items: [...(await versionUse(db, agentId))] }),
  }),
  endpoint('POST /agents/{id}/versions', {
    ...ofAgent,
    answer: async ({ db, viewer, body }, agent) => {
      const { agentId } = agent
      if (!('repeats' in body)) refuseInside(body.connector)
      if ('trial' in body && body.trial !== undefined) permitted(viewer, 'agent.check', agent)
      const added = done(
        'repeats' in body
          ? await rollBack(db, agentId, { number: body.repeats, note: body.note })
          : await addVersion(db, sealer(), agentId, body),
      )
      if (!('trial' in body) || body.trial === undefined) return { version: added.number }
      const trial = await beginTrial(db, agentId, body.trial)
      return {
        version: added.number,
        trial: trial.ok ? { ticketId: trial.ticketId, matches: trial.forks } : null,
      }
    },
    deed: ({ body }, { agentId }, answer) => ({
      agentId,
      deed: 'repeats' in body ? 'version-repeated' : 'version-added',
      detail: {
        ...('version' in answer && { version: answer.version }),
        ...('repeats' in body && { repeats: body.repeats }),
      },
    }),
  }),
  endpoint('POST /agents/recognise', {
    answer: ({ db, viewer, body }) => recognition(db, { ...body, userId: requireMember(viewer).userId }),
  }),
  endpoint('GET /agents', {
    answer: ({ db, query }) => listAgents(db, query),
  }),
  endpoint('POST /agents', {
    answer: async ({ db, viewer, body }) => {
      refuseInside(body.connector)
      const registered = await registerAgent(db, sealer(), requireMember(viewer).userId, body)
      if (!registered.ok)
        throw isAboutName(registered) ? nameRefused(registered, 'agent') : refused(registered.reason)
      return { id: registered.agentId, slug: registered.slug, version: 1 }
    },
  }),
]
