import type { Database } from '@wis/db'
import { listHouseAgents, saveAgent } from '@wis/db/agents'
import { abandonMatch } from '@wis/db/matches'
import { decide, moveSeason } from '@wis/db/seasons'
import { rngAt } from '@wis/engine'
import type { MatchId, SeasonId } from '@wis/engine'
import { seatingOf } from '@wis/proof'
import { seedBase, seedSeason } from './base.ts'
import { storeMatch } from './store-match.ts'
import type { Seated } from './store-match.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Named states of the platform for development, tests and screenshots. */
export const scenarios = {
  /** A new installation: words, house agents, an open season, and no matches. */
  fresh: async (db: Database) => {
    await seedBase(db)
  },

  /** One match in the middle of its first round that waits for a runner. */
  'match-in-progress': async (db: Database) => {
    const seasonId = await seedBase(db)
    const seats = (await houseSeats(db)).slice(0, 6)
    const players = seatingOf('match-in-progress', seats, ({ agentId }) => agentId)
    const startedAt = new Date(Date.now() - minuteMs)
    await storeMatch(db, { seasonId, seed: 'match-in-progress', language: 'en', players, startedAt }, 12)
  },

  /** Forty decided matches in both languages. */
  'finished-matches': async (db: Database) => {
    await playAmong(db, await houseSeats(db), {
      seasonId: await seedBase(db),
      matches: 40,
      everyMs: 5 * minuteMs,
    })
  },

  /** A season with two hundred agents of eighty owners and two thousand matches. */
  'big-board': async (db: Database) => {
    const seasonId = await seedBase(db)
    await playAmong(db, await guestSeats(db, 200), { seasonId, matches: 2000, everyMs: 10 * minuteMs })
  },

  /** Forty decided matches and a void one, a frozen season, and a finished one with its decisions. */
  'every-state': async (db: Database) => {
    const seasonId = await seedBase(db)
    const seats = await houseSeats(db)
    await playAmong(db, seats, { seasonId, matches: 40, everyMs: 5 * minuteMs })
    await voidOne(db, seasonId, seats.slice(0, 6))
    const frozen = await pastSeason(db, { slug: 'spring-table', name: 'Spring table' }, 12)
    await playAmong(db, seats, { seasonId: frozen, matches: 24, everyMs: dayMs / 2 })
    await moveSeason(db, organizer, frozen, 'frozen')
    await closedSeason(db, seats)
  },
} as const satisfies Record<string, (db: Database) => Promise<void>>

export type ScenarioName = keyof typeof scenarios

interface Plan {
  readonly seasonId: SeasonId
  readonly matches: number
  readonly everyMs: number
}

async function playAmong(
  db: Database,
  seats: readonly Seated[],
  { seasonId, matches, everyMs }: Plan,
): Promise<MatchId[]> {
  const played: MatchId[] = []
  for (let number = 0; number < matches; number++) {
    const seed = `seeded-${number}`
    const chosen = rngAt(seed, -3).shuffle(seats).slice(0, 6)
    const players = seatingOf(seed, chosen, ({ agentId }) => agentId)
    const language = number % 3 === 0 ? 'zh' : 'en'
    const startedAt = new Date(Date.now() - (matches - number) * everyMs)
    played.push(await storeMatch(db, { seasonId, seed, language, players, startedAt }))
  }
  return played
}

/** The author of the decisions in a seeded season. */
const organizer = { id: 'seed', name: 'Olga' }

async function voidOne(db: Database, seasonId: SeasonId, players: readonly Seated[]): Promise<void> {
  const startedAt = new Date(Date.now() - 3 * minuteMs)
  const id = await storeMatch(db, { seasonId, seed: 'void', language: 'en', players, startedAt }, 14)
  await abandonMatch(db, id, { reason: 'platform-fault', at: new Date(startedAt.getTime() + minuteMs) })
}

/** A season that began this many days ago. */
async function pastSeason(
  db: Database,
  about: { readonly slug: string; readonly name: string },
  days: number,
): Promise<SeasonId> {
  const id = await seedSeason(db, about)
  await db.prisma.season.update({ where: { id }, data: { startsAt: new Date(Date.now() - days * dayMs) } })
  return id
}

async function closedSeason(db: Database, seats: readonly Seated[]): Promise<void> {
  const slug = 'winter-table'
  const seasonId = await pastSeason(db, { slug, name: 'Winter table' }, 24)
  const played = await playAmong(db, seats, { seasonId, matches: 24, everyMs: dayMs })
  const [first = '', second = ''] = played
  const [one, other] = seats.map(({ agentId }) => agentId)
  if (one === undefined || other === undefined) throw new Error('there are no house agents')
  await decide(db, organizer, slug, { kind: 'void', matchId: first, reason: 'The room lost its power.' })
  await decide(db, organizer, slug, {
    kind: 'void',
    matchId: second,
    reason: 'Two of the six had talked before.',
  })
  await decide(db, organizer, slug, { kind: 'disqualify', agentId: one, reason: 'Played with another name.' })
  const late = { agentId: other, language: 'en', points: -9, reason: 'Came late.' } as const
  await decide(db, organizer, slug, { kind: 'correct', ...late })
  await decide(db, organizer, slug, { kind: 'undo', undoes: 1, reason: 'Its log was whole.' })
  await moveSeason(db, organizer, seasonId, 'closing')
  await moveSeason(db, organizer, seasonId, 'closed')
}

async function houseSeats(db: Database): Promise<Seated[]> {
  await seedBase(db)
  const agents = await listHouseAgents(db)
  return agents.map(({ id, versionId, slug }) => ({ agentId: id, versionId, persona: slug }))
}

/** Agents of owners, each playing with the mind of some house persona. */
async function guestSeats(db: Database, count: number): Promise<Seated[]> {
  const personas = (await listHouseAgents(db)).map(({ slug }) => slug)
  const seats: Seated[] = []
  for (let number = 0; number < count; number++) {
    const rng = rngAt('guests', number)
    const persona = rng.pick(personas)
    const owner = `Owner ${(number % 80) + 1}`
    const { agentId, versionId } = await saveAgent(db, {
      slug: `guest-${number + 1}`,
      name: `${rng.pick(adjectives)} ${rng.pick(animals)} ${number + 1}`,
      kind: 'webhook',
      description: 'Seeded for development.',
      owner: { name: owner, email: `${owner.toLowerCase().replace(' ', '-')}@example.invalid` },
      settings: { persona },
    })
    seats.push({ agentId, versionId, persona })
  }
  return seats
}

const adjectives = [
  'Quiet',
  'Amber',
  'Patient',
  'Crooked',
  'Velvet',
  'Second',
  'Northern',
  'Careful',
  'Paper',
  'Brass',
]
const animals = ['Heron', 'Lynx', 'Moth', 'Otter', 'Raven', 'Badger', 'Gecko', 'Stoat', 'Ibis', 'Marten']
