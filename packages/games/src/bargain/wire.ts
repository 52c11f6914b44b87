import type { Wire } from '../contract/game-kit.ts'
import type { BargainEvent } from './events.ts'
import { fieldsOf } from './move-fields.ts'
import { observe } from './observe.ts'
import { say } from './say.ts'
import { bargainEvent } from './schema.ts'
import { offersLeft } from './state.ts'
import type { BargainState } from './state.ts'

export const bargainWire: Wire<BargainState, BargainEvent> = {
  round: {
    en: 'The turns of both players together: the first offer is 1, and every offer or lost turn adds one.',
    zh: '双方合计的第几次轮次：第一次出价是1，每出一次价或错过一次加1。',
  },
  event: bargainEvent,
  fields: fieldsOf,
  legal: (state) => (offersLeft(state) === 0 ? ['accept', 'reject'] : undefined),
  observe,
  say,
}
