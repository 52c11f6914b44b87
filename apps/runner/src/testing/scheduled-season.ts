import { createKitHouseAgent, systemClock } from '@wis/agents'
import type { Agent } from '@wis/agents'
import type { Database } from '@wis/db'
import { createUser } from '@wis/db/accounts'
import { listHouseAgents, saveHouseAgents } from '@wis/db/agents'
import { createSeason, decideEntry, listFixtures, moveSeason, readSeason } from '@wis/db/seasons'
import type { SeasonId } from '@wis/engine'
import { newSeason, noLabLimits } from '@wis/protocol'
import type { SeasonTerms } from '@wis/protocol'
import { dealExperiments } from '../lab/deal-experiments.ts'
import { createSchedules } from '../lab/deal-planned.ts'
import { createLog } from '../operations/log.ts'
import { feed, playOut } from './play-tables.ts'
import { kitOf, openSeason } from './season.ts'

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
