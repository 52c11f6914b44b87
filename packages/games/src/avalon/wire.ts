import type { Wire } from '../contract/game-kit.ts'
import { cardsOf, fieldsOf, targetsOf } from './move-fields.ts'
import { observe } from './observe.ts'
import { sayAll } from './opened-view.ts'
import { avalonEvent } from './schema.ts'
import type { AvalonEvent } from './schema.ts'
import type { AvalonState } from './state.ts'

export const avalonWire: Wire<AvalonState, AvalonEvent> = {
  round: {
    en: 'The quests, from 1 to 5: talk, teams, votes and cards of a quest have its number.',
    zh: '第几次任务，从1到5：同一次任务的发言、组队、表决和出牌都是这个数。',
  },
  event: avalonEvent,
  fields: fieldsOf,
  legal: (state, { kind, seat }) => {
    if (kind === 'vote') return ['approve', 'reject']
    if (kind === 'quest') return cardsOf(state, seat)
    return kind === 'assassinate'
      ? targetsOf(state, seat).map((other) => state.aliases[other] ?? '')
      : undefined
  },
  observe,
  say: sayAll,
}
