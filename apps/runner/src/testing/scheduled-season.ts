import { createHouseAgent, createKitHouseAgent, systemClock } from '@wis/agents'
import type { Agent } from '@wis/agents'
import type { Database } from '@wis/db'
import { createUser } from '@wis/db/accounts'
import { listHouseAgents, saveHouseAgents } from '@wis/db/agents'
import { createRulingWriter } from '@wis/db/matches'
import { createSeason, decideEntry, listFixtures, moveSeason, readSeason } from '@wis/db/seasons'
import type { MatchId, SeasonId } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { GameKit } from '@wis/games'
import { newSeason, noLabLimits } from '@wis/protocol'
import type { SeasonTerms } from '@wis/protocol'
import type { Connectable } from '../connect/connect.ts'
import { dealExperiments } from '../lab/deal-experiments.ts'
import { createSchedules } from '../lab/deal-planned.ts'
import type { Feed } from '../live/feed.ts'
import { createProviderWatch } from '../match/blamed.ts'
import { runMatch } from '../match/run-match.ts'
import type { TableQueue, WaitingTable } from '../matchmaking/matchmaker.ts'
import { readyTable } from '../matchmaking/ready-table.ts'
import { createLog } from '../operations/log.ts'
import { tendSeasons } from '../season/tend-seasons.ts'
import { openSeason } from './season.ts'

const never = new AbortController().signal
/** The announced matches. */
export const shown: string[] = []
export const feed: Feed = {
  entries: (matchId) => void shown.push(matchId),
  lobby: ({ id }) => void shown.push(id),
}
const tallies = { turn: () => undefined, ended: () => undefined }

type Format = 'round-robin' | 'knockout'

interface Kind {
  readonly format: Format
  readonly ruleset: string
  /** Who-is-spy if none is named. Another game needs its house agents. */
  readonly game?: string
  /** What its board goes by: the total if it is absent. */
  readonly order?: SeasonTerms['order']
}

/** A season with a number of house agents, whose entry is over. Its ruleset is wis-2024 if none is named. */
export async function scheduled(db: Database, kind: Format | Kind, agents: number, deals: number) {
  await openSeason(db)
  const email = 'olga@example.org'
  const id = await createUser(db, { name: 'Olga', email, passwordHash: null, firstIsAdmin: false })
  const actor = { id: id ?? '', name: 'Olga' }
  const played: Kind = typeof kind === 'string' ? { format: kind, ruleset: 'wis-2024' } : kind
  const { order, ...kindOfSeason } = played
  const about = { name: 'Cup', languages: ['en'], ...kindOfSeason, terms: { deals, order } }
  const entryEndsAt = new Date(Date.now() + 60_000).toISOString()
  const slug = await createSeason(db, actor, newSeason.parse({ ...about, entryEndsAt }))
  const seasonId = (await readSeason(db, slug))?.id as SeasonId
  const entrants = (await listHouseAgents(db, played.game)).slice(0, agents).map((agent) => agent.id)
  for (const agentId of entrants) await decideEntry(db, actor, { seasonId, agentId, decision: 'invite' })
  await moveSeason(db, actor, seasonId, 'open')
  await db.pool.query(`update seasons set entry_ends_at = now() - interval '1 second' where id = $1`, [
    seasonId,
  ])
  return { slug, seasonId, entrants, actor }
}

/** Looks after seasons once, and takes each new table as far as `play` lets it go. */
export async function tend(
  db: Database,
  play: (matchId: MatchId) => Promise<void>,
  agentFor?: AgentFor,
): Promise<number> {
  const matches = await seated(db, (queue) => tendSeasons(db, queue), agentFor)
  for (const matchId of matches) await play(matchId)
  return matches.length
}

/** The matches of the tables that were set, made ready and dealt. */
export async function seated(
  db: Database,
  set: (queue: TableQueue) => Promise<void>,
  agentFor: AgentFor = createHouseAgent,
): Promise<MatchId[]> {
  const tables: WaitingTable[] = []
  await set({ enqueueTable: async (_, table) => void tables.push(table) })
  const matches: MatchId[] = []
  const world = {
    db,
    feed,
    clock: systemClock,
    tallies,
    log: createLog(() => undefined),
    connect: ({ slug }: { slug: string }) => agentFor(slug),
    enqueueMatch: async (_: unknown, matchId: MatchId) => void matches.push(matchId),
  }
  for (const table of tables) await readyTable(world, table, never)
  return matches
}

type AgentFor = (slug: string) => Agent

/** Plays a match with these agents. `seen` learns of everybody who is connected. */
export const playerOf = (
  db: Database,
  agentFor: AgentFor = createHouseAgent,
  seen?: (seat: Connectable) => void,
) =>
  playerThrough(db, (seat) => {
    seen?.(seat)
    return agentFor(seat.slug)
  })

/** Plays a match with the agents that its seats are connected to. */
export const playerThrough =
  (db: Database, connect: (seat: Connectable) => Agent) =>
  (matchId: MatchId): Promise<void> =>
    runMatch(
      {
        db,
        feed,
        clock: systemClock,
        tallies,
        log: createLog(() => undefined),
        rulings: createRulingWriter(db),
        providers: createProviderWatch(db),
        connect,
      },
      matchId,
      { lost: never, drain: never },
    )

export async function playOut(db: Database, agentFor?: AgentFor): Promise<void> {
  while ((await tend(db, playerOf(db, agentFor), agentFor)) > 0);
}

export const fixturesOf = async (db: Database, seasonId: SeasonId) =>
  (await listFixtures(db, seasonId, { limit: 500 })).items

/** Deals the matches of all experiments that are due, and plays none of them. */
export const dealtAll = (db: Database): Promise<void> =>
  dealExperiments({
    db,
    feed,
    clock: systemClock,
    log: createLog(() => undefined),
    schedules: createSchedules(),
    mostWaiting: 10,
    limits: noLabLimits,
    enqueuePlanned: async () => undefined,
  })

interface KitSeason {
  readonly game: string
  readonly ruleset: string
  readonly format: 'round-robin' | 'knockout'
  /** The house player of each agent, or one for all of them. */
  readonly players: readonly string[]
  readonly deals: number
  /** What its board goes by. */
  readonly order?: SeasonTerms['order']
}

/** A season of a game with these house players, whose entry is over, and how it is played to its end. */
export async function kitSeason(db: Database, { game, players, deals, ...kind }: KitSeason) {
  const kit = kitOf(game)
  const slugs = players.map((_, number) => `${game}-${number}`)
  await saveHouseAgents(
    db,
    slugs.map((slug) => ({ slug, game, name: slug, nameZh: slug, description: '', descriptionZh: '' })),
  )
  const agentFor = (slug: string): Agent =>
    createKitHouseAgent(kit, players[slugs.indexOf(slug)] ?? '', { seed: slug })
  const season = await scheduled(db, { game, ...kind }, players.length, deals)
  return { ...season, kit, agentFor, play: () => playOut(db, agentFor) }
}

function kitOf(game: string): GameKit {
  const kit = kitCalled(game)
  if (!kit) throw new RangeError(`there is no game called ${game}`)
  return kit
}
