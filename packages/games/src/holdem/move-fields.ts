import type { InBoth, Seat } from '@wis/engine'
import type { Choice, Field } from '../contract/field.ts'
import type { Action } from './events.ts'
import type { Hand } from './hand.ts'
import { costOf } from './state.ts'

const checkOrCall = [
  ...['check', 'checks', 'call', 'calls', 'check call', 'check or call'],
  ...['过牌', '让牌', '跟注', '过牌跟注'],
]
const halfPot = ['raise half', 'half pot', 'half the pot', '半池', '半个底池', '加注半个底池']
const fullPot = ['raise pot', 'raise the pot', 'raise full', 'full pot', '满池', '整个底池', '加注整个底池']
const allIn = ['allin', 'shove', '全押', '梭哈']

const choices: readonly (Choice & { readonly value: Action })[] = [
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

const beside = [
  ...['hand', 'cards', 'chips', 'stack', 'bet', 'betting', 'raise', 'raising', 'pot', 'amount', 'size'],
  ...['这手牌', '这手', '手牌', '牌', '筹码', '下注', '加注', '底池'],
]

/** The only thing that is ever asked. */
export const actionFields: readonly Field[] = [
  { kind: 'choice', name: 'action', label: { en: 'Action', zh: '行动' }, choices, beside },
]

/** The actions with the chips that they take now. */
export function calledActions(hand: Hand, seat: Seat): Readonly<Record<Action, InBoth<string>>> {
  const chips = (action: Action) => costOf(hand, seat, action)
  const call = chips('check-and-call')
  return {
    fold: { en: 'Fold', zh: '弃牌' },
    'check-and-call': call === 0 ? { en: 'Check', zh: '过牌' } : { en: `Call ${call}`, zh: `跟注 ${call}` },
    'raise-half-pot': withChips({ en: 'Raise half the pot', zh: '加注半池' }, chips('raise-half-pot')),
    'raise-full-pot': withChips({ en: 'Raise the full pot', zh: '加注满池' }, chips('raise-full-pot')),
    'all-in': withChips({ en: 'All-in', zh: '全下' }, chips('all-in')),
  }
}

const withChips = ({ en, zh }: InBoth<string>, chips: number): InBoth<string> => ({
  en: `${en}: ${chips}`,
  zh: `${zh}：${chips}`,
})
