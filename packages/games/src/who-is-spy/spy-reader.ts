import type { Game } from '@wis/engine'
import { audience } from './audience.ts'
import type { SpyEvent } from './events.ts'
import { blank, evolve } from './state.ts'
import type { SpyState } from './state.ts'
import { turns } from './turns.ts'

/** What reads a log and judges nothing: all of the game that a browser has to load. */
export const spyReader: Pick<
  Game<never, SpyState, never, SpyEvent>,
  'blank' | 'evolve' | 'turns' | 'audience'
> = { blank, evolve, turns, audience }
