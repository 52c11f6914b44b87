import type { Language } from '@wis/engine'
import type { Field } from '../contract/field.ts'
import type { CostState } from './state.ts'

/** The number of code points that the words of an answer may have. */
export const wordLimits: Readonly<Record<Language, number>> = { en: 400, zh: 120 }

const propose = { value: 'propose', label: { en: 'Propose shares', zh: '提出方案' } }
const support = { value: 'support', label: { en: 'Support a player', zh: '支持某位玩家的方案' } }

/** What can be answered: three shares, or the seat whose shares one supports, and words to all. */
export function fieldsOf({ aliases, stands, language }: CostState): readonly Field[] {
  const standing = [...aliases.keys()].filter((seat) => stands[seat])
  const seats = standing.map((seat) => ({ seat, alias: aliases[seat] ?? '' }))
  const move = seats.length > 0 ? [propose, support] : [propose]
  return [
    { kind: 'choice', name: 'move', label: { en: 'Move', zh: '行动' }, choices: move },
    {
      kind: 'list',
      name: 'shares',
      label: {
        en: 'The shares that you propose, in the order of the players: multiples of 5 that add up to 100',
        zh: '你提出的各玩家份额，按玩家顺序；都是5的倍数，合计100',
      },
      length: 3,
      least: 0,
      most: 100,
      optional: true,
    },
    ...(seats.length > 0
      ? [
          {
            kind: 'seat',
            name: 'support',
            label: { en: 'The player whose shares you support', zh: '你支持哪位玩家的方案' },
            seats,
            optional: true,
          } as const,
        ]
      : []),
    {
      kind: 'text',
      name: 'say',
      label: { en: 'What you say to all', zh: '对所有人说的话' },
      limit: wordLimits[language],
      optional: true,
    },
  ]
}
