import { listHouseAgents, saveAgent } from '@wis/db'
import type { Database } from '@wis/db'
import { rngAt } from '@wis/engine'
import { seatingOf } from '@wis/proof'
import { seedBase } from './base.ts'
import { storeMatch } from './store-match.ts'
import type { Seated } from './store-match.ts'

const minuteMs = 60_000

/** States of the platform that development, tests and screenshots start from, by name. */
export const scenarios = {
  /** A new installation: words, house agents, an open season, and nothing played. */
  fresh: async (db: Database) => {
    await seedBase(db)
  },

  /** One match that stands in the middle of its first round and waits for a runner. */
  'match-in-progress': async (db: Database) => {
    const seasonId = await seedBase(db)
    const seats = (await houseSeats(db)).slice(0, 6)
    const players = seatingOf('match-in-progress', seats, ({ agentId }) => agentId)
    const startedAt = new Date(Date.now() - minuteMs)
    await storeMatch(db, { seasonId, seed: 'match-in-progress', language: 'en', players, startedAt }, 12)
  },

  /** Forty decided matches in both languages. */
  'finished-matches': async (db: Database) => {
    await playAmong(db, await houseSeats(db), { matches: 40, everyMs: 5 * minuteMs })
  },

  /** A season with two hundred agents of eighty owners and two thousand matches. */
  'big-board': async (db: Database) => {
    await seedBase(db)
    await playAmong(db, await guestSeats(db, 200), { matches: 2000, everyMs: 10 * minuteMs })
  },
} as const satisfies Record<string, (db: Database) => Promise<void>>

export type ScenarioName = keyof typeof scenarios

async function playAmong(
  db: Database,
  seats: readonly Seated[],
  { matches, everyMs }: { matches: number; everyMs: number },
): Promise<void> {
  const seasonId = await seedBase(db)
  for (let number = 0; number < matches; number++) {
    const seed = `seeded-${number}`
    const chosen = rngAt(seed, -3).shuffle(seats).slice(0, 6)
    const players = seatingOf(seed, chosen, ({ agentId }) => agentId)
    const language = number % 3 === 0 ? 'zh' : 'en'
    const startedAt = new Date(Date.now() - (matches - number) * everyMs)
    await storeMatch(db, { seasonId, seed, language, players, startedAt })
  }
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
