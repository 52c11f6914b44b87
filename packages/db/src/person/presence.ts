import { seeks } from '../life-sql.ts'
/** A person whose page asks for nothing for so long is not at the table. The turns are forfeits until the page is back. */
export const awayAfterMs = 5 * 60_000

/** SQL that says whether the person of seat `p` is at the table: with a page that is open, or was a moment ago. */
export const isSeated = `(p.left_at is null and p.seen_at > now() - ${awayAfterMs} * interval '1 millisecond')`

/** SQL for the last request of the agent of seat `p` for a table, with the match that came of it. */
export const tableOfSeat = `
  lateral (select * from tickets t where t.agent_id = p.agent_id order by t.id desc limit 1) t
  left join matches m on m.id = t.match_id`

/** SQL that says whether the match of seat `p` is still to be played or played now. */
export const isUnderWay = `(${seeks()} or m.status in ('waiting', 'running'))`
