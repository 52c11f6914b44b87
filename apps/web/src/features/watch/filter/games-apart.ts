import type { Channel } from '@wis/db/matches'
import { whoIsSpy } from '@wis/games'
import { winners } from '@wis/protocol'

/** What the list of matches can be narrowed by in one game alone. */
interface OwnFilters {
  readonly channels: readonly Channel[]
  /** The sides that a match can be won by. */
  readonly winners: typeof winners
}

export const ownFiltersOf: Readonly<Partial<Record<string, OwnFilters>>> = {
  [whoIsSpy.id]: { channels: ['spy'], winners },
}
