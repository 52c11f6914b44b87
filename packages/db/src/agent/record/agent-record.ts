import type { AgentId } from '@wis/engine'
import { kits } from '@wis/games'
import type { Language } from '@wis/games'
import type { RankingRule, Tally } from '@wis/ratings'
import type { Database } from '../../database.ts'
import { countsInFifteenths, inFifteenthsOf, unitsEach, unitsOf } from '../../game/units-of.ts'
import { boardRuleOf, openStandings } from '../../season/season-sql.ts'
import { isParted, isVouched } from '../../season/vouched-for.ts'
import { agreedOrder, standsBefore } from '../../standing/official-order.ts'
import { countsOfStanding } from '../../standing/standing-row.ts'
import type { StandingValues } from '../../standing/standing-row.ts'

interface StoredRating {
  readonly rating: number
  readonly low: number
  readonly high: number
  readonly rankBest: number
  readonly rankWorst: number
  readonly provisional: boolean
}

/** The results of an agent in one season and language. */
export interface SeasonRecord {
  readonly game: string
  readonly season: { readonly slug: string; readonly name: string; readonly state: string }
  readonly language: Language
  /** How its season chooses matches. */
  readonly format: string
  /**
   * The agent's rank by the official order, and the number of ranked agents. Null for an agent that a decision has
   * disqualified.
   */
  readonly rank: number | null
  readonly of: number
  /** Its place on a board with parts. Null on any other board. */
  readonly part: {
    /** Whether the platform vouches for all its counted matches. */
    readonly vouched: boolean
    /** Null for an agent that a decision has disqualified. */
    readonly rank: number | null
    readonly of: number
  } | null
  /** Fifteenths, with decimals where the game counts finer; so is the tally. */
  readonly total: number
  /** The units of a point in which its boards count. */
  readonly units: number
  readonly tally: Tally
  readonly rule: RankingRule
  /** Null until it is computed. */
  readonly rating: StoredRating | null
}

interface StoredRecord
  extends
    StandingValues,
    Pick<SeasonRecord, 'game' | 'season' | 'language' | 'format' | 'rank' | 'of' | 'part'> {
  readonly total: number
  readonly ruleset: unknown
  readonly rating: StoredRating | null
}

const mostRecords = 40
const orders = Object.fromEntries(kits.map(({ id, board }) => [id, board.order]))

/**
 * The agent's results in each season: seasons that can still change come first, then the seasons in which it played
 * most. Seasons whose results are held back are left out.
 */
export async function agentRecord({ pool }: Database, agentId: AgentId): Promise<SeasonRecord[]> {
  const { rows } = await pool.query<StoredRecord>({
    name: 'agent-record',
    text: recordStatement,
    values: [agentId, mostRecords, JSON.stringify(orders)],
  })
  return rows.map(
    ({ season, language, format, rank, of, part, total, rating, game, ruleset: stored, ...counts }) => ({
      game,
      season,
      language,
      format,
      rank,
      of,
      part,
      rating,
      units: unitsOf(game),
      total: inFifteenthsOf(game, total),
      rule: boardRuleOf(stored),
      tally: countsInFifteenths(countsOfStanding(counts), unitsEach(game)).tally,
    }),
  )
}

const orderOfSeason = `case when s.owner_id is null then coalesce($3::jsonb ->> s.game, 'total') else ${agreedOrder()} end`

const isInPart = `(case when ${isParted} then ${isVouched('o')} = ${isVouched('st')} end)`

const recordStatement = `
  select json_build_object('slug', s.slug, 'name', s.name, 'state', s.state) as season, s.game, s.format, s.ruleset, st.*,
         case when not out.is_out then place.above + 1 end as rank, place.all as of,
         case when ${isParted} then json_build_object(
           'vouched', ${isVouched('st')}, 'rank', case when not out.is_out then place.above_in_part + 1 end,
           'of', place.all_in_part) end as part,
         case when r.agent_id is not null then json_build_object(
           'rating', r.rating, 'low', r.low, 'high', r.high, 'rankBest', r.rank_best, 'rankWorst', r.rank_worst,
           'provisional', r.provisional) end as rating
  from standings st
  join seasons s on s.id = st.season_id
  left join agent_ratings r
    on r.season_id = st.season_id and r.language = st.language and r.agent_id = st.agent_id
  cross join lateral (
    select count(*)::int as all, (count(*) filter (
             where ${standsBefore(orderOfSeason, 'o', 'st')}
           ))::int as above,
           (count(*) filter (where ${isInPart}))::int as all_in_part,
           (count(*) filter (where ${isInPart} and ${standsBefore(orderOfSeason, 'o', 'st')}))::int as above_in_part
    from standings o
    where o.season_id = st.season_id and o.language = st.language and not exists (
      select 1 from season_entries e
      where e.season_id = o.season_id and e.agent_id = o.agent_id and e.state = 'disqualified')
  ) place
  cross join lateral (
    select exists (
      select 1 from season_entries e
      where e.season_id = st.season_id and e.agent_id = st.agent_id and e.state = 'disqualified') as is_out
  ) out
  where st.agent_id = $1 and ${openStandings}
  order by s.state in ('open', 'paused') desc, st.matches desc, s.starts_at desc, st.language
  limit $2`

export interface RatingPoint {
  /** The day (UTC), as 2026-01-31. */
  readonly day: string
  /** Fifteenths. */
  readonly total: number
  readonly matches: number
  /** Null while there is no rating yet. */
  readonly rating: { readonly value: number; readonly low: number; readonly high: number } | null
  /** The number of the version that played last on that day. */
  readonly version: number
}

interface HistoryOf {
  readonly seasonSlug: string
  readonly language: Language
}

const mostDays = 366

/** The agent's rating at the end of each of its last days in a season and language, oldest first. */
export async function ratingHistory(
  { prisma }: Database,
  agentId: AgentId,
  { seasonSlug, language }: HistoryOf,
): Promise<RatingPoint[]> {
  const season = await prisma.season.findUnique({
    where: { slug: seasonSlug },
    select: { id: true, game: true },
  })
  if (!season) return []
  const days = await prisma.ratingDay.findMany({
    where: { seasonId: season.id, language, agentId },
    orderBy: { day: 'desc' },
    take: mostDays,
  })
  return days.toReversed().map(({ day, total, matches, rating, low, high, version }) => ({
    total: inFifteenthsOf(season.game, total),
    matches,
    version,
    day: day.toISOString().slice(0, 10),
    rating: rating === null || low === null || high === null ? null : { value: rating, low, high },
  }))
}
