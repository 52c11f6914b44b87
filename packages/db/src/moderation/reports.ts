import { reportCauses, reportStates } from '@wis/protocol'
import type { NewReport } from '@wis/protocol'
import { z } from 'zod'
import { writeAudit } from '../audit/audit.ts'
import type { Actor } from '../audit/audit.ts'
import { pageOf } from '../database.ts'
import type { Database, Page } from '../database.ts'
import { newId } from '../new-id.ts'
import { inTransaction } from '../transaction.ts'
import { wordsIn } from './hide.ts'

/**
 * Files a visitor's report for the moderators. False if its subject is not there. Only whoever sits at the table
 * knows of a match that is hidden until its end.
 */
export async function fileReport(
  { pool }: Database,
  report: NewReport,
  userId: string | null,
  { isAtTable = false }: { readonly isAtTable?: boolean } = {},
): Promise<boolean> {
  const { rowCount } = await pool.query(statements[report.subject], [
    newId(),
    ...valuesOf(report, userId, isAtTable),
  ])
  return rowCount === 1
}

function valuesOf(report: NewReport, userId: string | null, isAtTable: boolean): readonly unknown[] {
  switch (report.subject) {
    case 'agent':
      return [report.agentId, report.text, userId]
    case 'note':
      return [report.noteId, report.text, userId]
    case 'speech':
      return [report.matchId, report.seq, report.text, userId, isAtTable]
    case 'match':
      return [report.matchId, report.cause, report.text, userId]
  }
}

const agentStatement = `
  insert into reports (id, subject, agent_id, text, user_id)
  select $1, 'agent', id, $3, $4 from agents where id = $2`

// The speaking agent is stored with the report, so that all reports about an agent are found together.
const speechStatement = `
  insert into reports (id, subject, agent_id, match_id, seq, text, user_id)
  select $1, 'speech', s.agent_id, e.match_id, e.seq, $4, $5
  from entries_of($2) e join seats s on s.match_id = e.match_id and s.seat = (e.event ->> 'seat')::int
  join matches m on m.id = e.match_id and ($6 or not m.withheld)
  where e.seq = $3 and ${wordsIn('e.event')} is not null`

const noteStatement = `
  insert into reports (id, subject, match_id, seq, note_id, text, user_id)
  select $1, 'note', match_id, seq, id, $3, $4 from match_notes where id = $2 and is_public and hidden_for is null`

const matchStatement = `
  insert into reports (id, subject, match_id, cause, text, user_id)
  select $1, 'match', id, $3, $4, $5 from matches where id = $2 and mode <> 'experiment' and not withheld`

const statements = {
  agent: agentStatement,
  note: noteStatement,
  speech: speechStatement,
  match: matchStatement,
} as const

const stored = z.object({
  id: z.string(),
  subject: z.enum(['agent', 'speech', 'note', 'match']),
  noteId: z.string().nullable(),
  state: z.enum(reportStates),
  text: z.string(),
  matchId: z.string().nullable(),
  seq: z.int().nullable(),
  cause: z.enum(reportCauses).nullable(),
  createdAt: z.date(),
  agent: z
    .object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      nameZh: z.string().nullable(),
      hiddenFor: z.string().nullable(),
    })
    .nullable(),
  /** The words of a reported speech or note. Moderators read them even while they are hidden. */
  speech: z.string().nullable(),
  speechHidden: z.boolean(),
  reporter: z.string().nullable(),
})
export type ReportRow = z.infer<typeof stored>

interface Wanted {
  readonly state: ReportRow['state']
  /** Only those about matches of this season. */
  readonly seasonId?: string | undefined
  readonly cursor?: string | undefined
  readonly limit?: number
}

/** Newest first, with everything needed to judge them. */
export async function listReports({ pool }: Database, wanted: Wanted): Promise<Page<ReportRow>> {
  const { state, seasonId, cursor, limit = 20 } = wanted
  const { rows } = await pool.query({
    name: 'list-reports',
    text: `select r.id, r.subject, r.note_id as "noteId", r.state, r.text, r.match_id as "matchId", r.seq, r.cause, r.created_at as "createdAt",
                  case when a.id is not null
                       then json_build_object('id', a.id, 'slug', a.slug, 'name', a.name, 'nameZh', a.name_zh,
                                              'hiddenFor', a.hidden_for) end as agent,
                  case when r.subject = 'note' then n.text else ${wordsIn('e.event')} end as speech,
                  case when r.subject = 'note' then n.hidden_for is not null else h.seq is not null end as "speechHidden", u.name as reporter
           from reports r
           left join agents a on a.id = r.agent_id
           left join lateral entries_of(r.match_id) e on e.seq = r.seq
           left join hidden_speeches h on h.match_id = r.match_id and h.seq = r.seq
           left join users u on u.id = r.user_id
           left join match_notes n on n.id = r.note_id
           where r.state = $1 and ($2::text is null or r.id < $2)
             and ($4::text is null or exists (select from matches m where m.id = r.match_id and m.season_id = $4))
           order by r.id desc limit $3`,
    values: [state, cursor ?? null, limit + 1, seasonId ?? null],
  })
  const found = rows.map((row) => stored.parse(row))
  return pageOf(found, limit, ({ id }) => id)
}

/** Settles a report. False if it is not open. Any measure that follows is a separate action. */
export async function closeReport(
  db: Database,
  actor: Actor,
  id: string,
  state: Exclude<ReportRow['state'], 'open'>,
): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      `update reports set state = $2, closed_at = now() where id = $1 and state = 'open'`,
      [id, state],
    )
    if (rowCount === 0) return false
    await writeAudit(client, actor, { action: `report-${state}`, subject: `report:${id}` })
    return true
  })
}
