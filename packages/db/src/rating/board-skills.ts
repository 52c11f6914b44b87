import { matchesToSettle, tiersAmong } from '@wis/ratings'
import type { RatedInterval } from '@wis/ratings'
import { z } from 'zod'
import type { Database } from '../database.ts'

/** The name under which a fit of one against all stores how often an average deceiver wins. */
export const averageWins = 'averageSpyWins'

/** The season and language of a board. */
interface BoardPlace {
  readonly seasonId: string
  readonly language: string
}

/** A strength with its 95 % interval, and the number of matches behind it. */
const scale = z.object({ rating: z.number(), low: z.number(), high: z.number(), matches: z.int() })
export const storedScales = z.object({ deception: scale, detection: scale })
const storedField = z.object({
  [averageWins]: z.number(),
  influence: z.number(),
  spread: z.object({ deception: z.number(), detection: z.number(), pair: z.number() }),
})

/** Strengths of their own, in a game that has them. */
type Scales = z.infer<typeof storedScales>

export interface Skill extends OverallSkill, Scales {}

export interface OverallSkill {
  readonly rating: number
  readonly low: number
  readonly high: number
  readonly rankRange: { readonly best: number; readonly worst: number }
  /** The tier. Agents whose intervals overlap too much share one. Null while the rating is too unsure. */
  readonly tier: number | null
  readonly provisional: boolean
  /** About how many more matches the rating needs before it is no longer provisional. Null if nothing is known of it. */
  readonly matchesMissing: number | null
  readonly matches: number
}

/** How fast and reliably an agent answered lately. */
export interface Pace {
  readonly turns: number
  readonly faults: number
  readonly p95LatencyMs: number
}

/** When ratings were last updated, and the results for the field as a whole. */
export interface RatedField extends z.infer<typeof storedField> {
  readonly asOf: string
  readonly matches: number
  /** The tier of a rating. Null if the rating is too unsure. */
  readonly tierOf: (own: RatedInterval) => number | null
}

/** The ratings of a field in any game. */
export type RatedBoard = Pick<RatedField, 'asOf' | 'matches' | 'tierOf'>

/** Undefined if nobody has been rated yet, and in a game between sides, whose field has no other results. */
export async function ratedField(db: Database, place: BoardPlace): Promise<RatedField | undefined> {
  const found = await storedFitOf(db, place)
  const field = storedField.safeParse(found?.field)
  return found && field.success ? { ...field.data, ...found.board } : undefined
}

/** Undefined if nobody has been rated yet. */
export async function ratedBoard(db: Database, place: BoardPlace): Promise<RatedBoard | undefined> {
  const board = (await storedFitOf(db, place))?.board
  return board && board.matches > 0 ? board : undefined
}

async function storedFitOf(
  { pool }: Database,
  { seasonId, language }: BoardPlace,
): Promise<{ readonly field: unknown; readonly board: RatedBoard } | undefined> {
  const values = [seasonId, language]
  const [fits, intervals] = await Promise.all([
    pool.query<StoredFit>({
      name: 'rated-field',
      text: 'select field, fitted_at, matches from rating_fits where season_id = $1 and language = $2',
      values,
    }),
    pool.query<RatedInterval>({
      name: 'rated-intervals',
      text: 'select low, high, provisional from agent_ratings where season_id = $1 and language = $2',
      values,
    }),
  ])
  const [fit] = fits.rows
  if (!fit) return undefined
  const found = { asOf: fit.fitted_at.toISOString(), matches: fit.matches }
  return { field: fit.field, board: { ...found, tierOf: tiersAmong(intervals.rows) } }
}

interface StoredFit {
  readonly field: unknown
  readonly fitted_at: Date
  readonly matches: number
}

/** Background results about some agents beyond their standings. Agents without any are left out. */
export async function boardSkills(
  { pool }: Database,
  { seasonId, language }: BoardPlace,
  agentIds: readonly string[],
): Promise<ReadonlyMap<string, StoredSkill>> {
  const { rows } = await pool.query<StoredSkill>({
    name: 'board-skills',
    text: skillsStatement,
    values: [seasonId, language, agentIds],
  })
  return new Map(rows.map((row) => [row.agentId, row]))
}

interface StoredSkill {
  readonly agentId: string
  readonly rating: StoredRating | null
  readonly pace: Pace | null
}

interface StoredRating {
  readonly rating: number
  readonly low: number
  readonly high: number
  readonly rank_best: number
  readonly rank_worst: number
  readonly provisional: boolean
  readonly scales: unknown
  readonly matches: number
}

const skillsStatement = `
  select agent.id as "agentId", to_json(r) as rating,
         case when p.agent_id is not null
              then json_build_object('turns', p.turns, 'faults', p.faults, 'p95LatencyMs', p.p95_latency_ms) end as pace
  from unnest($3::text[]) as agent(id)
  left join agent_ratings r on r.season_id = $1 and r.language = $2 and r.agent_id = agent.id
  left join agent_paces p on p.agent_id = agent.id`

export function skillOf(
  stored: StoredRating,
  { spread, tierOf }: Pick<RatedField, 'spread' | 'tierOf'>,
): Skill {
  const { low, high, matches } = stored
  return {
    ...overallSkillOf(stored, { tierOf }),
    matchesMissing: matchesToSettle({ low, high, matches }, spread),
    ...storedScales.parse(stored.scales),
  }
}

/** The rating of a game between sides. */
export function overallSkillOf(stored: StoredRating, { tierOf }: Pick<RatedField, 'tierOf'>): OverallSkill {
  const { rating, low, high, rank_best: best, rank_worst: worst, provisional, matches } = stored
  return {
    rating,
    low,
    high,
    provisional,
    matches,
    rankRange: { best, worst },
    tier: tierOf({ low, high, provisional }),
    matchesMissing: provisional ? null : 0,
  }
}
