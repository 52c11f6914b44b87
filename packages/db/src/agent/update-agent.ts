import type { AgentId } from '@wis/engine'
import { defaultPriceOf } from '@wis/protocol'
import type { AgentChanges, AgentLimits, LabPermission, PeoplePermission } from '@wis/protocol'
import type pg from 'pg'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import { claimName } from '../name/claim-name.ts'
import type { NameClaimed, NameRefused } from '../name/claim-name.ts'
import { speaks } from '../season/ladders.ts'
import { inTransaction } from '../transaction.ts'
import { storedConnector } from './connector/stored-connector.ts'
import { kindHas } from './kind-sql.ts'
import { declareMakeUp } from './make-up/make-up.ts'
import { leaveQueue } from './set-online.ts'

const microsPerDollar = 1_000_000

/**
 * Changes the settings that belong to no version: name, description, languages, games, limits, public parts, what
 * experiments of others and people may do with it; and what the newest version is declared to be made of. Missing fields stay as they are. False if there is no such agent in use. An agent with one memory keeps to one match at a time. If
 * a moderator hides an agent's texts, the replacement texts stay. Nothing changes if the name is refused.
 */
export async function updateAgent(
  db: Database,
  agentId: AgentId,
  {
    name,
    languages,
    games,
    description,
    sourceUrl,
    published,
    publishesCost,
    limits = {},
    lab = {},
    againstPeople = {},
    makeUp,
  }: AgentChanges,
): Promise<boolean | NameRefused> {
  const { prisma, pool } = db
  const agent = await prisma.agent.findFirst({
    where: { id: agentId, retiredAt: null, kind: { not: 'house' } },
    select: { hiddenFor: true, name: true },
  })
  if (!agent) return false
  const isShown = agent.hiddenFor === null
  if (isShown && name !== undefined && name !== agent.name) {
    const renamed = await rename(db, agentId, name)
    if (!renamed.ok) return renamed
  }
  await prisma.agent.updateMany({
    where: { id: agentId },
    data: {
      ...(isShown && description !== undefined && { description }),
      ...(languages && { languages }),
      ...(games && { games }),
      ...(isShown && sourceUrl !== undefined && { sourceUrl }),
      ...(published !== undefined && { published }),
      ...(publishesCost !== undefined && { costPublic: publishesCost }),
      ...limitColumns(limits),
      ...labColumns(lab),
      ...peopleColumns(againstPeople),
    },
  })
  await prisma.agent.updateMany({ where: { id: agentId, kind: 'hf-space' }, data: { concurrency: 1 } })
  if (isShown && makeUp) await declareMakeUp(pool, agentId, makeUp)
  if (languages) await leaveOtherLanguages(db, agentId, languages)
  if (games && games.length > 0) await leaveOtherGames(prisma, agentId, games)
  return true
}

async function rename(db: Database, agentId: AgentId, name: string): Promise<NameClaimed> {
  return inTransaction(db, async (client) => {
    const claimed = await claimName(client, { table: 'agents', name, besides: agentId })
    if (claimed.ok)
      await client.query(
        `update agents set name = $2, name_skeletons = $3, looks_like = null
         where id = $1 and retired_at is null and hidden_for is null`,
        [agentId, name, claimed.skeletons],
      )
    return claimed
  })
}

function limitColumns(limits: Partial<LimitChanges>): Prisma.AgentUncheckedUpdateManyInput {
  const { concurrency, matchesPerDay, tokensPerDay, dollarsPerDay, prices, pace } = limits
  return {
    ...(concurrency !== undefined && { concurrency }),
    ...(matchesPerDay !== undefined && { matchesPerDay }),
    ...(tokensPerDay !== undefined && { tokensPerDay }),
    ...(dollarsPerDay !== undefined && {
      spendPerDay: dollarsPerDay === null ? null : Math.round(dollarsPerDay * microsPerDollar),
    }),
    ...(prices !== undefined && {
      inputPrice: prices?.input ?? null,
      outputPrice: prices?.output ?? null,
    }),
    ...(pace !== undefined && paceColumns(pace)),
  }
}

const paceColumns = (pace: AgentLimits['pace']): Prisma.AgentUncheckedUpdateManyInput => ({
  paceMatches: pace?.matches ?? null,
  ...(pace && { pacePer: pace.per }),
  paceFrom: pace?.hours?.from ?? null,
  paceUntil: pace?.hours?.until ?? null,
  pauseAtFaults: pace?.pauseAtFaults ?? null,
  pauseAtSpend: pace?.pauseAtDollars === undefined ? null : Math.round(pace.pauseAtDollars * microsPerDollar),
  paceGames: [...(pace?.games ?? [])],
  paceLanguages: [...(pace?.languages ?? [])],
  pauseBelow: pace?.pauseBelowRating ?? null,
  pauseAbove: pace?.pauseAboveRating ?? null,
})

type Changes<Whole> = { readonly [Name in keyof Whole]?: Whole[Name] | undefined }

function labColumns(lab: Changes<LabPermission>): Prisma.AgentUncheckedUpdateManyInput {
  const { subject, opponent, matchesPerDay, tokensPerDay } = lab
  return {
    ...(subject !== undefined && { labSubject: subject }),
    ...(opponent !== undefined && { labOpponent: opponent }),
    ...(matchesPerDay !== undefined && { labMatches: matchesPerDay }),
    ...(tokensPerDay !== undefined && { labTokens: tokensPerDay }),
  }
}

const peopleColumns = ({
  allowed,
  atOnce,
  matchesPerDay,
}: Changes<PeoplePermission>): Prisma.AgentUncheckedUpdateManyInput => ({
  ...(allowed !== undefined && { playsPeople: allowed }),
  ...(atOnce !== undefined && { peopleAtOnce: atOnce }),
  ...(matchesPerDay !== undefined && { peopleMatches: matchesPerDay }),
})

type LimitChanges = { readonly [Name in keyof AgentLimits]: AgentLimits[Name] | undefined }

async function leaveOtherLanguages(
  { pool }: Database,
  agentId: AgentId,
  languages: readonly string[],
): Promise<void> {
  await pool.query(
    `update tickets t set state = 'left', reason = 'language-dropped' from seasons s
     where s.id = t.season_id and t.agent_id = $1 and t.state = 'waiting' and not ${speaks('t.language', '$2::text[]')}`,
    [agentId, languages],
  )
}

async function leaveOtherGames(
  prisma: Database['prisma'],
  agentId: AgentId,
  games: readonly string[],
): Promise<void> {
  await prisma.ticket.updateMany({
    where: { agentId, state: 'waiting', season: { game: { notIn: [...games] } } },
    data: { state: 'left', reason: 'game-dropped' },
  })
}

/** Whether these limits leave the agent with one in money, and with no price to count by: neither its owner's nor a known one. */
export async function lacksPrices(
  { prisma }: Database,
  agentId: AgentId,
  { dollarsPerDay, prices }: Partial<LimitChanges>,
): Promise<boolean> {
  if (dollarsPerDay === undefined && prices === undefined) return false
  const agent = await prisma.agent.findUnique({
    where: { id: agentId },
    select: {
      kind: true,
      spendPerDay: true,
      inputPrice: true,
      versions: { select: { settings: true }, orderBy: { number: 'desc' }, take: 1 },
    },
  })
  const isLimited = (dollarsPerDay === undefined ? agent?.spendPerDay : dollarsPerDay) !== null
  const isPriced = (prices === undefined ? agent?.inputPrice : prices) !== null
  const connector = agent && storedConnector(agent.kind, agent.versions[0]?.settings)
  return isLimited && !isPriced && !(connector && defaultPriceOf(connector))
}

type AgentChanged = { readonly ok: true } | NameRefused | Refusal<'retired' | 'prices-needed'>

/** `updateAgent` for an owner, whose agent may have no limit in money without a price to count by. */
export async function changeAgent(
  db: Database,
  agentId: AgentId,
  changes: AgentChanges,
): Promise<AgentChanged> {
  if (changes.limits && (await lacksPrices(db, agentId, changes.limits))) return refuse('prices-needed')
  const updated = await updateAgent(db, agentId, changes)
  if (updated === false) return refuse('retired')
  return updated === true ? { ok: true } : updated
}

/** Deletes an agent that was never at a table, and retires any other. Undefined if it is retired already. */
export async function endAgent(db: Database, agentId: AgentId): Promise<'deleted' | 'retired' | undefined> {
  if ((await deleteAgent(db, agentId)).ok) return 'deleted'
  return (await retireAgent(db, agentId)) ? 'retired' : undefined
}

/**
 * Takes an agent out of use for good. Its record stays; its secrets are destroyed at once. False if there is no such
 * agent in use.
 */
export async function retireAgent(db: Database, agentId: AgentId): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      `update agents set retired_at = now(), online = false
       where id = $1 and retired_at is null and ${kindHas('hasOwner', 'kind')}`,
      [agentId],
    )
    if (rowCount === 0) return false
    await client.query('delete from agent_secrets where agent_id = $1', [agentId])
    await client.query('delete from earlier_secrets where agent_id = $1', [agentId])
    await leaveQueue(client, agentId)
    return true
  })
}

type Deleted = { readonly ok: true } | Refusal<'no-such-agent' | 'has-played'>

/**
 * Deletes an agent that was never at a table, with everything that belongs to it. An agent that has played, or that a
 * schedule names, can only be retired.
 */
export async function deleteAgent(db: Database, agentId: AgentId): Promise<Deleted> {
  return inTransaction(db, async (client) => {
    const agent = await client.query(
      `select 1 from agents where id = $1 and ${kindHas('hasOwner', 'kind')} for update`,
      [agentId],
    )
    if (agent.rowCount === 0) return refuse('no-such-agent')
    if (await isPartOfAMatch(client, agentId)) return refuse('has-played')
    await client.query('delete from agents where id = $1', [agentId])
    return { ok: true }
  })
}

/**
 * Whether an agent was ever at a table. An agent whose table is being prepared counts, because its match is about to
 * be dealt. An agent that a schedule names also counts: after it retires, a house agent sits in for it, but nobody
 * would sit in for a deleted agent.
 */
async function isPartOfAMatch(client: pg.ClientBase, agentId: AgentId): Promise<boolean> {
  const { rows } = await client.query<{ played: boolean }>(
    `select exists (select 1 from seats where agent_id = $1)
         or exists (select 1 from tickets where agent_id = $1 and state = 'checking')
         or exists (select 1 from season_entries e join fixtures f on f.season_id = e.season_id
                    where e.agent_id = $1 and $1 = any(f.agent_ids || f.scheduled_ids)) as played`,
    [agentId],
  )
  return rows[0]?.played ?? false
}

/** Sets the picture of an agent: a square WebP, encoded by the platform itself. */
export async function saveAvatar({ pool }: Database, agentId: AgentId, image: Uint8Array): Promise<void> {
  await pool.query(
    `insert into agent_avatars (agent_id, image, updated_at) values ($1, $2, now())
     on conflict (agent_id) do update set image = excluded.image, updated_at = excluded.updated_at`,
    [agentId, Buffer.from(image)],
  )
}

/** Gives an agent back the portrait that is drawn from its id. */
export async function removeAvatar({ pool }: Database, agentId: AgentId): Promise<void> {
  await pool.query('delete from agent_avatars where agent_id = $1', [agentId])
}

/** The picture of an agent. Undefined if it has none, or a moderator hides it. */
export async function readAvatar({ pool }: Database, agentId: AgentId): Promise<Uint8Array | undefined> {
  const { rows } = await pool.query<{ image: Buffer }>({
    name: 'read-avatar',
    text: `select v.image from agent_avatars v join agents a on a.id = v.agent_id
           where v.agent_id = $1 and a.hidden_for is null`,
    values: [agentId],
  })
  return rows[0]?.image
}

/** The agent whose picture is the newest that everybody may see. */
export async function agentWithPicture({ pool }: Pick<Database, 'pool'>): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'agent-with-picture',
    text: `select a.id from agent_avatars v join agents a on a.id = v.agent_id
           where a.hidden_for is null order by v.updated_at desc limit 1`,
  })
  return rows[0]?.id
}
