import { redact, saying, spokenIn } from '@wis/engine'
import type { Entry, GameEvent, MatchId, Viewer } from '@wis/engine'
import type { Database } from '../../database.ts'
import { gameCalled } from '../../game/hosted-game.ts'
import type { HostedGame } from '../../game/hosted-game.ts'
import { hidesPeople } from '../../season/season-sql.ts'

interface StoredEntry {
  readonly game: string
  readonly seq: number
  readonly at: Date
  readonly event: unknown
  readonly open: boolean
  /** Why a moderator hides the speech. Nearly always null. */
  readonly hiddenFor: string | null
}

/** A viewer, or the organizer of the season. The organizer sees the same as a spectator, and withheld matches too. */
export type LogReader = Viewer | 'organizer'

/**
 * Everything after `since` that `viewer` may see, for any game. After the match, the whole log is open to all. A
 * spectator sees nothing of a withheld match, and an organizer nothing of one with people that goes on. In place of a hidden speech, spectators and organizers see the moderator's
 * reason.
 */
export async function readEntries(
  db: Pick<Database, 'pool' | 'games'>,
  matchId: MatchId,
  viewer: LogReader,
  since = -1,
): Promise<Entry[]> {
  const rows = await storedEntries(db, matchId, viewer, since)
  return rows.map((row) => shown(gameCalled(db, row.game), row, viewer))
}

/** What a log is read by. */
interface Readable<Event extends GameEvent> {
  readonly rules: Pick<HostedGame<unknown, unknown, unknown, Event>['rules'], 'id' | 'audience'>
  readonly entry: HostedGame<unknown, unknown, unknown, Event>['entry']
}

async function storedEntries(
  { pool }: Pick<Database, 'pool'>,
  matchId: MatchId,
  viewer: LogReader,
  since: number,
): Promise<readonly StoredEntry[]> {
  const { rows } = await pool.query<StoredEntry>({
    name: 'read-log',
    text: `select m.game, e.seq, e.at, e.event, m.status in ('finished', 'void') as open, h.reason as "hiddenFor"
           from matches m join lateral entries_of(m.id) e on e.seq > $2
           left join hidden_speeches h on h.match_id = e.match_id and h.seq = e.seq and $4
           where m.id = $1 and not (m.withheld and ($3 or $5 and ${hidesPeople})) order by e.seq`,
    values: [
      ...[matchId, since, viewer === 'spectator', viewer === 'spectator' || viewer === 'organizer'],
      viewer === 'organizer',
    ],
  })
  return rows
}

/** One entry as `viewer` may see it. */
function shown<Event extends GameEvent>(
  { rules, entry }: Readable<Event>,
  { seq, at, event, open, hiddenFor }: StoredEntry,
  viewer: LogReader,
): Entry<Event> {
  const eyes = viewer === 'organizer' ? 'spectator' : viewer
  const whole = entry.parse({ seq, at: at.toISOString(), event })
  return moderated(redact(rules, open ? 'director' : eyes, whole), hiddenFor)
}

function moderated<Event extends GameEvent>(entry: Entry<Event>, reason: string | null): Entry<Event> {
  if (reason === null || !spokenIn(entry.event)) return entry
  return { ...entry, event: saying(entry.event, `${hiddenBegins} ${reason}]`) }
}

const hiddenBegins = '[hidden by a moderator:'

/** Whether a speech as spectators read it stands in the place of a hidden one. */
export const isHiddenSpeech = (text: string): boolean => text.startsWith(hiddenBegins)
