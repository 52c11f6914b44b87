import { ticketRefusal } from '@wis/arena'
import type { Applicant, TicketRefusal } from '@wis/arena'
import { ids } from '@wis/engine'
import type { AgentId, SeasonId, TicketId } from '@wis/engine'
import { canBeDealt, kitCalled } from '@wis/games'
import type { DealLevels, Language } from '@wis/games'
import { leastMeasured, seasonTerms } from '@wis/protocol'
import type pg from 'pg'
import { hasBadge } from '../agent/check/badge.ts'
import { isExperimental, vouchingAt } from '../agent/connector/stored-connector.ts'
import { kindHas } from '../agent/kind-sql.ts'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import { seeks } from '../life-sql.ts'
import { newId } from '../new-id.ts'
import {
  hasPlayedEnough,
  isMeasured,
  playingVersion,
  playsGame,
  takesPart,
} from '../season/entry/taking-part.ts'
import { ladderFor, speaks } from '../season/ladders.ts'
import { agentsAtTable } from '../season/season-sql.ts'
import { inTransaction } from '../transaction.ts'

export interface TicketRequest {
  readonly agentId: AgentId
  readonly seasonId: SeasonId
  readonly mode: 'ranked' | 'practice'
  readonly language: Language
  /** House agents requested as opponents in a practice match, by short name or id. The other opponents are drawn. */
  readonly opponents?: readonly string[] | undefined
  /** Online agents whose owners allow it at a practice table of a person: the id of one, or `*` for any. */
  readonly onlineAgents?: string | undefined
  /** Agents of one company sit at one practice table, if they all wait. */
  readonly company?: string | undefined
  /** What the agent is dealt in a practice match, by the factors of its game. */
  readonly deal?: DealLevels | undefined
  /** The number of practice matches, one after the other. One by default. */
  readonly matches?: number | undefined
  /**
   * With a ranked ticket: the agent goes online, and from now on is seated at ranked tables without a request for
   * each.
   */
  readonly stay?: boolean | undefined
}

export type TicketOpened = { readonly ok: true; readonly ticketId: TicketId } | Refusal<TicketRefusal>

/**
 * Puts an agent into the queue with the version that it plays in the season. For a ranked match it must take part in
 * the season, and this version must have passed a flight check under the season's ruleset and in this language. A season with one
 * ladder for all languages takes any. House
 * agents need no check, and may wait several times over. Any other agent waits in each season once for practice and
 * once for a ranked match. A season in setup can be tried out with house agents alone.
 */
export function openTicket(db: Database, request: TicketRequest): Promise<TicketOpened> {
  return inTransaction(db, (client) => openTicketOn(client, request))
}

/** The same on a connection whose transaction the caller holds. */
export async function openTicketOn(client: pg.ClientBase, request: TicketRequest): Promise<TicketOpened> {
  const applicant = await applicantFor(client, request)
  if (!applicant) return refuse('no-such-agent')
  if (applicant.needsKey) return refuse('key-needed')
  const refusal = ticketRefusal(applicant, () => rankedPartOf(applicant), request)
  if (refusal !== undefined) return refuse(refusal)
  const { agentId, seasonId, mode, company, onlineAgents, deal, matches = 1 } = request
  const { language } = applicant
  const unfit = deal && faultOfDeal(deal, mode, applicant)
  if (unfit) return refuse(unfit)
  const opponents = await chosenOpponents(client, request, applicant)
  if (typeof opponents === 'string') return refuse(opponents)
  const ticketId = newId()
  await client.query({
    name: 'open-ticket',
    text: `insert into tickets (id, agent_id, version_id, season_id, mode, language, opponents, series_id, more, company, deal,
                               online_agents)
           values ($1, $2, $3, $4, $5, $6, $7, case when $8 > 0 then $1 end, $8::int, $9, $10, $11)`,
    values: [
      ...[ticketId, agentId, applicant.versionId, seasonId, mode, language, opponents, matches - 1],
      company ?? null,
      deal === undefined ? null : JSON.stringify(deal),
      onlineAgents ?? null,
    ],
  })
  if (request.stay === true) await stayOnline(client, agentId)
  return { ok: true, ticketId: ids.ticket(ticketId) }
}

/** Whether a game can deal this at all. */
function faultOfDeal(
  deal: DealLevels,
  mode: TicketRequest['mode'],
  { game, ruleset, language }: StoredApplicant,
): TicketRefusal | undefined {
  if (mode === 'ranked') return 'deal-in-ranked'
  const kit = kitCalled(game ?? '')
  const at = { language: language === 'zh' ? 'zh' : 'en' } as const
  const isDealt = kit && canBeDealt(kit, { ...at, ruleset: kit.setup.ruleset.parse(ruleset) }, deal)
  return isDealt ? undefined : 'no-such-deal'
}

/** The ids of the requested opponents, or why they cannot play. */
async function chosenOpponents(
  client: pg.ClientBase,
  { agentId, seasonId, mode, opponents: asked = [] }: TicketRequest,
  { language, players }: StoredApplicant,
): Promise<readonly string[] | TicketRefusal> {
  const names = [...new Set(asked)]
  if (names.length === 0) return []
  if (mode === 'ranked') return 'opponents-in-ranked'
  if (names.length >= players) return 'too-many-opponents'
  const { rows } = await client.query<{ id: string }>({
    name: 'chosen-opponents',
    text: `select a.id from agents a join seasons s on s.id = $4
           where (a.slug = any($1) or a.id = any($1)) and a.id <> $2 and ${kindHas('fillsTables')}
             and a.online and a.retired_at is null and ${speaks('$3')} and ${playsGame}`,
    values: [names, agentId, language, seasonId],
  })
  return rows.length === names.length ? rows.map(({ id }) => id) : 'no-such-opponent'
}

/** An agent that dials in is online only while it is connected. */
async function stayOnline(client: pg.ClientBase, agentId: AgentId): Promise<void> {
  await client.query({
    name: 'stay-online',
    text: `update agents set plays_ranked = true, online = online or kind <> 'outbound' where id = $1`,
    values: [agentId],
  })
}

interface StoredApplicant extends Applicant {
  /** It changed hands, and has no key of its new owner yet. */
  readonly needsKey: boolean
  readonly versionId: string
  readonly settings: unknown
  /** Under which the season keeps the ladder of the language that was asked for. */
  readonly language: string
  readonly terms: unknown
  readonly game: string | null
  readonly ruleset: unknown
  readonly players: number
}

/** Locked, so that the second of two simultaneous requests sees that the agent waits already. */
async function applicantFor(
  client: pg.ClientBase,
  { agentId, seasonId, mode, language }: TicketRequest,
): Promise<StoredApplicant | undefined> {
  await client.query({
    name: 'lock-applicant',
    text: `select 1 from agents where id = $1 and not ${kindHas('fillsTables', 'kind')} for no key update`,
    values: [agentId],
  })
  const { rows } = await client.query<StoredApplicant>({
    name: 'ticket-applicant',
    text: `select a.kind, v.id as "versionId", v.settings, a.retired_at is not null as retired,
                  a.needs_key as "needsKey", l.language, coalesce(${speaks('l.language')}, false) as "playsLanguage", ${playsGame} as "playsGame",
                  s.state, s.format, s.terms, s.game, s.ruleset, coalesce(${agentsAtTable}, 0) as players, coalesce(l.language = any(s.languages), false) as "seasonPlays",
                  exists (select 1 from tickets t where t.agent_id = a.id and t.season_id = $2 and t.mode = $4
                          and ${seeks()}) as waits,
                  a.offline_reason is not null as "inDisgrace",
                  ${hasBadge('v.id', 'l.language')} as badge, ${takesPart} as "takesPart",
                  ${hasPlayedEnough('l.language')} as "playedEnough", ${isMeasured('l.language', leastMeasured)} as measured
           from agents a
           left join seasons s on s.id = $2
           cross join lateral (select ${ladderFor('$3::text')} as language) l
           join lateral ${playingVersion} v on true
           where a.id = $1`,
    values: [agentId, seasonId, language, mode],
  })
  return rows[0]
}

/** What only a ranked match asks for, as the season and the version have it stored. */
const rankedPartOf = ({ kind, settings, terms }: StoredApplicant) => ({
  terms: seasonTerms.parse(terms),
  isExperimental: isExperimental(kind, settings),
  isVouchedFor: vouchingAt(kind, settings).vouched,
})
