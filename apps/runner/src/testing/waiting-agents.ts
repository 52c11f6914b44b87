import { createHouseAgent } from '@wis/agents'
import type { Readiness } from '@wis/agents'
import { newId } from '@wis/db'
import type { Database } from '@wis/db'
import { saveAgent } from '@wis/db/agents'
import type { NewAgent } from '@wis/db/agents'
import { listUnfinished, openTicket, readMatch } from '@wis/db/matches'
import { ids } from '@wis/engine'
import type { AgentId, MatchId, SeasonId } from '@wis/engine'
import type { Checkable } from '@wis/flight-check'
import { rulesets } from '@wis/games/who-is-spy'
import type { Feed } from '../live/feed.ts'
import { matchmake } from '../matchmaking/matchmaker.ts'
import type { WaitingTable } from '../matchmaking/matchmaker.ts'
import { readyTable } from '../matchmaking/ready-table.ts'
import { createLog } from '../operations/log.ts'
import { kitOf } from './season.ts'

const silent: Feed = { entries: () => undefined, lobby: () => undefined }
const log = createLog(() => undefined)

export function guest(name: string, owner = name): NewAgent {
  const email = `${owner}@example.invalid`
  return { slug: name, name, kind: 'webhook', description: '', owner: { name: owner, email }, settings: {} }
}

export async function online(db: Database, agent: NewAgent): Promise<AgentId> {
  const { agentId } = await saveAgent(db, agent)
  await db.prisma.agent.update({ where: { id: agentId }, data: { online: true } })
  await giveBadge(db, agentId)
  return agentId
}

/** Gives an agent's only version a badge without a flight check. */
export async function giveBadge({ prisma }: Database, agentId: AgentId): Promise<void> {
  const { id: versionId } = await prisma.agentVersion.findFirstOrThrow({ where: { agentId } })
  const languages = ['en', 'zh']
  const rulesetId = rulesets['wis-2024'].id
  await prisma.flightCheck.create({
    data: {
      id: newId(),
      agentId,
      versionId,
      rulesetId,
      ruleset: {},
      languages,
      state: 'done',
      passed: true,
      score: 100,
    },
  })
}

/** An agent of an owner that may play these games ranked. Its badge is of the first ruleset of each. */
export async function allRounder(
  db: Database,
  name: string,
  { games, owner = name }: { readonly games: readonly string[]; readonly owner?: string },
): Promise<AgentId> {
  const agentId = await online(db, guest(name, owner))
  await db.prisma.agent.update({ where: { id: agentId }, data: { games: [...games], concurrency: 4 } })
  const check = await db.prisma.flightCheck.findFirstOrThrow({ where: { agentId } })
  for (const game of games) {
    const rulesetId = kitOf(game).setup.presets[0].id
    const data = {
      ...check,
      id: `${agentId}-${game}`,
      game,
      rulesetId,
      ruleset: {},
      progress: {},
      report: {},
    }
    await db.prisma.flightCheck.create({ data })
  }
  return agentId
}

export async function ticket(
  db: Database,
  seasonId: SeasonId,
  agentId: AgentId,
  mode: 'ranked' | 'practice' = 'ranked',
) {
  const opened = await openTicket(db, { agentId, seasonId, mode, language: 'en' })
  if (!opened.ok) throw new Error(opened.reason)
  return opened.ticketId
}

export const hasWaited = (db: Database, ms: number) =>
  db.pool.query(`update tickets set created_at = created_at - $1 * interval '1 millisecond'`, [ms])

/** The tables from one look of the matchmaker. */
export async function tablesOf(db: Database): Promise<WaitingTable[]> {
  const tables: WaitingTable[] = []
  await matchmake(db, { enqueueTable: async (_, table) => void tables.push(table) })
  return tables
}

type Called = Omit<Checkable, 'reply'>

/** Makes a table ready whose guests answer calls before a match with `calledBy`; house agents are always ready. */
export async function readyWith(
  db: Database,
  table: WaitingTable,
  calledBy: (slug: string) => Called,
): Promise<void> {
  const connect = ({ kind, slug }: { kind: string; slug: string }): Checkable =>
    kind === 'house'
      ? createHouseAgent(slug)
      : { reply: () => Promise.reject(new Error('not asked here')), ...calledBy(slug) }
  const world = { db, feed: silent, log, connect, enqueueMatch: async () => undefined }
  await readyTable(world, table, new AbortController().signal)
}

export const ready = (
  db: Database,
  table: WaitingTable,
  readiness: (slug: string) => Readiness = () => ({ ready: true }),
): Promise<void> => readyWith(db, table, (slug) => ({ prepare: async () => readiness(slug) }))

/** One look of the matchmaker, and the readying of its tables. */
export async function seat(db: Database, readiness?: (slug: string) => Readiness): Promise<MatchId[]> {
  for (const table of await tablesOf(db)) await ready(db, table, readiness)
  return listUnfinished(db)
}

export const seatedAt = async (db: Database, id: MatchId | undefined) =>
  (await readMatch(db, ids.match(id ?? '')))?.seats.map(({ agent }) => agent) ?? []

export const sleeps: Readiness = { ready: false, verdict: 'asleep', detail: 'the Space sleeps' }
