import { createVault } from '@wis/db'
import { registerAgent, requestFlightCheck } from '@wis/db/agents'
import { openTicket } from '@wis/db/matches'
import type { SeasonId } from '@wis/engine'
import { apiRoutes, scopes } from '@wis/protocol'
import type { ApiKey, Route } from '@wis/protocol'
import { apiRig, vaultKey } from './api-rig.ts'
import type { ApiRig, Asker, CallOptions } from './api-rig.ts'
import { openSeason, storeMatch } from './stored-matches.ts'

export interface ContractWorld {
  readonly api: ApiRig
  /** The subject of a call: something of a fresh owner, or something public. */
  about(key: ApiKey): Promise<About>
  /** Calls a route about something of a fresh owner, as the named account. */
  ask(key: ApiKey, who: AskerName, options?: CallOptions): Promise<Response>
}

export interface About {
  readonly owner: { readonly id: string; readonly session: Asker }
  readonly params: Readonly<Record<string, string>>
  readonly body: unknown
}

export const askers = [
  ...['nobody', 'owner', 'other', 'organizer', 'admin', 'stranger with a forged token'],
  ...scopes.map((scope) => `owner by token for ${scope}` as const),
] as const
export type AskerName = (typeof askers)[number]

/** A platform on which everything exists that a call can be about. */
export async function contractWorld(): Promise<ContractWorld> {
  const api = await apiRig()
  const seasonId = await openSeason(api.db)
  await storeMatch(api.db, { seasonId, seed: 'earlier' })
  const { id: matchId } = await storeMatch(api.db, { seasonId, seed: 'contract' })
  const [other, organizer, admin] = [
    await api.user(),
    await api.user('organizer'),
    await api.user('admin'),
  ].map(({ session }) => session)
  const sessions: Partial<Record<AskerName, Asker | undefined>> = { other, organizer, admin }
  const askerOf = async (who: AskerName, owner: { id: string; session: Asker }) => {
    if (who === 'nobody') return undefined
    if (who === 'owner') return owner.session
    if (who.startsWith('stranger')) return { token: `wis_${'A'.repeat(43)}` }
    const scope = scopes.find((one) => who === `owner by token for ${one}`)
    return scope ? api.token(owner.id, [scope]) : sessions[who]
  }
  const about = async (key: ApiKey): Promise<About> => {
    const owner = await api.user()
    const agentId = await registered(api, owner.id)
    const id = await subjectOf(key, { api, seasonId, matchId, agentId, owner: owner.session })
    return { owner, params: paramsOf(key, { ...known, id }), body: bodyOf(apiRoutes[key], agentId) }
  }
  return {
    api,
    about,
    ask: async (key, who, options = {}) => {
      const { owner, params, body } = await about(key)
      return api.call(key, { as: await askerOf(who, owner), params, body, ...options })
    },
  }
}

type AgentId = Awaited<ReturnType<typeof registered>>

async function registered(api: ApiRig, ownerId: string) {
  const { seal, keyId } = createVault(vaultKey)
  const connector = { kind: 'webhook', url: 'https://agent.example/turn', token: 'a-long-secret' } as const
  const agent = { name: `Mine ${ownerId}`, languages: ['en' as const], description: '', connector }
  const done = await registerAgent(api.db, { seal, keyId }, ownerId, agent)
  if (!done.ok) throw new Error(done.reason)
  await requestFlightCheck(api.db, done.agentId)
  return done.agentId
}

interface Subjects {
  readonly api: ApiRig
  readonly seasonId: SeasonId
  readonly matchId: string
  readonly agentId: AgentId
  readonly owner: Asker
}

const known = { slug: 'spring', table: 'matches.csv', delivery: 'none' }

/** Only the parameters in the address, because a route accepts no others. */
const paramsOf = (key: ApiKey, values: Readonly<Record<string, string>>) =>
  Object.fromEntries([...key.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, values[name] ?? '']))

async function subjectOf(key: ApiKey, { api, seasonId, matchId, agentId, owner }: Subjects): Promise<string> {
  if (key.includes(' /matches')) return matchId
  if (key.includes(' /webhooks/')) return webhookOf(api, owner)
  if (!key.includes(' /tickets')) return agentId
  const opened = await openTicket(api.db, { agentId, seasonId, mode: 'practice', language: 'en' })
  return opened.ok ? opened.ticketId : opened.reason
}

async function webhookOf(api: ApiRig, owner: Asker): Promise<string> {
  const body = apiRoutes['POST /webhooks'].example
  const made = await api.call('POST /webhooks', { as: owner, body })
  return ((await made.json()) as { id: string }).id
}

const bodyOf = (route: Route, agentId: string) =>
  route.example && { ...route.example, ...('agentId' in route.example && { agentId }) }
