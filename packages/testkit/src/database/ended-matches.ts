import type { Database } from '@wis/db'
import { saveSeason } from '@wis/db/seasons'
import { kitCalled } from '@wis/games'

/** A ladder of the platform in a game, one of self-play if the game allows that. */
export async function ladderOf(
  db: Database,
  game: string,
  slug = `open-${game}`,
  preset = 0,
): Promise<string> {
  const ruleset = kitCalled(game)?.setup.presets[preset]
  if (!ruleset) throw new Error(`there is no ruleset of ${game}`)
  const seats = kitCalled(game)?.setup.selfPlay ? 'self-play' : 'strangers'
  const languages = ['en', 'zh'] as const
  return saveSeason(db, { slug, name: slug, game, ruleset, languages, demo: false, terms: { seats } })
}

export async function agentsCalled(db: Database, names: readonly string[], kind = 'webhook'): Promise<void> {
  for (const name of names) {
    await db.pool.query(`insert into agents (id, slug, name, kind) values ($1, $1, $1, $2)`, [name, kind])
    await db.prisma.agentVersion.create({ data: { id: name, agentId: name, number: 1, settings: {} } })
  }
}

export interface EndedSeat {
  readonly agentId: string
  readonly place: number
  readonly role?: string
  readonly points?: number
  readonly facts?: Readonly<Record<string, number>>
}

interface Ended {
  readonly id: string
  readonly seasonId: string
  readonly game: string
  /** Minutes after the beginning of 2026. */
  readonly minute: number
  readonly seats: readonly EndedSeat[]
}

/** A decided ranked match, of which only the results are stored. */
export async function endedMatch(db: Database, { id, seasonId, game, minute, seats }: Ended): Promise<void> {
  await db.prisma.match.create({
    data: {
      id,
      game,
      seasonId,
      mode: 'ranked',
      language: 'en',
      status: 'finished',
      ruleset: {},
      pair: [],
      seed: id,
      salt: '',
      commitment: '',
      endedAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
      seats: {
        create: seats.map(({ agentId, place, role = null, points = 0, facts = {} }, seat) => ({
          seat,
          alias: `${seat}`,
          agentId,
          versionId: agentId,
          place,
          team: seat,
          role,
          points,
          facts,
        })),
      },
    },
  })
}
