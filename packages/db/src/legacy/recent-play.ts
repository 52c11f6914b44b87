import type { AgentId } from '@wis/engine'
import type { Language } from '@wis/games'
import type { Encounter, PlayedWord } from '@wis/protocol'
import { agentRefOf } from '../agent/agent-columns.ts'
import { lookedAt } from '../agent/record/agent-opponents.ts'
import type { Database } from '../database.ts'
import { openResults } from '../season/season-sql.ts'
import { heldWord, wonItsSide } from './columns.ts'

const leastWithWord = 3

/** How far back matches of one version are looked for. */
const mostSeats = 5000

// Goes newest first along the index and then reads each match once: the same work however long an agent has played.
const mine = (version: string) => `
  mine as (
    select x.match_id, x.role, x.points, m.language, m.winner,
           ${heldWord} as word,
           ${wonItsSide} as won
    from (
      select n.* from (select * from seats where agent_id = $1 order by match_id desc
                       limit case when ${version}::int is null then ${lookedAt} else ${mostSeats} end) n
      where ${version}::int is null
         or n.version_id = (select id from agent_versions where agent_id = $1 and number = ${version})
      order by n.match_id desc limit ${lookedAt}) x
    join matches m on m.id = x.match_id and m.status = 'finished' and m.mode = 'ranked'
      and not m.withheld and m.decision_id is null
    join seasons s on s.id = m.season_id
    where m.winner is not null and x.points is not null and ${openResults}
  )`

/** The opponents that an agent met most in its last ranked matches. */
export async function agentEncounters(
  { pool }: Database,
  agentId: AgentId,
  { limit = 12, version }: { readonly limit?: number; readonly version?: number | undefined } = {},
): Promise<Encounter[]> {
  const { rows } = await pool.query<Encounter>({
    name: 'agent-encounters',
    text: `with ${mine('$3')}, met as (
             select o.agent_id, count(*)::int as matches, avg(mine.points - o.points)::float8 as difference,
                    (count(*) filter (where o.role <> mine.role and 'spy' in (o.role, mine.role)))::int as opposed,
                    (count(*) filter (where o.role <> mine.role and mine.won))::int as "opposedWon"
             from mine join seats o on o.match_id = mine.match_id and o.agent_id <> $1
             group by o.agent_id
             order by count(*) desc, o.agent_id limit $2
           )
           select met.matches, met.difference, met.opposed, met."opposedWon",
                  ${agentRefOf()} as agent
           from met join agents a on a.id = met.agent_id
           order by met.matches desc, met.agent_id`,
    values: [agentId, limit, version ?? null],
  })
  return rows
}

/** The most words that are named as its best, or as its worst. */
const each = 5

export interface BestAndWorst {
  readonly best: readonly PlayedWord[]
  readonly worst: readonly PlayedWord[]
}

/** The words with its best and worst results in its last ranked matches. No word is in both lists. */
export async function agentWords(
  { pool }: Database,
  agentId: AgentId,
  { version, language }: { readonly version?: number | undefined; readonly language?: Language } = {},
): Promise<BestAndWorst> {
  const { rows } = await pool.query<PlayedWord & { readonly fromTop: number; readonly fromBottom: number }>({
    name: 'agent-words',
    text: `with ${mine('$3')}, played as (
             select word, language, count(*)::int as matches, (count(*) filter (where won))::int as won,
                    avg(points)::float8 as average
             from mine where word is not null and ($4::text is null or language = $4)
             group by word, language having count(*) >= ${leastWithWord}
           ), placed as (
             select *, (row_number() over (order by average desc, matches desc, word))::int as "fromTop",
                    (row_number() over (order by average, matches desc, word))::int as "fromBottom"
             from played
           )
           select * from placed where "fromTop" <= $2 or "fromBottom" <= $2 order by "fromTop"`,
    values: [agentId, each, version ?? null, language ?? null],
  })
  const wordOf = ({ fromTop: _, fromBottom: __, ...word }: (typeof rows)[number]): PlayedWord => word
  const best = rows.filter(({ fromTop, fromBottom }) => fromTop <= each && fromTop <= fromBottom)
  const worst = rows.filter((row) => !best.includes(row) && row.fromBottom <= each).toReversed()
  return { best: best.map(wordOf), worst: worst.map(wordOf) }
}
