import type { Entry } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { KitMoment } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'

/** The turning points in a log, with the names at the table. */
export function momentsIn({ game, seats }: MatchHeader, log: readonly Entry[]): readonly KitMoment[] {
  return kitCalled(game)?.moments?.(log, (seat) => seats[seat]?.alias ?? '') ?? []
}
