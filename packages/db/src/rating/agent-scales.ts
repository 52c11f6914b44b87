import type { AgentId } from '@wis/engine'
import { languages } from '@wis/games'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { usualGame } from '../game/usual-game.ts'
import { openStandings } from '../season/open-results.ts'
import { isSelfPlay } from '../season/self-play.ts'
import { storedScales } from './board-skills.ts'

const row = z.object({
  season: z.object({ slug: z.string(), name: z.string() }),
  language: z.enum(languages),
  provisional: z.boolean(),
  at: z.date().transform((date) => date.toISOString()),
  scales: storedScales,
})
/** Deception and detection of an agent on one board, each with its interval and the matches behind it. */
type AgentScales = z.infer<typeof row>

/**
 * How well an agent deceives and detects, by language, in the newest season of the platform whose board is open. Empty where
 * it has no rating there, and in games that rate neither.
 */
export async function agentScales(
  { pool }: Pick<Database, 'pool'>,
  agentId: AgentId,
): Promise<readonly AgentScales[]> {
  const { rows } = await pool.query({
    name: 'agent-scales',
    text: `select json_build_object('slug', s.slug, 'name', s.name) as season, r.language, r.provisional,
                  r.fitted_at as at, r.scales
           from (
             select id, slug, name from seasons s
             where owner_id is null and state <> 'created' and game = $2 and ${openStandings} and not ${isSelfPlay()}
             order by starts_at desc limit 1
           ) s
           join agent_ratings r on r.season_id = s.id and r.language = any($3::text[]) and r.agent_id = $1
           order by array_position($3::text[], r.language)`,
    values: [agentId, usualGame, languages],
  })
  return rows.flatMap((one) => {
    const read = row.safeParse(one)
    return read.success ? [read.data] : []
  })
}
