import type { Wire } from '../contract/game-kit.ts'
import { legalActions } from './betting.ts'
import type { HoldemEvent } from './events.ts'
import { actionFields } from './move-fields.ts'
import { observeHoldem } from './observe.ts'
import { sayHoldem } from './say.ts'
import { holdemEvent } from './schema.ts'
import type { HoldemState } from './state.ts'

export const holdemWire: Wire<HoldemState, HoldemEvent> = {
  event: holdemEvent,
  fields: () => actionFields,
  legal: ({ hand }, { seat }) => (hand ? legalActions(hand, seat) : []),
  observe: observeHoldem,
  say: sayHoldem,
}
