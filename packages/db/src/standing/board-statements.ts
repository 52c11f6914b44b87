// In the official order twice, so that PostgreSQL can read the standings by their totals and stop where the page ends;
// what is shown of an agent is looked up for the page alone. Numeric averages: two equal averages must be equal, which
// floating point does not promise.
const officialOrder = 'total desc, points::numeric / nullif(matches, 0) desc nulls last, matches'

const houseOrNot = `($3 or not exists (select 1 from agents where id = standings.agent_id and kind = 'house'))`

/** Whoever is disqualified keeps its standing and has no rank. Few: looked up once, whatever the board's length. */
const disqualified = `array(select agent_id from season_entries where season_id = $1 and state = 'disqualified')`
const ranked = `agent_id <> all(${disqualified})`

const withAgents = `
  select page.*, json_build_object('id', a.id, 'slug', a.slug, 'name', a.name, 'nameZh', a.name_zh, 'kind', a.kind,
                                   'owner', u.name, 'avatarVersion', (
                                     select (extract(epoch from v.updated_at) * 1000)::int8::text from agent_avatars v
                                     where v.agent_id = a.id and a.hidden_for is null)) as agent
  from page
  join agents a on a.id = page.agent_id
  left join users u on u.id = a.owner_id`

/** A page in the official order: season, language, house agents or not, rows before, rows wanted. */
export const boardStatement = `
  with page as (
    select *, (rank() over (order by ${officialOrder}))::int as rank
    from standings
    where season_id = $1 and language = $2 and ${ranked} and ${houseOrNot}
    order by ${officialOrder}, agent_id
    offset $4 limit $5
  )
  ${withAgents}
  order by page.rank, page.agent_id`

const inRole = (count: string, whole: string = count) =>
  `case $6::text when 'spy' then spy_${count} when 'civilian' then civilian_${count} else ${whole} end`

const skill = (scale: string) =>
  `(select ${scale} from agent_ratings r
    where r.season_id = board.season_id and r.language = board.language and r.agent_id = board.agent_id)`
const pace = (number: string) => `(select ${number} from agent_paces p where p.agent_id = board.agent_id)`

/** What a board may be ordered by: the greatest stands first, and whoever has none last. */
const scores = {
  total: '0',
  average: 'earned::numeric / nullif(played, 0)',
  matches: 'played',
  wins: 'won::numeric / nullif(played, 0)',
  votes: 'ballots_correct::numeric / nullif(ballots_asked, 0)',
  fouls: '- fouls::numeric / nullif(speeches_asked, 0)',
  survival: 'survival_rounds::numeric / nullif(matches, 0)',
  suspicion: '- ballots_against::numeric / nullif(ballots_against_possible, 0)',
  rating: skill('rating'),
  deception: skill(`(scales #>> '{deception,rating}')::float8`),
  detection: skill(`(scales #>> '{detection,rating}')::float8`),
  latency: pace('- p95_latency_ms'),
  faults: pace('- faults::numeric / turns'),
} as const

export type BoardSort = keyof typeof scores

/** The same in another order, or of one role ($6). Reads every standing of the season and language. */
export const orderedBoardStatement = (sort: BoardSort) => `
  with board as (
    select *, (rank() over (order by ${officialOrder}))::int as rank, ${inRole('matches')} as played,
           ${inRole('points')} as earned, ${inRole('wins', 'spy_wins + civilian_wins')} as won
    from standings
    where season_id = $1 and language = $2 and ${ranked} and ${houseOrNot}
  ), page as (
    select *, row_number() over (order by ${scores[sort]} desc nulls last, rank, agent_id) as place
    from board
    where $6::text is null or played > 0
    order by place
    offset $4 limit $5
  )
  ${withAgents}
  order by page.place`

/** Those of the board that have no rank: season, language, house agents or not, most. */
export const disqualifiedStatement = `
  with page as (
    select * from standings
    where season_id = $1 and language = $2 and agent_id = any(${disqualified}) and ${houseOrNot}
    order by ${officialOrder}, agent_id
    limit $4
  )
  ${withAgents}
  order by page.total desc, page.agent_id`
