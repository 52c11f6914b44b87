import type { Wire } from '../contract/game-kit.ts'
import { legalActions } from './betting.ts'
import { actionFields } from './move-fields.ts'
import { observeHoldem } from './observe.ts'
import { sayHoldem } from './say.ts'
import { holdemEvent } from './schema.ts'
import type { HoldemEvent } from './schema.ts'
import type { HoldemState } from './state.ts'

export const holdemWire: Wire<HoldemState, HoldemEvent> = {
  round: {
    en: 'The hands of the match: all that is bet in one hand has the same number.',
    zh: '本场的第几手牌：同一手牌里的所有下注是同一个数。',
  },
  event: holdemEvent,
  fields: () => actionFields,
  legal: ({ hand }, { seat }) => (hand ? legalActions(hand, seat) : []),
  observe: observeHoldem,
  say: sayHoldem,
}
