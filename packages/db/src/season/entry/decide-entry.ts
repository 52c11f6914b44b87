import { decidedEntry, takesDecision } from '@wis/arena'
import type { EntryDecisionRefusal } from '@wis/arena'
import type { AgentId, SeasonId } from '@wis/engine'
import type { EntryDecision, EntryState } from '@wis/protocol'
import type pg from 'pg'
import { writeAudit } from '../../audit/audit.ts'
import type { Actor } from '../../audit/audit.ts'
import { refuse } from '../../database.ts'
import type { Database, Refusal } from '../../database.ts'
import { newId } from '../../new-id.ts'
import { storableJson } from '../../storable-json.ts'
import { inTransaction } from '../../transaction.ts'
import { lockSeason } from '../change-season.ts'
import { saveEntry } from './enter-season.ts'
import { playsGame } from './taking-part.ts'

export type EntryDecided =
  | { readonly ok: true; readonly state: EntryState }
  | Refusal<'no-such-season' | 'no-such-agent' | EntryDecisionRefusal>

interface Wish {
  readonly seasonId: SeasonId
  readonly agentId: AgentId
  readonly decision: EntryDecision
}

/** An organizer invites an agent, or answers an agent's request. Inviting a house agent enters it at once. */
export async function decideEntry(db: Database, actor: Actor, wish: Wish): Promise<EntryDecided> {
  const { seasonId, agentId, decision } = wish
  return inTransaction(db, async (client) => {
    const season = await lockSeason(client, seasonId)
    if (!season) return refuse('no-such-season')
    const isScheduled = await hasSchedule(client, seasonId)
    if (!takesDecision({ ...season, isScheduled }, decision)) return refuse('entry-closed')
    const agent = await agentAndEntry(client, seasonId, agentId)
    if (!agent) return refuse('no-such-agent')
    const decided = decidedEntry(decision, agent)
    if (!decided.ok) return decided
    const { state } = decided
    await saveEntry(client, { seasonId, agentId, state })
    await tellOwner(client, agentId, { state, season: season.name, slug: season.slug })
    await writeAudit(client, actor, {
      action: `entry-${state}`,
      subject: `season:${seasonId}`,
      detail: { agentId, decision },
    })
    return decided
  })
}

/** Whether its matches are already scheduled. */
async function hasSchedule(client: pg.ClientBase, seasonId: SeasonId): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'season-is-scheduled',
    text: `select 1 from fixtures where season_id = $1 limit 1`,
    values: [seasonId],
  })
  return rowCount === 1
}

/** The owner is told, since an invitation that nobody hears of is useless. */
async function tellOwner(
  client: pg.ClientBase,
  agentId: AgentId,
  params: { readonly state: EntryState; readonly season: string; readonly slug: string },
): Promise<void> {
  await client.query({
    name: 'tell-of-entry',
    text: `insert into notices (id, user_id, agent_id, kind, params)
           select $1, owner_id, id, 'season-entry', $3 from agents where id = $2 and owner_id is not null`,
    values: [newId(), agentId, storableJson(params)],
  })
}

interface FoundAgent {
  readonly kind: string
  readonly retired: boolean
  readonly playsGame: boolean
  readonly entry: EntryState | null
}

async function agentAndEntry(
  client: pg.ClientBase,
  seasonId: SeasonId,
  agentId: AgentId,
): Promise<FoundAgent | undefined> {
  const { rows } = await client.query<FoundAgent>({
    name: 'agent-and-entry',
    text: `select a.kind, a.retired_at is not null as retired, ${playsGame} as "playsGame", e.state as entry
           from agents a join seasons s on s.id = $1
           left join season_entries e on e.agent_id = a.id and e.season_id = $1 where a.id = $2`,
    values: [seasonId, agentId],
  })
  return rows[0]
}
