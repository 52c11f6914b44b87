import type { Seat } from '@wis/engine'
import type { Field } from '../contract/field.ts'
import { leftOf } from './state.ts'
import type { PublicGoodsState } from './state.ts'

const investmentUpTo = (most: number): Field => ({
  kind: 'number',
  name: 'investment',
  label: { en: 'Points to invest', zh: '投入的点数' },
  least: 0,
  most,
})

export const fieldsOf = (state: PublicGoodsState, seat: Seat): readonly Field[] => [
  investmentUpTo(leftOf(state, seat)),
]

/** Reads investments that are too high as well, so that the rules can say what is wrong with them. */
export const anyInvestment: readonly Field[] = [investmentUpTo(999_999_999)]
