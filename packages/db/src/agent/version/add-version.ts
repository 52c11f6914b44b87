import { ids } from '@wis/engine'
import type { AgentId, VersionId } from '@wis/engine'
import { defaultPriceOf, traitsOf } from '@wis/protocol'
import type { ConnectorSettings, NewVersionInput } from '@wis/protocol'
import type pg from 'pg'
import { refuse } from '../../database.ts'
import type { Database, Refusal } from '../../database.ts'
import { leaveQueueAs } from '../../life-sql.ts'
import { firstIdAt, newId } from '../../new-id.ts'
import { vouchedSeasonsAllow } from '../../season/entry/taking-part.ts'
import type { Sealer } from '../../secret/vault.ts'
import { inTransaction } from '../../transaction.ts'
import {
  keepToken,
  keyGiven,
  opens,
  storedConnector,
  takeApart,
  takenSpace,
} from '../connector/stored-connector.ts'
import type { SpaceTaken } from '../connector/stored-connector.ts'
import { kindHas } from '../kind-sql.ts'
import { carryOnMakeUp, declareMakeUp } from '../make-up/make-up.ts'

/** The most new versions of one agent within a day. */
export const versionsPerDay = 20

const dayMs = 24 * 3_600_000

export type VersionAdded =
  | { readonly ok: true; readonly versionId: VersionId; readonly number: number }
  | Refusal<
      | 'no-such-agent'
      | 'retired'
      | 'token-needed'
      | 'prices-needed'
      | 'too-many-versions'
      | 'vouched-season'
      | SpaceTaken
    >

/** Adds a new version of an agent. The older ones stay as they were, and matches already dealt keep the old one. */
export async function addVersion(
  db: Database,
  sealer: Sealer,
  agentId: AgentId,
  { connector, note, makeUp }: NewVersionInput,
): Promise<VersionAdded> {
  const { settings, token } = takeApart(connector)
  return inTransaction(db, async (client) => {
    const refused = await refusedVersion(client, agentId)
    if (refused) return refused
    if (!(await opens(client, agentId, settings, token))) return refuse('token-needed')
    const taken = await takenSpace(client, settings, { agentId })
    if (taken) return refuse(taken)
    if (await losesPrice(client, agentId, settings)) return refuse('prices-needed')
    if (!(await vouchedSeasonsAllow(client, agentId, settings))) return refuse('vouched-season')
    await keepToken(client, sealer, agentId, { settings, token })
    await keyGiven(client, agentId)
    const added = await insertVersion(client, agentId, { settings, note })
    if (makeUp) await declareMakeUp(client, agentId, makeUp)
    return added
  })
}

export type RolledBack = VersionAdded | Refusal<'no-such-version' | 'outdated-version'>

interface Repeated {
  readonly number: number
  readonly note: string
  /** It has played until now, so what it passed stays passed. An older one may have changed behind its address. */
  readonly playsOn?: boolean
}

/** Goes back to an older version by repeating it as a new one. Numbers only ever grow. */
export async function rollBack(
  db: Database,
  agentId: AgentId,
  { number, note, playsOn = false }: Repeated,
): Promise<RolledBack> {
  return inTransaction(db, async (client) => {
    const refused = await refusedVersion(client, agentId)
    if (refused) return refused
    const { rows } = await client.query<{ kind: string; settings: unknown }>(
      `select a.kind, v.settings from agent_versions v join agents a on a.id = v.agent_id
       where v.agent_id = $1 and v.number = $2`,
      [agentId, number],
    )
    const [old] = rows
    if (!old) return refuse('no-such-version')
    const settings = storedConnector(old.kind, old.settings)
    if (!settings) return refuse('outdated-version')
    if (!(await opens(client, agentId, settings))) return refuse('token-needed')
    if (await losesPrice(client, agentId, settings)) return refuse('prices-needed')
    if (!(await vouchedSeasonsAllow(client, agentId, settings))) return refuse('vouched-season')
    const added = await insertVersion(client, agentId, { settings, note, repeats: number })
    if (added.ok && playsOn) await carryChecks(client, agentId, { from: number, to: added.versionId })
    return added
  })
}

/** Whether the agent has a limit in money that could not be counted with these settings. */
async function losesPrice(
  client: pg.ClientBase,
  agentId: AgentId,
  settings: ConnectorSettings,
): Promise<boolean> {
  if (defaultPriceOf(settings)) return false
  const { rowCount } = await client.query(
    'select 1 from agents where id = $1 and spend_per_day is not null and input_price is null',
    [agentId],
  )
  return rowCount !== 0
}

/** The passed flight checks of a version count for another one with the same settings, too. */
async function carryChecks(
  client: pg.ClientBase,
  agentId: AgentId,
  { from, to }: { readonly from: number; readonly to: VersionId },
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select f.id from flight_checks f join agent_versions v on v.id = f.version_id
     where v.agent_id = $1 and v.number = $2 and f.passed order by f.id`,
    [agentId, from],
  )
  await client.query(
    `insert into flight_checks (id, agent_id, version_id, game, ruleset_id, ruleset, languages, state, report, passed,
                                score, created_at, started_at, ended_at)
     select n.id, f.agent_id, $1, f.game, f.ruleset_id, f.ruleset, f.languages, f.state, f.report, f.passed, f.score,
            f.created_at, f.started_at, f.ended_at
     from unnest($2::text[], $3::text[]) as n(id, of) join flight_checks f on f.id = n.of`,
    [to, rows.map(() => newId()), rows.map(({ id }) => id)],
  )
}

/** Locks the agent, so that numbers are given out one after the other. */
async function refusedVersion(
  client: pg.ClientBase,
  agentId: AgentId,
): Promise<Refusal<'no-such-agent' | 'retired' | 'too-many-versions'> | undefined> {
  const locked = await client.query<{ retired: boolean }>(
    `select retired_at is not null as retired from agents where id = $1 and ${kindHas('hasOwner', 'kind')} for no key update`,
    [agentId],
  )
  const [agent] = locked.rows
  if (!agent) return refuse('no-such-agent')
  if (agent.retired) return refuse('retired')
  const { rows } = await client.query<{ today: number }>(
    'select count(*)::int as today from agent_versions where agent_id = $1 and id > $2',
    [agentId, firstIdAt(Date.now() - dayMs)],
  )
  return (rows[0]?.today ?? 0) < versionsPerDay ? undefined : refuse('too-many-versions')
}

interface Version {
  readonly settings: ConnectorSettings
  readonly note: string
  readonly repeats?: number
}

/** Tickets and flight checks that wait with the old version end. */
async function insertVersion(
  client: pg.ClientBase,
  agentId: AgentId,
  { settings, note, repeats }: Version,
): Promise<VersionAdded> {
  const versionId = newId()
  const { rows } = await client.query<{ number: number }>(
    `insert into agent_versions (id, agent_id, number, settings, note, repeats, init_due)
     select $2, $1, max(number) + 1, $3, $4, $5, $6 from agent_versions where agent_id = $1
     returning number`,
    [
      agentId,
      versionId,
      JSON.stringify(settings),
      note,
      repeats ?? null,
      traitsOf(settings.kind).hasOneMemory,
    ],
  )
  await carryOnMakeUp(client, versionId, repeats)
  await client.query(
    'update agents set kind = $2, concurrency = case when $3 then 1 else concurrency end where id = $1',
    [agentId, settings.kind, traitsOf(settings.kind).hasOneMemory],
  )
  await client.query(`${leaveQueueAs('new-version')} and t.agent_id = $1`, [agentId])
  await client.query(`delete from flight_checks where agent_id = $1 and state = 'queued'`, [agentId])
  return { ok: true, versionId: ids.version(versionId), number: rows[0]?.number ?? 1 }
}
