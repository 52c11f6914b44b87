import type pg from 'pg'
import { inFifteenths } from './in-fifteenths.ts'

/** Takes agents with neither a counted match nor a correction off the boards of a season, or of all seasons. */
export async function forgetEmptyStandings(client: pg.ClientBase, seasonId?: string): Promise<void> {
  await client.query({
    name: 'forget-empty-standings',
    text: `delete from standings s using seasons n
           where n.id = s.season_id and ($1::text is null or n.id = $1)
             and s.matches = 0 and s.total = ${inFifteenths('n.ruleset', 'initialTotal')}`,
    values: [seasonId ?? null],
  })
}
