import type { MatchId } from '@wis/engine'
import { z } from 'zod'
import { writeAudit } from '../audit/audit.ts'
import type { Actor } from '../audit/audit.ts'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import { newId } from '../new-id.ts'
import { inTransaction } from '../transaction.ts'

export interface NewNote {
  readonly matchId: MatchId
  readonly seq: number
  readonly text: string
  readonly isPublic: boolean
}

/** One account writes so many notes at one match, and a page shows so many. */
const [mostOfAccount, mostShown] = [30, 300]

/** Keeps a note at an entry of a match that is over and open to everybody. */
export async function writeNote(
  { pool }: Database,
  userId: string,
  { matchId, seq, text, isPublic }: NewNote,
): Promise<{ readonly ok: true; readonly id: string } | Refusal<'not-there'>> {
  const id = newId()
  const { rowCount } = await pool.query({
    name: 'write-note',
    text: `insert into match_notes (id, match_id, seq, user_id, text, is_public)
           select $1, m.id, e.seq, $4, $5, $6 from matches m cross join lateral entries_of(m.id) e
           where m.id = $2 and e.seq = $3 and m.status in ('finished', 'void') and not m.withheld
             and (select count(*) from match_notes n where n.match_id = $2 and n.user_id = $4) < ${mostOfAccount}`,
    values: [id, matchId, seq, userId, text, isPublic],
  })
  return rowCount === 1 ? { ok: true, id } : refuse('not-there')
}

/** Deletes a note of one's own. */
export async function deleteNote({ pool }: Database, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from match_notes where id = $1 and user_id = $2', [
    id,
    userId,
  ])
  return rowCount === 1
}

const note = z.object({
  id: z.string(),
  matchId: z.string(),
  seq: z.int(),
  text: z.string(),
  isPublic: z.boolean(),
  /** Why a moderator hides it. Only its author reads it then. */
  hiddenFor: z.string().nullable(),
  author: z.string(),
  isOwn: z.boolean(),
})
export type MatchNote = z.infer<typeof note>

const columns = `n.id, n.match_id as "matchId", n.seq, n.text, n.is_public as "isPublic", n.hidden_for as "hiddenFor",
                 u.name as author, n.user_id is not distinct from $2 as "isOwn"`
const isSeen = `(n.user_id = $2 or (n.is_public and n.hidden_for is null and u.suspended_at is null)) and not m.withheld`

/** The notes at a match that a reader may read: their own and the public ones, in the order of the match. */
export async function readNotes(
  { pool }: Database,
  matchId: MatchId,
  readerId: string | undefined,
): Promise<readonly MatchNote[]> {
  const { rows } = await pool.query({
    name: 'read-notes',
    text: `select ${columns} from match_notes n join users u on u.id = n.user_id join matches m on m.id = n.match_id
           where n.match_id = $1 and ${isSeen} order by n.seq, n.id limit ${mostShown}`,
    values: [matchId, readerId ?? null],
  })
  return z.array(note).parse(rows)
}

/** A public note, for a report about it. */
export async function readPublicNote({ pool }: Database, id: string): Promise<MatchNote | undefined> {
  const { rows } = await pool.query({
    name: 'read-public-note',
    text: `select ${columns} from match_notes n join users u on u.id = n.user_id join matches m on m.id = n.match_id
           where n.id = $1 and ${isSeen}`,
    values: [id, null],
  })
  return rows[0] === undefined ? undefined : note.parse(rows[0])
}

/** Hides a public note from everybody but its author. False if there is none, or it is hidden already. */
export async function hideNote(db: Database, actor: Actor, id: string, reason: string): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      'update match_notes set hidden_for = $2 where id = $1 and is_public and hidden_for is null',
      [id, reason],
    )
    if (rowCount === 0) return false
    await writeAudit(client, actor, { action: 'note-hidden', subject: `note:${id}`, detail: { reason } })
    return true
  })
}
