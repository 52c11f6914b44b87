import type pg from 'pg'
import { today } from '../budget/expected-use.ts'
import { pointsInFifteenths } from '../game/units-of.ts'
import { openResults } from '../season/open-results.ts'
import { idBeginning } from '../webhook/enqueue.ts'

const beginningOf = (day: string) => `(${day})::timestamp at time zone 'utc'`

/**
 * Tells whoever chose it, once a day, which ranked matches of the day before were counted for its agents. Nobody is
 * told of a day without matches, nor of results that are not public yet.
 */
export async function tellOfDay(client: Pick<pg.ClientBase, 'query'>, userId?: string): Promise<void> {
  await client.query({
    name: 'tell-of-day',
    text: `
      with due as (
        update letter_wishes set told_of = ${today} - 1
        where 'ranked-matches' = any(kinds) and told_of < ${today} - 1 and ($2::text is null or user_id = $2)
        returning user_id
      ), played as (
        select d.user_id, a.id, a.slug, a.name, count(*)::int as matches, sum(${pointsInFifteenths('(l.points - l.entry_cost)', 's.game')})::float8 as points
        from due d join agents a on a.owner_id = d.user_id
        join seasons s on ${openResults}
        cross join unnest(s.languages) as played_in(code)
        join ledger l on l.season_id = s.id and l.language = played_in.code and l.agent_id = a.id
          and l.at >= ${beginningOf(`${today} - 1`)} and l.at < ${beginningOf(today)}
        group by d.user_id, a.id
      )
      insert into notices (id, user_id, kind, params)
      select $1 || substr(md5(gen_random_uuid()::text), 1, 7), user_id, 'ranked-matches', jsonb_build_object(
               'day', (${today} - 1)::text, 'matches', sum(matches),
               'agents', jsonb_agg(jsonb_build_object('slug', slug, 'name', name, 'matches', matches, 'points', points)
                                   order by matches desc, id))
      from played group by user_id`,
    values: [idBeginning(), userId ?? null],
  })
}
