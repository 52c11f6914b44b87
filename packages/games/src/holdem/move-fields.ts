import type { Choice, Field } from '../contract/field.ts'
import type { Action } from './events.ts'

const choices: readonly (Choice & { readonly value: Action })[] = [
  { value: 'fold', label: { en: 'Fold', zh: '弃牌' }, also: ['folds', '盖牌'] },
  {
    value: 'check-and-call',
    label: { en: 'Check and call', zh: '过牌或跟注' },
    also: [
      'check',
      'checks',
      'call',
      'calls',
      'check call',
      'check or call',
      '过牌',
      '让牌',
      '跟注',
      '过牌跟注',
    ],
  },
  {
    value: 'raise-half-pot',
    label: { en: 'Raise half the pot', zh: '加注半池' },
    also: ['raise half', 'half pot', 'half the pot', '半池', '半个底池', '加注半个底池'],
  },
  {
    value: 'raise-full-pot',
    label: { en: 'Raise the full pot', zh: '加注满池' },
    also: ['raise pot', 'raise the pot', 'raise full', 'full pot', '满池', '整个底池', '加注整个底池'],
  },
  {
    value: 'all-in',
    label: { en: 'All-in', zh: '全下' },
    also: ['allin', 'shove', '全押', '梭哈'],
  },
]

/** The only thing that is ever asked. */
export const actionFields: readonly Field[] = [
  { kind: 'choice', name: 'action', label: { en: 'Action', zh: '行动' }, choices },
]
