import type { Game } from '@wis/engine'
import { audience, outcome } from './audience.ts'
import type { SpyConfig } from './deal.ts'
import { decide, open, readMove } from './rules.ts'
import type { SpyMove } from './rules.ts'
import type { SpyEvent } from './schema.ts'
import { blank, evolve } from './state.ts'
import type { SpyState } from './state.ts'
import { turns } from './turns.ts'

/** Six players, two words that differ by a hair, one spy. */
export const whoIsSpy: Game<SpyConfig, SpyState, SpyMove, SpyEvent> = {
  id: 'who-is-spy',
  blank,
  open,
  evolve,
  turns,
  readMove,
  decide,
  audience,
  outcome,
}
