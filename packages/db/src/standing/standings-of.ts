import type { SeasonId } from '@wis/engine'
import type { TrueSkill } from '@wis/ratings'
import type { Database } from '../database.ts'
import { countsInFifteenths, unitsEach } from '../game/units-of.ts'
import { openStandings } from '../season/open-results.ts'
import { countsOfStanding, skillOfStanding } from './standing-row.ts'
import type { Counted, StandingSkill, StandingValues } from './standing-row.ts'

interface Asked {
  readonly seasonId: SeasonId
  readonly language: string
  readonly agentIds: readonly string[]
  /** Also standings that the public may not see for now. */
  readonly seesWithheld: boolean
}

/** Points are in fifteenths. */
export interface CountedStanding extends Counted {
  readonly trueSkill: TrueSkill | null
}

/** The standings of some agents by their ids. Agents without any are left out. */
export async function standingsOf(
  { pool }: Database,
  { seasonId, language, agentIds, seesWithheld }: Asked,
): Promise<ReadonlyMap<string, CountedStanding>> {
  const { rows } = await pool.query<
    StandingValues & StandingSkill & { readonly agent_id: string; readonly game: string }
  >({
    name: 'standings-of',
    text: `select t.*, s.game from standings t join seasons s on s.id = t.season_id
           where t.season_id = $1 and t.language = $2 and t.agent_id = any($3::text[])
             and ($4 or ${openStandings})`,
    values: [seasonId, language, agentIds, seesWithheld],
  })
  return new Map(
    rows.map((row) => [
      row.agent_id,
      {
        ...countsInFifteenths(countsOfStanding(row), unitsEach(row.game)),
        trueSkill: skillOfStanding(row),
      },
    ]),
  )
}
