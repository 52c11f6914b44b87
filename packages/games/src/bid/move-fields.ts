import type { Seat } from '@wis/engine'
import type { Field } from '../contract/field.ts'
import type { BidState } from './state.ts'

type Limited = Pick<BidState, 'ruleset' | 'values'>

/** The highest bid that a seat may make. */
export function highestBid({ ruleset, values }: Limited, seat: Seat): number {
  const { ceiling, mostValue } = ruleset
  return ceiling === 'none' ? mostValue : (values[seat] ?? mostValue)
}

const bidUpTo = (most: number): Field => ({
  kind: 'number',
  name: 'bid',
  label: { en: 'Bid in cents', zh: '出价（分）' },
  least: 0,
  most,
  beside: ['bids', 'bidding'],
})

export const fieldsOf = (state: Limited, seat: Seat): readonly Field[] => [bidUpTo(highestBid(state, seat))]

/** Reads bids that are too high as well, so that the rules can say what is wrong with them. */
export const anyBid: readonly Field[] = [bidUpTo(999_999_999)]

/** The text with whole dollars in cents: “$1” and “1 dollar” are 100. */
export const dollarsInCents = (text: string) =>
  text.replace(
    /(?:[$＄]|usd) ?(\d{1,6})(?![\d.,]*[\d$])|(?<![\d.,])(\d{1,6}) ?(?:dollars?(?![a-z])|美元)/giu,
    (_, behind?: string, before?: string) => `${Number(behind ?? before) * 100}`,
  )

/** Writes amounts such as `2.18` and `$2.18` as cents. A text without such amounts stays as it is. */
export const inCents = (text: string) =>
  text.replace(/(?<![\d.])(\d{1,6})\.(\d\d)(?![\d.]*\d)/gu, (_, whole: string, cents: string) =>
    String(Number(whole + cents)),
  )
