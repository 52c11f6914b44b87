import type { Entry, GameEvent } from '@wis/engine'
import type { HostedGame } from '../../game/hosted-game.ts'

/** An entry of a log that comes with the row of its match. */
export interface EntryInRow {
  readonly seq: number
  readonly at: string
  readonly event: unknown
}

/** SQL for the log of a match as JSON. Takes SQL for the id of the match. Null if the match has no entries. */
export const logOf = (matchId = 'm.id') => `(
  select json_agg(json_build_object('seq', e.seq, 'at', e.at, 'event', e.event) order by e.seq)
  from entries_of(${matchId}) e)`

/** The database writes times in JSON in a form of its own. */
export const dated = (stored: readonly EntryInRow[]): EntryInRow[] =>
  stored.map(({ seq, at, event }) => ({ seq, at: new Date(at).toISOString(), event }))

/** The entries as their game knows them. */
export const readRows = <Event extends GameEvent>(
  { entry }: Pick<HostedGame<unknown, unknown, unknown, Event>, 'entry'>,
  stored: readonly EntryInRow[],
): Entry<Event>[] => dated(stored).map((one) => entry.parse(one))
