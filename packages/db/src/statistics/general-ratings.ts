import { kits, languages } from '@wis/games'
import type { GameRatings, OneNumber } from '@wis/ratings'
import type pg from 'pg'
import { ladderFor, speaks } from '../season/ladders.ts'
import { isSelfPlay, openStandings } from '../season/season-sql.ts'

/** Finds one number over games, in any thread. */
export type FindOneNumber = (games: readonly GameRatings[]) => Promise<OneNumber | undefined>

/** A board that tells something about the one number. */
export interface GeneralBoard {
  readonly game: string
  readonly slug: string
  readonly name: string
  /** The rated agents, and how far apart they are: a standard deviation in rating points. */
  readonly agents: number
  readonly spread: number
}

/** What is stored of the one number in a language. */
export interface StoredGeneral {
  readonly boards: readonly GeneralBoard[]
  /** Null while fewer than three agents play two games. */
  readonly found: OneNumber | null
}

/** Finds the number anew in each language in which a board has changed, and returns how many these are. */
export async function makeGeneralRatings(client: pg.ClientBase, find: FindOneNumber): Promise<number> {
  let made = 0
  for (const language of languages) {
    const boards = await boardsIn(client, language)
    const basis = boards.map(({ id, at }) => `${id} ${at}`).join(' ')
    const { rows } = await client.query<{ basis: string }>(
      'select basis from general_ratings where language = $1',
      [language],
    )
    if (rows[0]?.basis === basis) continue
    const games: GameRatings[] = []
    for (const { id, ladder, spread } of boards)
      games.push({ spread, agents: await ratingsOf(client, id, ladder) })
    const stored: StoredGeneral = {
      boards: boards.map(({ game, slug, name, spread }, at) => ({
        game,
        slug,
        name,
        spread,
        agents: games[at]?.agents.length ?? 0,
      })),
      found: (await find(games)) ?? null,
    }
    await client.query(
      `insert into general_ratings (language, made_at, basis, ratings) values ($1, now(), $2, $3)
       on conflict (language) do update set made_at = excluded.made_at, basis = excluded.basis, ratings = excluded.ratings`,
      [language, basis, JSON.stringify(stored)],
    )
    made++
  }
  return made
}

interface MeasuredSeason extends Omit<GeneralBoard, 'agents'> {
  readonly id: string
  readonly ladder: string
  /** When its statistics were made. */
  readonly at: string
}

/** The newest season of the platform in each game whose ratings are public. */
async function boardsIn(client: pg.ClientBase, language: string): Promise<readonly MeasuredSeason[]> {
  const { rows } = await client.query<MeasuredSeason>({
    name: 'boards-of-general-ratings',
    text: `select b.* from unnest($1::text[]) with ordinality as wanted(game, number)
           cross join lateral (
             select s.id, s.game, s.slug, s.name, ${ladderFor('$2::text')} as ladder from seasons s
             where s.game = wanted.game and s.owner_id is null and s.state <> 'created'
               and ${speaks('$2', 's.languages')} and not ${isSelfPlay()} and ${openStandings}
             order by s.starts_at desc limit 1
           ) newest
           cross join lateral (
             select newest.*, (m.statistics->>'spread')::float8 as spread, m.made_at::text as at
             from board_statistics m where m.season_id = newest.id and m.language = newest.ladder
           ) b
           where b.spread > 0 order by wanted.number`,
    values: [kits.map(({ id }) => id), language],
  })
  return rows
}

async function ratingsOf(
  client: pg.ClientBase,
  seasonId: string,
  language: string,
): Promise<GameRatings['agents']> {
  const { rows } = await client.query<GameRatings['agents'][number]>({
    name: 'ratings-of-board',
    text: `select agent_id as "agentId", rating, low, high from agent_ratings
           where season_id = $1 and language = $2 order by agent_id collate "C"`,
    values: [seasonId, language],
  })
  return rows
}
