/** What schedules know of a single game: the criteria by which its knockouts are decided. A new game needs nothing here. */
export { afterPoints, afterWins, emptyOwnRecord } from './who-is-spy/group-record.ts'
export type { OwnRecord } from './who-is-spy/group-record.ts'
