import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import { wordsIn } from './spoken.ts'

/** An entry of a log. */
export interface SpeechPlace {
  readonly matchId: string
  readonly seq: number
}

const subjectOf = ({ matchId, seq }: SpeechPlace) => `speech:${matchId}/${seq}`

/**
 * Shows the reason in place of a speech wherever spectators read it. The log and every export keep the speech, so
 * that a match stays provable. False if there is no such speech, or it is hidden already.
 */
export async function hideSpeech(
  db: Database,
  actor: Actor,
  place: SpeechPlace,
  reason: string,
): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      `insert into hidden_speeches (match_id, seq, reason)
       select match_id, seq, $3 from entries_of($1)
       where seq = $2 and ${wordsIn('event')} is not null
       on conflict do nothing`,
      [place.matchId, place.seq, reason],
    )
    if (rowCount === 0) return false
    const note = { action: 'speech-hidden', subject: subjectOf(place), detail: { reason } } as const
    await writeAudit(client, { actorId: actor.id, actorName: actor.name, ...note })
    return true
  })
}

/** Shows a hidden speech again. False if it was not hidden. */
export async function showSpeech(db: Database, actor: Actor, place: SpeechPlace): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query('delete from hidden_speeches where match_id = $1 and seq = $2', [
      place.matchId,
      place.seq,
    ])
    if (rowCount === 0) return false
    const note = { action: 'speech-shown', subject: subjectOf(place) } as const
    await writeAudit(client, { actorId: actor.id, actorName: actor.name, ...note })
    return true
  })
}
