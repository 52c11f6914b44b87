// In the official order twice, so that PostgreSQL can read the standings by their totals and stop where the page ends;
// what is shown of an agent is looked up for the page alone. Numeric averages: two equal averages must be equal, which
// floating point does not promise.
const officialOrder = 'total desc, points::numeric / nullif(matches, 0) desc nulls last, matches'

const houseOrNot = `($3 or not exists (select 1 from agents where id = standings.agent_id and kind = 'house'))`

const withAgents = `
  select page.*, json_build_object('id', a.id, 'slug', a.slug, 'name', a.name, 'nameZh', a.name_zh, 'kind', a.kind,
                                   'owner', u.name) as agent
  from page
  join agents a on a.id = page.agent_id
  left join users u on u.id = a.owner_id`

/** A page in the official order: season, language, house agents or not, rows before, rows wanted. */
export const boardStatement = `
  with page as (
    select *, (rank() over (order by ${officialOrder}))::int as rank
    from standings
    where season_id = $1 and language = $2 and ${houseOrNot}
    order by ${officialOrder}, agent_id
    offset $4 limit $5
  )
  ${withAgents}
  order by page.rank, page.agent_id`

const inRole = (count: string) =>
  `case $7::text when 'spy' then spy_${count} when 'civilian' then civilian_${count} else ${count} end`

/** The same in another order ($6) or of one role ($7). Reads every standing of the season and language. */
export const orderedBoardStatement = `
  with board as (
    select *, (rank() over (order by ${officialOrder}))::int as rank, ${inRole('matches')} as played,
           ${inRole('points')} as earned
    from standings
    where season_id = $1 and language = $2 and ${houseOrNot}
  ), page as (
    select *, row_number() over (
             order by case when $6 = 'average' then earned::numeric / nullif(played, 0) end desc nulls last, rank, agent_id
           ) as place
    from board
    where $7::text is null or played > 0
    order by place
    offset $4 limit $5
  )
  ${withAgents}
  order by page.place`
