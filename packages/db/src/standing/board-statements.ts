import type { BoardOrder } from '@wis/ratings'
import { avatarVersionIn } from '../agent/agent-columns.ts'
import { kindHas } from '../agent/kind-sql.ts'
import { isMadeOf } from '../agent/make-up/make-up.ts'
import { makingOfAgent } from '../agent/version/versions.ts'
import { looksLikeJson } from '../name/claim-name.ts'
import { isVouched } from '../season/vouched-for.ts'
import { officialOrder, tied } from './official-order.ts'
import { factOf } from './standing-row.ts'

const notHouse = `not exists (select 1 from agents where id = standings.agent_id and not ${kindHas('hasOwner', 'kind')})`
const houseOrNot = `($3 or ${notHouse})`

/**
 * A disqualified agent keeps its standing and has no rank. Such agents are few, so they are looked up once, whatever
 * the board's length.
 */
const disqualified = `array(select agent_id from season_entries where season_id = $1 and state = 'disqualified')`
const ranked = `agent_id <> all(${disqualified})`

/** The displayed facts about an agent are looked up only for the page. */
export const withAgents = `
  select page.*, (
    select json_build_object('id', a.id, 'slug', a.slug, 'name', a.name, 'nameZh', a.name_zh, 'kind', a.kind,
                             'owner', u.name, 'looksLike', ${looksLikeJson}, 'avatarVersion', ${avatarVersionIn()},
                             'making', ${makingOfAgent})
    from agents a left join users u on u.id = a.owner_id
    where a.id = page.agent_id
  ) as agent
  from page`

export const onBoard = `season_id = $1 and language = $2 and ${ranked} and ${houseOrNot}`

/**
 * These values are written into the text of a board's statement. PostgreSQL keeps one plan if knowing more would not
 * improve it.
 */
export interface BoardText {
  readonly order: BoardOrder
  readonly includeHouse: boolean
  readonly rows: number
}

/**
 * A page in the official order. Parameters: season, language, rows before. The rows before are only counted: ranks
 * follow from their number, minus those that share the first rank of the page.
 */
export const boardStatement = ({ order, includeHouse, rows }: BoardText) => `
  with board as not materialized (
    select * from standings
    where season_id = $1 and language = $2 and ${ranked} ${includeHouse ? '' : `and ${notHouse}`}
  ), chosen as (
    select * from board
    order by ${officialOrder[order]}, agent_id
    offset $3 limit ${rows}
  ), placed as (
    select *, rank() over (order by ${officialOrder[order]}) as place from chosen
  ), tied as (
    select count(*) as before from board
    where (${tied[order]}) = (select ${tied[order]} from placed where place = 1 limit 1)
      and agent_id < (select min(agent_id) from placed where place = 1)
  ), page as (
    select placed.*, (place + $3 - case place when 1 then before else 0 end)::int as rank
    from placed cross join tied
  )
  ${withAgents}
  order by page.rank, page.agent_id`

const inRole = (count: string) =>
  `case when $6::text is null then ${count} else coalesce((facts ->> ($6 || '-${count}'))::int8, 0) end`

/** A share of facts. Null if nothing was tried. */
const share = (of: string, per: string) =>
  `${factOf(of, 'board')}::numeric / nullif(${factOf(per, 'board')}, 0)`

const skill = (scale: string) =>
  `(select ${scale} from agent_ratings r
    where r.season_id = board.season_id and r.language = board.language and r.agent_id = board.agent_id)`
const pace = (number: string) => `(select ${number} from agent_paces p where p.agent_id = board.agent_id)`

/** The columns that a board may be ordered by. The greatest value stands first; agents without a value come last. */
const scores = {
  total: '0',
  average: 'earned::numeric / nullif(played, 0)',
  matches: 'played',
  wins: 'won::numeric / nullif(played, 0)',
  votes: share('ballots-right', 'ballots'),
  fouls: `- ${share('fouls', 'speeches')}`,
  survival: `${factOf('rounds-lived', 'board')}::numeric / nullif(matches, 0)`,
  suspicion: `- ${share('ballots-against', 'ballots-against-possible')}`,
  rating: skill('rating'),
  deception: skill(`(scales #>> '{deception,rating}')::float8`),
  detection: skill(`(scales #>> '{detection,rating}')::float8`),
  latency: pace('- p95_latency_ms'),
  faults: pace('- faults::numeric / turns'),
} as const

export type BoardSort = keyof typeof scores

interface OrderedText {
  readonly order: BoardOrder
  readonly sort: BoardSort
  readonly isNarrowed: boolean
  /** Whether agents that the platform vouches for have ranks of their own ($7: only these, or only the others). */
  readonly isParted: boolean
}

/** A page in another order, of one role ($6), or of a part. Reads every standing of the season and language. */
export const orderedBoardStatement = ({ order, sort, isNarrowed, isParted }: OrderedText) => `
  with marked as (
    select *${isParted ? `, ${isVouched('standings')} as vouched` : ''} from standings where ${onBoard}
  ), board as (
    select *, (rank() over (order by ${officialOrder[order]}))::int as rank,
           ${isParted ? `(rank() over (partition by vouched order by ${officialOrder[order]}))::int as "rankInPart",` : ''}
           ${inRole('matches')} as played, ${inRole('points')} as earned, ${inRole('wins')} as won
    from marked
  ), page as (
    select *, row_number() over (order by ${scores[sort]} desc nulls last, rank, agent_id) as place
    from board
    where ($6::text is null or played > 0) ${isParted ? 'and ($7::bool is null or vouched = $7)' : ''}
      ${isNarrowed ? `and ${isMadeOf('board.agent_id', isParted ? 8 : 7)}` : ''}
    order by place
    offset $4 limit $5
  )
  ${withAgents}
  order by page.place`

/** Every agent's place and total. Parameters: season, language. Disqualified agents come last and have no rank. */
export const placesStatement = (order: BoardOrder) => `
  select agent_id as "agentId", total,
         case when not barred then (rank() over (partition by barred order by ${officialOrder[order]}))::int end as rank
  from (
    select *, agent_id = any(${disqualified}) as barred from standings where season_id = $1 and language = $2
  ) as board
  order by barred, rank, agent_id`

/** The agents on the board that have no rank. Parameters: season, language, house agents or not, most. */
export const disqualifiedStatement = (isNarrowed: boolean) => `
  with page as (
    select * from standings
    where season_id = $1 and language = $2 and agent_id = any(${disqualified}) and ${houseOrNot}
      ${isNarrowed ? `and ${isMadeOf('standings.agent_id', 5)}` : ''}
    order by ${officialOrder.total}, agent_id
    limit $4
  )
  ${withAgents}
  order by page.total desc, page.agent_id`
