import type { Entry } from '@wis/engine'
import type { GamePackage } from '@wis/games'
import type { Database } from '../database.ts'
import type { HostedGames } from '../game/hosted-game.ts'
import { dated } from '../match/log/log-json.ts'
import type { EntryInRow } from '../match/log/log-json.ts'
import { packageOf } from '../match/package-of.ts'
import { idsStatement, matchesStatement } from './season-cut.ts'
import type { CutScope } from './season-cut.ts'

/** The number of ids in one query. */
const idsAtOnce = 10_000

/** A match that was over at the cut, with everything that was secret until then. */
export interface CutMatch {
  readonly matchId: string
  /** The id of the game. */
  readonly game: string
  readonly mode: 'ranked' | 'practice'
  readonly reason: string | null
  readonly seed: string
  /** Decides the seats. Null in a game where `seed` decides them too. */
  readonly seatingSeed: string | null
  readonly salt: string
  readonly commitment: string
  /** What its game came in when it was dealt. Absent in a game of the repository. */
  readonly package?: GamePackage
  /** The place of its pair in the order of the season's words, if it has one. */
  readonly wordPlace: number | null
  readonly log: readonly Entry[]
  /** In seat order. The cut holds the names of the agents and their owners. */
  readonly seats: readonly {
    readonly agent: string
    readonly version: number
    /** Whether the match does not count for it. */
    readonly sitsIn: boolean
    /** What it weighs for the agent, in sixtieths. */
    readonly weight: number
  }[]
}

/** The ids of all matches of a cut in order, the same at any later time. */
export async function cutMatchIds(
  { pool }: Pick<Database, 'pool'>,
  { seasonId, dealtBy, underWay, alsoOver }: CutScope,
): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const { rows } = await pool.query<{ id: string }>({
      name: 'cut-match-ids',
      text: idsStatement,
      values: [seasonId, ids.at(-1) ?? '', dealtBy, underWay, alsoOver, idsAtOnce],
    })
    for (const { id } of rows) ids.push(id)
    if (rows.length < idsAtOnce) return ids
  }
}

/**
 * These whole matches in the order of their ids, without those whose game cannot read them, and those that are not over or whose deal is open.
 * Memory never holds more than a few of them.
 */
export async function readCutMatches(
  { pool, games }: Pick<Database, 'pool' | 'games'>,
  ids: readonly string[],
  { seesWithheld }: { readonly seesWithheld: boolean },
): Promise<CutMatch[]> {
  const { rows } = await pool.query<StoredMatch>({
    name: 'cut-matches',
    text: matchesStatement,
    values: [ids, seesWithheld],
  })
  return rows.flatMap((row) => cutMatchOf(games, row) ?? [])
}

interface StoredMatch extends Pick<
  CutMatch,
  'game' | 'reason' | 'seed' | 'seatingSeed' | 'salt' | 'commitment' | 'wordPlace'
> {
  readonly id: string
  readonly mode: string
  readonly package: unknown
  readonly seats: CutMatch['seats'] | null
  readonly entries: readonly EntryInRow[] | null
}

function cutMatchOf(
  games: HostedGames,
  { id, mode, seats, entries, ...secrets }: StoredMatch,
): CutMatch | undefined {
  const { game, reason, seed, seatingSeed, salt, commitment, wordPlace } = secrets
  // The platform may have the game no longer, or the game may have other entries now.
  const log = games[game]?.entry.array().safeParse(dated(entries ?? [])).data
  if (!log) return undefined
  return {
    matchId: id,
    mode: mode === 'ranked' ? 'ranked' : 'practice',
    reason,
    seed,
    salt,
    commitment,
    ...packageOf(secrets),
    game,
    seatingSeed,
    wordPlace,
    log,
    seats: seats ?? [],
  }
}
