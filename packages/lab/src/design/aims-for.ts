import type { Entry, Seat } from '@wis/engine'
import type { GameKit, StudiedAim } from '@wis/games'

/** What tells the aims of a seat in a match that is over. Undefined of every match if the specification does not ask. */
export function aimsFor(
  { studies }: GameKit,
  { aims: isAsked }: { readonly aims?: boolean | null | undefined },
): (log: readonly Entry[], seat: Seat) => readonly StudiedAim[] | undefined {
  return (log, seat) => (isAsked === true ? studies?.aims?.of(log, seat) : undefined)
}
