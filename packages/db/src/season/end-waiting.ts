import { endingStates, fixtureLife } from '@wis/arena'
import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import type pg from 'pg'
import { isOneOf, leaveQueueAs, takes } from '../life-sql.ts'
import { releaseDeals } from './fixture/release-deals.ts'

/**
 * Ends everything that waits in a season that begins no more matches, or in all such seasons: tickets leave,
 * scheduled matches are dropped. Some begin to wait only during the closing, because their table is given up, their
 * match is void, or they were on their way.
 */
export async function endWaiting(client: pg.ClientBase, seasonId?: SeasonId): Promise<void> {
  await client.query({
    name: 'end-waiting-tickets',
    text: `${leaveQueueAs('season-closed')} and exists (select 1 from seasons s where ${closes('t')})`,
    values: [seasonId ?? null],
  })
  const { rows } = await client.query<{ season_id: string }>({
    name: 'drop-waiting-fixtures',
    text: `update fixtures f set state = '${fixtureLife.leadsTo('drop')}'
           from seasons s where ${takes(fixtureLife, 'drop', 'f.state')} and ${closes('f')}
           returning f.season_id`,
    values: [seasonId ?? null],
  })
  for (const id of new Set(rows.map(({ season_id }) => season_id))) await releaseDeals(client, ids.season(id))
}

const closes = (waiting: 't' | 'f') =>
  `s.id = ${waiting}.season_id and ${isOneOf('s.state', endingStates)} and ($1::text is null or s.id = $1)`
