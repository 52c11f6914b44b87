import type { Wire } from '../contract/game-kit.ts'
import type { ChameleonEvent } from './events.ts'
import { fieldsOf, votableBy } from './move-fields.ts'
import { observe } from './observe.ts'
import { say } from './say.ts'
import { chameleonEvent } from './schema.ts'
import type { ChameleonState } from './state.ts'

export const chameleonWire: Wire<ChameleonState, ChameleonEvent> = {
  event: chameleonEvent,
  fields: fieldsOf,
  legal: (state, { kind, seat }) =>
    kind === 'vote' ? votableBy(state, seat).map((other) => state.aliases[other] ?? '') : undefined,
  observe,
  say,
}
