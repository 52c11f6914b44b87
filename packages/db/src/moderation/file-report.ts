import type { NewReport } from '@wis/protocol'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'
import { wordsIn } from './spoken.ts'

/** Files a visitor's report for the moderators. False if there is no such agent or speech. */
export async function fileReport(
  { pool }: Database,
  report: NewReport,
  userId: string | null,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    report.subject === 'agent' ? agentStatement : speechStatement,
    report.subject === 'agent'
      ? [newId(), report.agentId, report.text, userId]
      : [newId(), report.matchId, report.seq, report.text, userId],
  )
  return rowCount === 1
}

const agentStatement = `
  insert into reports (id, subject, agent_id, text, user_id)
  select $1, 'agent', id, $3, $4 from agents where id = $2`

// The speaking agent is stored with the report, so that all reports about an agent are found together.
const speechStatement = `
  insert into reports (id, subject, agent_id, match_id, seq, text, user_id)
  select $1, 'speech', s.agent_id, e.match_id, e.seq, $4, $5
  from entries_of($2) e join seats s on s.match_id = e.match_id and s.seat = (e.event ->> 'seat')::int
  join matches m on m.id = e.match_id and not m.withheld
  where e.seq = $3 and ${wordsIn('e.event')} is not null`
