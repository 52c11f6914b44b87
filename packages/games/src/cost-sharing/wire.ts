import type { Wire } from '../contract/game-kit.ts'
import type { CostEvent } from './events.ts'
import { fieldsOf } from './move-fields.ts'
import { observe } from './observe.ts'
import { say } from './say.ts'
import { costEvent } from './schema.ts'
import type { CostState } from './state.ts'

export const costSharingWire: Wire<CostState, CostEvent> = {
  round: {
    en: 'The rounds of the negotiation: everybody speaks once in each. Proposals that the rules give are round 1, so the first question is then in round 2.',
    zh: '谈判的第几轮：每轮各人说一次。规则给出的提案算第1轮，这时第一次提问在第2轮。',
  },
  event: costEvent,
  fields: fieldsOf,
  legal: () => undefined,
  observe,
  say,
}
