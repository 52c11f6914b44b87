import { randomInt } from 'node:crypto'
import type { Seeker, TableKind } from '@wis/arena'
import { formTables, isDue } from '@wis/arena'
import type { Formed, Lobby } from '@wis/arena'
import { inTransaction } from '@wis/db'
import type { Database } from '@wis/db'
import { listHouseAgents } from '@wis/db/agents'
import {
  explainWaiting,
  keptApart,
  lockWaiting,
  onlineSeekers,
  openTicket,
  ownersWhoMayCome,
  reserveTable,
  seekersForPeople,
  usualGame,
  waitingKinds,
} from '@wis/db/matches'
import { demoSeasons } from '@wis/db/seasons'
import type { DemoSeason } from '@wis/db/seasons'
import { genres, kitCalled, languages } from '@wis/games'
import type { Language } from '@wis/games'
import { matchmakingRule } from '@wis/protocol'
import type pg from 'pg'

const ticketsAtOnce = 600

/** Queues the readying of a table on a connection whose transaction the caller holds. */
export interface TableQueue {
  enqueueTable(client: pg.ClientBase, table: WaitingTable): Promise<void>
}

/** A table whose seats are reserved and whose agents are not checked yet. */
export interface WaitingTable {
  readonly tableId: string
  readonly kind: TableKind
}

/**
 * Seats the agents that can sit together, and tells the others why they wait. While there is no room to store another
 * match, it seats none.
 */
export async function matchmake(db: Database, queue: TableQueue, hasRoom = true): Promise<void> {
  await inTransaction(db, async (client) => {
    for (const kind of await waitingKinds(client)) {
      const lobby = await lobbyOf(client, kind)
      const { tables, waiting } = hasRoom ? formTables(lobby) : withoutRoom(lobby)
      for (const { seekers } of tables) {
        const tableId = await reserveTable(client, kind, seekers)
        await queue.enqueueTable(client, { tableId, kind })
      }
      await explainWaiting(client, waiting)
    }
  })
}

async function lobbyOf(client: pg.ClientBase, kind: TableKind): Promise<Lobby> {
  const { latelyMatches } = matchmakingRule
  const waiting = await lockWaiting(client, kind, { latelyMatches, most: ticketsAtOnce })
  if (kind.selfPlay) return { kind, waiting, mayCome: new Set(), online: [], house: [] }
  const isRanked = kind.mode === 'ranked' && waiting.some(({ isHouse }) => !isHouse)
  const mayCome = isRanked ? await ownersWhoMayCome(client, kind) : new Set<string>()
  const keptAmong = (owners: Iterable<string>, agents: readonly Seeker[]) =>
    isRanked ? keptApart(client, kind, { agents, owners: new Set(owners) }) : new Map()
  const known = new Set([...mayCome, ...waiting.flatMap(({ ownerId }) => ownerId ?? [])])
  const apart = await keptAmong(known, waiting)
  const mayBeFilled =
    kind.mode === 'practice' || waiting.some((seeker) => isDue(seeker, { kind, waiting, mayCome, apart }))
  const pool = (house: boolean) => (mayBeFilled ? onlineSeekers(client, kind, { latelyMatches, house }) : [])
  const [online, house] = [await pool(false), await pool(true)]
  const forPeople = waiting.some(({ onlineAgents }) => onlineAgents !== undefined)
    ? await seekersForPeople(client, kind, { latelyMatches })
    : []
  if (online.length === 0) return { kind, waiting, mayCome, online, house, forPeople, apart }
  const all = [...waiting, ...online]
  const owners = new Set(all.flatMap(({ ownerId }) => ownerId ?? []))
  return { kind, waiting, mayCome, online, house, forPeople, apart: await keptAmong(owners, all) }
}

const withoutRoom = ({ waiting }: Lobby): Formed => ({
  tables: [],
  waiting: waiting.flatMap(({ ticketId }) => (ticketId ? [{ ticketId, reason: 'no-room' }] : [])),
})

const tablesToWatch = 2

/**
 * Queues a table of house agents in the demo season of the usual game unless enough of its tables are busy, in the language
 * in which the fewest are played. Of each genre of the other games two tables are played, of talking games two in each
 * language, and chance decides which: while the one is dealt anew, the other can be watched.
 */
export async function keepAlive(db: Database, tables: number): Promise<void> {
  if (tables === 0) return
  const seasons = await demoSeasons(db)
  for (const season of seasons)
    if (season.game === usualGame && season.underWay < tables)
      await queueTable(db, season, shuffled(season.quietest)[0])
  for (const genre of genres) {
    const others = seasons.filter(({ game }) => game !== usualGame && kitCalled(game)?.genre === genre)
    const readers = genre === 'talk' ? languages.map((language) => [language]) : [languages]
    const [scarcest] = readers
      .map((spoken) => seasonsIn(spoken, others))
      .filter((found) => found.some(({ tables: on }) => on === 0))
      .toSorted((one, other) => tablesOf(one) - tablesOf(other))
    if (!scarcest || tablesOf(scarcest) >= tablesToWatch) continue
    const [next] = shuffled(scarcest.filter(({ tables: on }) => on === 0))
    if (next) await queueTable(db, next.season, shuffled(next.ladders)[0]?.language)
  }
}

/** Those of the seasons that have ladders in these languages, with the tables that are on there. */
const seasonsIn = (spoken: readonly Language[], seasons: readonly DemoSeason[]) =>
  seasons.flatMap((season) => {
    const ladders = season.ladders.filter(({ language }) => spoken.includes(language))
    return ladders.length > 0 ? [{ season, ladders, tables: tablesOf(ladders) }] : []
  })

const tablesOf = (counted: readonly { readonly tables: number }[]) =>
  counted.reduce((sum, { tables }) => sum + tables, 0)

/** Those agents are queued first that have the fewest tickets, so that no agent fills the queue alone. Chance orders the others. */
async function queueTable(
  db: Database,
  { id: seasonId, game, agents: wanted, waiting }: DemoSeason,
  language: Language | undefined,
) {
  const agents = await listHouseAgents(db, game)
  if (language === undefined || agents.length < wanted) return
  const ticketsOf = (id: string) =>
    waiting.filter((ticket) => ticket.agentId === id && ticket.language === language).length
  const fewestFirst = shuffled(agents).toSorted((one, other) => ticketsOf(one.id) - ticketsOf(other.id))
  for (const { id: agentId } of fewestFirst.slice(0, wanted)) {
    await openTicket(db, { agentId, seasonId, mode: 'ranked', language })
  }
}

function shuffled<T>(items: readonly T[]): T[] {
  const pool = [...items]
  const taken: T[] = []
  while (pool.length > 0) taken.push(...pool.splice(randomInt(pool.length), 1))
  return taken
}
