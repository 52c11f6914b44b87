import type { Field } from '../contract/field.ts'
import { storable } from '../contract/reading/cut-text.ts'
import { readSaid, saidAs } from '../contract/slips.ts'
import type { Said } from '../contract/slips.ts'

/** Reads bids that are too high as well, so that the rules can say what is wrong with them. */
const anyBid: readonly Field[] = [
  {
    kind: 'number',
    name: 'bid',
    label: { en: 'Bid in cents', zh: '出价（分）' },
    least: 0,
    most: 999_999_999,
    beside: ['bids', 'bidding'],
  },
]

/** The log keeps the answer as it was given, and not the text with the amounts in cents. */
export function readBid(text: string): Said<{ readonly bid: number }> {
  const meant = ({ bid }: Readonly<Record<string, unknown>>) => ({ bid: typeof bid === 'number' ? bid : 0 })
  const { said } = readSaid(anyBid, text, meant)
  const { earlier } = readSaid(anyBid, inCents(storable(text.trim())), meant)
  const read = readSaid(anyBid, inCents(dollarsInCents(storable(text.normalize('NFKC').trim()))), meant)
  return saidAs({ ...read, ...(earlier && { earlier }) }, (one) => ({ ...one, said }))
}

/** The text with whole dollars in cents: “$1” and “1 dollar” are 100. */
const dollarsInCents = (text: string) =>
  text.replace(
    /(?:[$＄]|usd) ?(\d{1,6})(?![\d.,]*[\d$])|(?<![\d.,])(\d{1,6}) ?(?:dollars?(?![a-z])|美元)/giu,
    (_, behind?: string, before?: string) => `${Number(behind ?? before) * 100}`,
  )

/** Writes amounts such as `2.18` and `$2.18` as cents. A text without such amounts stays as it is. */
const inCents = (text: string) =>
  text.replace(/(?<![\d.])(\d{1,6})\.(\d\d)(?![\d.]*\d)/gu, (_, whole: string, cents: string) =>
    String(Number(whole + cents)),
  )
