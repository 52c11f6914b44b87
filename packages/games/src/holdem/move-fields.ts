import type { InBoth, Seat } from '@wis/engine'
import type { Choice } from '../contract/field.ts'
import { costOf } from './hand.ts'
import type { Action, Hand } from './hand.ts'

const checkOrCall = [
  ...['check', 'checks', 'call', 'calls', 'check call', 'check or call'],
  ...['过牌', '让牌', '跟注', '过牌跟注'],
]
const halfPot = ['raise half', 'half pot', 'half the pot', '半池', '半个底池', '加注半个底池']
const fullPot = ['raise pot', 'raise the pot', 'raise full', 'full pot', '满池', '整个底池', '加注整个底池']
const allIn = ['allin', 'shove', '全押', '梭哈']

export const choices: readonly (Choice & { readonly value: Action })[] = [
  {
    value: 'fold',
    label: { en: 'Fold', zh: '弃牌' },
    also: ['folds', 'folding', 'muck', '盖牌', '弃了'],
    earlier: ['folds', '盖牌'],
  },
  {
    value: 'check-and-call',
    label: { en: 'Check and call', zh: '过牌或跟注' },
    also: [...checkOrCall, 'checking', 'calling', 'checking or calling', '过牌或跟注', '看牌'],
    earlier: checkOrCall,
  },
  {
    value: 'raise-half-pot',
    label: { en: 'Raise half the pot', zh: '加注半池' },
    also: [
      ...halfPot,
      'raise half a pot',
      'raise by half the pot',
      'raising half the pot',
      '加注一半底池',
      'bet half the pot',
      '半池加注',
    ],
    earlier: halfPot,
  },
  {
    value: 'raise-full-pot',
    label: { en: 'Raise the full pot', zh: '加注满池' },
    also: [
      ...fullPot,
      'raise by the pot',
      'raise by the full pot',
      'raising the full pot',
      'pot sized raise',
      'bet the pot',
      '满池加注',
    ],
    earlier: fullPot,
  },
  {
    value: 'all-in',
    label: { en: 'All-in', zh: '全下' },
    also: [...allIn, 'shoving', 'go all in', 'jam', 'jamming', '全部押上', '全压'],
    earlier: allIn,
  },
]

/** Words that may stand around an action. */
export const beside = [
  ...['hand', 'cards', 'chips', 'stack', 'bet', 'betting', 'raise', 'raising', 'pot', 'amount', 'size'],
  ...['这手牌', '这手', '手牌', '牌', '筹码', '下注', '加注', '底池'],
]

/** The actions with the chips that they take now. */
export const calledActions = (hand: Hand, seat: Seat): Readonly<Record<string, InBoth<string>>> =>
  Object.fromEntries(
    choices.map(({ value, label }) => {
      const chips = costOf(hand, seat, value)
      if (value === 'fold') return [value, label]
      if (value !== 'check-and-call')
        return [value, { en: `${label.en}: ${chips}`, zh: `${label.zh}：${chips}` }]
      return [value, chips === 0 ? { en: 'Check', zh: '过牌' } : { en: `Call ${chips}`, zh: `跟注 ${chips}` }]
    }),
  )
