import type { CollusionSeat, CollusionTable } from '@wis/ratings'
import type { Database } from '../database.ts'
import { pointsInFifteenths } from '../game/units-of.ts'

/** Only this many of the newest matches are read, however long a season is. */
const lookedAt = 4000

interface NewestSeat extends CollusionSeat {
  /** Fifteenths. */
  readonly points: number
  readonly facts: Readonly<Record<string, number>> | null
}

/** A ranked match, and whether its log has been read for this. */
export interface NewestTable extends CollusionTable {
  readonly game: string
  readonly isRead: boolean
  readonly seats: readonly NewestSeat[]
}

/** The newest ranked matches of a season in one language that count, the oldest of them first. */
export async function newestTables(
  { pool }: Pick<Database, 'pool'>,
  { seasonId, language }: { readonly seasonId: string; readonly language: string },
): Promise<readonly NewestTable[]> {
  const { rows } = await pool.query<NewestTable>({
    name: 'newest-tables-for-collusion',
    text: tablesStatement,
    values: [seasonId, language],
  })
  return rows
}

const fact = (name: string) => `coalesce((x.facts ->> '${name}')::int, 0)`

const tablesStatement = `
  select m.id, m.game, (extract(epoch from coalesce(m.started_at, m.created_at)) * 1000)::float8 as at,
         c.match_id is not null as "isRead", coalesce(c.course, '') as course,
         json_agg(json_build_object(
           'owner', a.owner_id, 'agentId', a.id, 'versionId', x.version_id, 'place', x.place,
           'team', coalesce(x.team, x.seat), 'points', ${pointsInFifteenths('x.points', 'm.game')}, 'facts', x.facts,
           'thrown', coalesce(c.thrown[x.seat + 1], 0), 'chances', coalesce(c.chances[x.seat + 1], 0),
           'conceded', ${fact('answers')} > 0 and ${fact('answers')} <= ${fact('refused')} + ${fact('missed')},
           'silent', ${fact('missed')} > 0) order by x.seat) as seats
  from (
    select * from matches
    where season_id = $1 and language = $2 and mode = 'ranked' and status = 'finished' and not deal_open
      and decision_id is null
    order by ended_at desc, id collate "C" desc limit ${lookedAt}
  ) m
  left join match_conduct c on c.match_id = m.id
  join seats x on x.match_id = m.id and x.place is not null and x.points is not null and not x.sits_in
  join agents a on a.id = x.agent_id
  group by m.id, m.game, m.started_at, m.created_at, c.match_id, c.course
  order by at, m.id`
