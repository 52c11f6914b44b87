import type { AgentId, MatchId, SeasonId, VersionId } from '@wis/engine'
import type { Language } from '@wis/games'
import { kitCalled } from '@wis/games'
import type { MatchMode } from '@wis/protocol'
import { fullWeight } from '@wis/ratings'
import type pg from 'pg'
import { vouchingAt } from '../agent/connector/stored-connector.ts'
import { noteRatings } from '../rating/seat-ratings.ts'
import { isMixed } from '../season/season-sql.ts'

/** A match that has been dealt in secret and waits for a runner. */
export interface NewMatch {
  readonly id: MatchId
  readonly game: string
  readonly seasonId: SeasonId
  readonly mode: MatchMode
  readonly language: Language
  /** Like the pair, only its game can read it. */
  readonly ruleset: { readonly id: string }
  readonly pair: readonly string[]
  /** The content, if a plan deals it. */
  readonly material?: unknown
  /** The place of the pair in the order of its season's words, if it has one. */
  readonly wordPlace?: number | null
  readonly seed: string
  /** Decides who sits where, unless the seed decides this too. */
  readonly seatingSeed?: string
  readonly salt: string
  readonly commitment: string
  /** Whether nobody may watch it for now, whatever its season says. */
  readonly withheld?: boolean
  /**
   * Whether other matches of its deal still have to be played. Until then, its ending is kept secret and does not
   * count.
   */
  readonly dealOpen?: boolean
  readonly seats: readonly {
    readonly alias: string
    readonly agentId: AgentId
    readonly versionId: VersionId
    /** Whether it only fills a place. Then the match does not count for it. It never counts among agents for a person. */
    readonly sitsIn?: boolean
    /** What the match weighs for its agent in averages and ratings, in sixtieths. In full if it is absent. */
    readonly weight?: number
  }[]
}

/**
 * Stores a match and its seats on a connection whose transaction the caller holds, and returns whether the match is
 * withheld. Withheld matches are those that count in a season under embargo or in one with people, and trials in a season
 * that is still being set up. The lock keeps anybody from publishing or opening the season meanwhile; else the match would stay
 * withheld for ever.
 */
export async function createMatch(
  client: pg.ClientBase,
  match: NewMatch,
): Promise<{ readonly withheld: boolean }> {
  const { rows } = await client.query<{ withheld: boolean }>({
    name: 'create-match',
    text: `insert into matches (id, game, season_id, mode, language, status, ruleset, pair, seed, salt, commitment, deal_open,
                                word_place, seating_seed, material, withheld, package)
           values ($1, $2, $3, $4, $5, 'waiting', $6, $7, $8, $9, $10, $11, $13, $14, $15, $12 or exists (
             select 1 from seasons
             where id = $3 and (state = 'created' or ($4 = 'ranked' and (embargo and published_at is null or ${isMixed('seasons')}))) for share), $16)
           returning withheld`,
    values: [
      match.id,
      match.game,
      match.seasonId,
      match.mode,
      match.language,
      JSON.stringify(match.ruleset),
      match.pair,
      match.seed,
      match.salt,
      match.commitment,
      match.dealOpen ?? false,
      match.withheld ?? match.dealOpen ?? false,
      match.wordPlace ?? null,
      match.seatingSeed ?? null,
      match.material == null ? null : JSON.stringify(match.material),
      kitCalled(match.game)?.package ?? null,
    ],
  })
  await client.query({
    name: 'create-seats',
    text: `insert into seats (match_id, seat, alias, agent_id, version_id, sits_in, weight, vouched, memory)
           select $1, place - 1, alias, agent_id, version_id,
                  sits_in or ($8 = 'ranked' and exists (select 1 from agents a where a.id = agent_id and a.kind = 'person')),
                  weight, vouched,
                  (select lower(v.settings->>'space') from agent_versions v where v.id = version_id)
           from unnest($2::text[], $3::text[], $4::text[], $5::bool[], $6::smallint[], $7::bool[]) with ordinality
             as t(alias, agent_id, version_id, sits_in, weight, vouched, place)`,
    values: [
      match.id,
      match.seats.map(({ alias }) => alias),
      match.seats.map(({ agentId }) => agentId),
      match.seats.map(({ versionId }) => versionId),
      match.seats.map(({ sitsIn = false }) => sitsIn),
      match.seats.map(({ weight = fullWeight }) => weight),
      await vouchedSeats(client, match),
      match.mode,
    ],
  })
  if (match.mode !== 'experiment') await noteRatings(client, match)
  return { withheld: rows[0]?.withheld ?? false }
}

interface DealtSeats {
  readonly game: string
  readonly seats: readonly { readonly agentId: AgentId; readonly versionId: VersionId }[]
}

interface Holder {
  readonly versionId: string
  readonly kind: string
  readonly settings: unknown
  /** Its owner, or the agent itself if it belongs to nobody. */
  readonly holder: string
}

/**
 * By seat: whether the platform vouches that it decides by its own view alone. Null for a seat whose agent and owner
 * have no other seat of the match. Agents of one owner are looked at where all seats share one result, because only
 * there they may help each other.
 */
async function vouchedSeats(
  client: pg.ClientBase,
  { game, seats }: DealtSeats,
): Promise<readonly (boolean | null)[]> {
  const isShared = kitCalled(game)?.results.shared ?? false
  if (!isShared && new Set(seats.map(({ agentId }) => agentId)).size === seats.length)
    return seats.map(() => null)
  const { rows } = await client.query<Holder>({
    name: 'holders-of-seats',
    text: `select v.id as "versionId", a.kind, v.settings, coalesce(a.owner_id, a.id) as holder
           from agent_versions v join agents a on a.id = v.agent_id where v.id = any($1::text[])`,
    values: [seats.map(({ versionId }) => versionId)],
  })
  const held = seats.map(({ versionId }) => rows.find((row) => row.versionId === versionId))
  return held.map((one) => {
    const isAlone = held.filter((other) => other?.holder === one?.holder).length === 1
    if (!one || isAlone) return null
    return vouchingAt(one.kind, one.settings).vouched
  })
}
