import type { AgentId } from '@wis/engine'
import { connectorSettings, traitsOf } from '@wis/protocol'
import type { ConnectorSettings, RerunChanges } from '@wis/protocol'
import type pg from 'pg'
import { budgetSpent } from '../../budget/forecast.ts'
import { refuse } from '../../database.ts'
import type { Database, Refusal } from '../../database.ts'
import { firstIdAt, newId } from '../../new-id.ts'
import { inTransaction } from '../../transaction.ts'
import { opens, storedConnector } from '../connector/stored-connector.ts'

/** The most answers that an owner may ask one agent for again within a day. */
export const rerunAnswersPerDay = 500

const dayMs = 24 * 3_600_000

export interface CallPlace {
  readonly matchId: string
  /** The log entry that the answer became. */
  readonly seq: number
}

export interface RerunWish {
  readonly version?: number | undefined
  readonly changes?: RerunChanges
  readonly times: number
}

/** Why a version cannot be asked beside its matches. */
export type UnfitToAsk =
  | 'no-such-agent'
  | 'retired'
  | 'no-such-version'
  | 'one-memory'
  | 'outdated-version'
  | 'nothing-to-change'
  | 'unfit-changes'
  | 'token-needed'
  | 'key-needed'

export type RerunRefusal =
  | UnfitToAsk
  | 'no-such-call'
  | 'match-not-over'
  | 'call-of-experiment'
  | 'too-many-answers'
  | 'budget-spent'

export type RerunRequested =
  | { readonly ok: true; readonly ids: readonly string[]; readonly version: number }
  | Refusal<RerunRefusal>

/** Asks for calls of finished matches to be put to an agent again, all by the same version and the same changes. */
export async function requestReruns(
  db: Database,
  agentId: AgentId,
  { calls, version, changes = {}, times }: RerunWish & { readonly calls: readonly CallPlace[] },
): Promise<RerunRequested> {
  return inTransaction(db, async (client) => {
    const agent = await versionToAsk(client, agentId, { version, changes })
    if (typeof agent === 'string') return refuse(agent)
    const seats: number[] = []
    for (const call of calls) {
      const seat = await seatOf(client, agentId, call)
      if (typeof seat === 'string') return refuse(seat)
      seats.push(seat)
    }
    if ((await answersToday(client, agentId)) + calls.length * times > rerunAnswersPerDay)
      return refuse('too-many-answers')
    if (agent.spent) return refuse('budget-spent')
    const ids = calls.map(() => newId())
    await client.query(
      `insert into call_reruns (id, agent_id, version_id, match_id, seq, seat, changes, settings, times)
       select r.id, $1, $2, r.match_id, r.seq, r.seat, $3, $4, $5
       from unnest($6::text[], $7::text[], $8::int[], $9::int[]) r(id, match_id, seq, seat)`,
      [
        agentId,
        agent.versionId,
        JSON.stringify(changes),
        JSON.stringify(agent.changed),
        times,
        ids,
        calls.map(({ matchId }) => matchId),
        calls.map(({ seq }) => seq),
        seats,
      ],
    )
    return { ok: true, ids, version: agent.number }
  })
}

interface VersionToAsk {
  readonly versionId: string
  readonly number: number
  /** Its settings with the changes. */
  readonly changed: ConnectorSettings
  readonly spent: boolean
}

/** A version of an agent that can be asked beside its matches, the newest if none is named. Locks the agent. */
export async function versionToAsk(
  client: pg.ClientBase,
  agentId: AgentId,
  { version, changes = {} }: Pick<RerunWish, 'version' | 'changes'>,
): Promise<VersionToAsk | UnfitToAsk> {
  const agent = await lockedAgent(client, agentId, version)
  if (!agent) return 'no-such-agent'
  if (agent.retired) return 'retired'
  if (agent.needsKey) return 'key-needed'
  const { versionId, number, spent } = agent
  if (versionId === null || number === null) return 'no-such-version'
  const changed = changedSettings(agent, changes)
  if (typeof changed === 'string') return changed
  if (!(await opens(client, agentId, changed))) return 'token-needed'
  return { versionId, number, changed, spent }
}

interface AskedAgent {
  readonly kind: string
  readonly retired: boolean
  readonly needsKey: boolean
  readonly spent: boolean
  readonly versionId: string | null
  readonly number: number | null
  readonly settings: unknown
}

async function lockedAgent(
  client: pg.ClientBase,
  agentId: AgentId,
  version: number | undefined,
): Promise<AskedAgent | undefined> {
  const { rows } = await client.query<AskedAgent>(
    `select a.kind, a.retired_at is not null as retired, a.needs_key as "needsKey", ${budgetSpent} as spent, v.id as "versionId", v.number, v.settings
     from agents a left join lateral (
       select id, number, settings from agent_versions
       where agent_id = a.id and ($2::int is null or number = $2) order by number desc limit 1
     ) v on true
     where a.id = $1 and a.owner_id is not null for no key update of a`,
    [agentId, version ?? null],
  )
  return rows[0]
}

/** The settings of a version with the owner's changes. Instructions and a question are no settings: they go to its strategy. */
function changedSettings(
  { kind, settings }: Pick<AskedAgent, 'kind' | 'settings'>,
  changes: RerunChanges,
): ConnectorSettings | UnfitToAsk {
  const stored = storedConnector(kind, settings)
  if (!stored) return 'outdated-version'
  if (traitsOf(stored.kind).hasOneMemory) return 'one-memory'
  if (Object.values(changes).every((change) => change === undefined)) return stored
  if (!('strategy' in stored)) return 'nothing-to-change'
  const { model, temperature } = changes
  const changed = {
    ...stored,
    ...(model !== undefined && { model }),
    ...(temperature !== undefined && { settings: { ...stored.settings, temperature } }),
  }
  return connectorSettings.safeParse(changed).data ?? 'unfit-changes'
}

/** The seat that was asked, or why it cannot be asked again. */
export async function seatOf(
  client: Pick<pg.ClientBase, 'query'>,
  agentId: AgentId,
  { matchId, seq }: CallPlace,
): Promise<number | 'no-such-call' | 'match-not-over' | 'call-of-experiment'> {
  const { rows } = await client.query<{ seat: number; over: boolean; studied: boolean }>(
    `select c.seat, m.status in ('finished', 'void') as over,
            exists (select 1 from experiment_matches x where x.match_id = m.id) as studied
     from seats s join matches m on m.id = s.match_id
     join lateral calls_of(s.match_id) c on c.seat = s.seat and c.seq = $3
     where s.agent_id = $1 and s.match_id = $2`,
    [agentId, matchId, seq],
  )
  const [call] = rows
  if (!call) return 'no-such-call'
  if (!call.over) return 'match-not-over'
  return call.studied ? 'call-of-experiment' : call.seat
}

async function answersToday(client: pg.ClientBase, agentId: AgentId): Promise<number> {
  const { rows } = await client.query<{ answers: number }>(
    'select coalesce(sum(times), 0)::int as answers from call_reruns where agent_id = $1 and id > $2 and not is_shadow',
    [agentId, firstIdAt(Date.now() - dayMs)],
  )
  return rows[0]?.answers ?? 0
}
