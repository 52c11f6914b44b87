import { ids } from '@wis/engine'
import type { AgentId, SeasonId, TicketId } from '@wis/engine'
import { isExperiment } from '@wis/protocol'
import type pg from 'pg'
import { hasBadge } from '../agent/check/badge.ts'
import { refuse } from '../agent/refusal.ts'
import type { Refusal } from '../agent/refusal.ts'
import { storedConnector } from '../agent/stored-connector.ts'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'
import { inTransaction } from '../transaction.ts'

export interface TicketRequest {
  readonly agentId: AgentId
  readonly seasonId: SeasonId
  readonly mode: 'ranked' | 'practice'
  readonly language: 'en' | 'zh'
}

/** Why an agent may not queue, as its owner is told. */
export const ticketRefusals = [
  'no-such-agent',
  'agent-retired',
  'season-closed',
  'language-not-played',
  'already-waiting',
  'offline-for-faults',
  'experiment',
  'flight-check-needed',
] as const
export type TicketRefusal = (typeof ticketRefusals)[number]

export type TicketOpened = { readonly ok: true; readonly ticketId: TicketId } | Refusal<TicketRefusal>

/**
 * Puts an agent's newest version into the queue. For a ranked match it must have passed a flight check under the
 * season's ruleset and in this language; house agents need none, and may wait several times over.
 */
export async function openTicket(db: Database, request: TicketRequest): Promise<TicketOpened> {
  return inTransaction(db, async (client) => {
    const applicant = await applicantFor(client, request)
    if (!applicant) return refuse('no-such-agent')
    const refusal = refusalOf(applicant, request)
    if (refusal !== undefined) return refuse(refusal)
    const { agentId, seasonId, mode, language } = request
    const ticketId = newId()
    await client.query({
      name: 'open-ticket',
      text: `insert into tickets (id, agent_id, version_id, season_id, mode, language) values ($1, $2, $3, $4, $5, $6)`,
      values: [ticketId, agentId, applicant.versionId, seasonId, mode, language],
    })
    return { ok: true, ticketId: ids.ticket(ticketId) }
  })
}

interface Applicant {
  readonly kind: string
  readonly versionId: string
  readonly settings: unknown
  readonly retired: boolean
  readonly playsLanguage: boolean
  readonly seasonOpen: boolean
  readonly waits: boolean
  readonly inDisgrace: boolean
  readonly badge: boolean
}

/** Locked, so that an agent that asks twice at once is seen to wait already. */
async function applicantFor(
  client: pg.ClientBase,
  { agentId, seasonId, language }: TicketRequest,
): Promise<Applicant | undefined> {
  await client.query({
    name: 'lock-applicant',
    text: `select 1 from agents where id = $1 and kind <> 'house' for no key update`,
    values: [agentId],
  })
  const { rows } = await client.query<Applicant>({
    name: 'ticket-applicant',
    text: `select a.kind, v.id as "versionId", v.settings, a.retired_at is not null as retired,
                  $3 = any(a.languages) as "playsLanguage",
                  coalesce(s.state = 'open' and $3 = any(s.languages), false) as "seasonOpen",
                  exists (select 1 from tickets t where t.agent_id = a.id and t.state in ('waiting', 'checking')) as waits,
                  a.offline_reason is not null as "inDisgrace",
                  ${hasBadge('v.id', `s.ruleset->>'id'`, '$3')} as badge
           from agents a
           join lateral (select id, settings from agent_versions where agent_id = a.id order by number desc limit 1) v on true
           left join seasons s on s.id = $2
           where a.id = $1`,
    values: [agentId, seasonId, language],
  })
  return rows[0]
}

function refusalOf(applicant: Applicant, { mode }: TicketRequest): TicketRefusal | undefined {
  if (applicant.retired) return 'agent-retired'
  if (!applicant.seasonOpen) return 'season-closed'
  if (!applicant.playsLanguage) return 'language-not-played'
  if (applicant.kind === 'house') return undefined
  if (applicant.waits) return 'already-waiting'
  return mode === 'ranked' ? rankedRefusalOf(applicant) : undefined
}

function rankedRefusalOf({ kind, settings, inDisgrace, badge }: Applicant): TicketRefusal | undefined {
  if (inDisgrace) return 'offline-for-faults'
  const connector = storedConnector(kind, settings)
  if (connector && 'strategy' in connector && isExperiment(connector.strategy)) return 'experiment'
  return badge ? undefined : 'flight-check-needed'
}
