import type { Wire } from '../contract/game-kit.ts'
import { fieldsOf, votableBy } from './move-fields.ts'
import { observe } from './observe.ts'
import { say } from './say.ts'
import { chameleonEvent } from './schema.ts'
import type { ChameleonEvent } from './schema.ts'
import type { ChameleonState } from './state.ts'

export const chameleonWire: Wire<ChameleonState, ChameleonEvent> = {
  round: {
    en: 'Always 1. What is asked stands in `turn.kind`: clues, then the vote, then the guess.',
    zh: '始终是1。问的是什么看`turn.kind`：先是线索，再是投票，最后是猜词。',
  },
  event: chameleonEvent,
  fields: fieldsOf,
  legal: (state, { kind, seat }) =>
    kind === 'vote' ? votableBy(state, seat).map((other) => state.aliases[other] ?? '') : undefined,
  observe,
  say,
}
