import type { Game } from '@wis/engine'
import { audience } from './audience.ts'
import type { SpyEvent } from './events.ts'
import { blank, evolve } from './state.ts'
import type { SpyState } from './state.ts'
import { turns } from './turns.ts'

/** The part of the game that reads a log without judging it. A browser loads only this part. */
export const spyReader: Pick<
  Game<never, SpyState, never, SpyEvent>,
  'blank' | 'evolve' | 'turns' | 'audience'
> = { blank, evolve, turns, audience }
