import type pg from 'pg'
import { inFifteenths } from './in-fifteenths.ts'

/** Takes agents off the boards of a season, or of all, that neither a match that counts nor a correction keeps there. */
export async function forgetEmptyStandings(client: pg.ClientBase, seasonId?: string): Promise<void> {
  await client.query({
    name: 'forget-empty-standings',
    text: `delete from standings s using seasons n
           where n.id = s.season_id and ($1::text is null or n.id = $1)
             and s.matches = 0 and s.total = ${inFifteenths('n.ruleset', 'initialTotal')}`,
    values: [seasonId ?? null],
  })
}
