import type { Language } from '@wis/engine'
import type { Field } from '../contract/field.ts'
import type { DilemmaState } from './state.ts'

/** The number of code points that a line may have. */
export const lineLimits: Readonly<Record<Language, number>> = { en: 400, zh: 120 }

const not = ['not', 'not to', 'never', "don't", "won't", 'cannot', "can't", 'refuse to']
const notInChinese = ['不', '不会', '不再', '不想', '不要', '不能', '绝不', '决不', '拒绝']

/** The ways to say that one does not do this, as earlier readers knew them. They are many, and no list has all. */
const denials = (en: string, zh: string) => [
  ...not.map((word) => `${word} ${en}`),
  ...notInChinese.map((word) => `${word}${zh}`),
]

const cooperate = ['co-operate', 'cooperating', 'cooperation']
const defect = ['defecting', 'defection', 'betray']

const choice: Field = {
  kind: 'choice',
  name: 'choice',
  beside: [
    'them',
    'all',
    'everybody',
    'everyone',
    'both',
    '与大家',
    '和大家',
    '与他们',
    '和他们',
    '跟他们',
    '跟大家',
  ],
  label: { en: 'Choice', zh: '选择' },
  choices: [
    {
      value: 'cooperate',
      label: { en: 'Cooperate', zh: '合作' },
      also: [...cooperate, 'cooperated'],
      earlier: [...cooperate, ...denials('defect', '背叛')],
    },
    {
      value: 'defect',
      label: { en: 'Defect', zh: '背叛' },
      also: [...defect, 'betraying', 'defected'],
      earlier: [...defect, ...denials('cooperate', '合作')],
    },
  ],
}

const line = (language: Language): Field => ({
  kind: 'text',
  name: 'line',
  label: { en: 'A line to all', zh: '对所有人说的话' },
  limit: lineLimits[language],
})

const lineFields: Readonly<Record<Language, readonly Field[]>> = { en: [line('en')], zh: [line('zh')] }
const choiceFields: readonly Field[] = [choice]

export const fieldsOf = ({ language }: Pick<DilemmaState, 'language'>, kind: string): readonly Field[] =>
  kind === 'talk' ? lineFields[language] : choiceFields
