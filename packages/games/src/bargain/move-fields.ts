import type { Language } from '@wis/engine'
import type { ChoiceField, Field, NumberField } from '../contract/field.ts'
import { offersLeft } from './state.ts'
import type { BargainState } from './state.ts'
import { kindNames, kinds } from './things.ts'

/** The number of code points that the words of an answer may have. */
export const wordLimits: Readonly<Record<Language, number>> = { en: 400, zh: 120 }

const accept = { value: 'accept', label: { en: 'Accept the offer', zh: '接受出价' }, also: ['deal', '成交'] }
const reject = { value: 'reject', label: { en: 'Reject the offer', zh: '拒绝出价' }, also: ['no deal'] }
const offer = { value: 'offer', label: { en: 'Make an offer', zh: '出价' }, also: ['propose', '还价'] }

const move = (choices: ChoiceField['choices']): ChoiceField => ({
  kind: 'choice',
  name: 'move',
  label: { en: 'Move', zh: '行动' },
  choices,
})

const say = (language: Language): Field => ({
  kind: 'text',
  name: 'say',
  label: { en: 'What you say to the other player', zh: '对另一位玩家说的话' },
  limit: wordLimits[language],
  optional: true,
})

/** What can be answered: an offer with the things that the seat would take, or the end of the bargain. */
export function fieldsOf(state: BargainState): readonly Field[] {
  const { counts, language } = state
  if (offersLeft(state) === 0) return [move([accept, reject]), say(language)]
  const takes = kinds.map((kind, index): NumberField => {
    const { en, zh } = kindNames[kind]
    return {
      kind: 'number',
      name: kind,
      label: { en: `${en} that you take, with an offer`, zh: `出价时你要的${zh}数量` },
      least: 0,
      most: counts[index] ?? 0,
      optional: true,
    }
  })
  return [move(state.offers.length === 0 ? [offer] : [offer, accept]), ...takes, say(language)]
}
