import type { Seat } from '@wis/engine'
import type { Field } from '../contract/field.ts'
import { storable } from '../contract/reading/cut-text.ts'
import { withAllDigits } from '../contract/reading/meant/spelled-out.ts'
import { readSaid, saidAs } from '../contract/slips.ts'
import type { Said } from '../contract/slips.ts'

/** The log keeps the answer as it was given, and not the text with the amounts in cents. */
export function readBid(
  text: string,
  { fields, seat }: { readonly fields: readonly Field[]; readonly seat: Seat },
): Said<{ readonly bid: number }> {
  const meant = ({ bid }: Readonly<Record<string, unknown>>) => ({ bid: typeof bid === 'number' ? bid : 0 })
  const { said } = readSaid(fields, text, meant)
  const { earlier } = readSaid(fields, inCents(storable(text.trim())), meant)
  const given = storable(text.normalize('NFKC').trim()).replace(ownValue, '"note":')
  const read = readSaid(fields, inCents(dollarsInCents(given)), meant, { seat })
  return saidAs({ ...read, ...(earlier && { earlier }) }, (one) => ({ ...one, said }))
}

/** What the goods are worth to oneself is no bid. */
const ownValue = /"(?:my[ _]?)?(?:private[ _]?)?(?:value|valuation|worth|价值|估值|估价)"\s*:/giu

const unit = String.raw`(?:(?:dollars?|bucks?|usd|euros?|eur)(?![a-z])|美元|元|块钱?|[$€£¥])`
const sign = String.raw`(?:[$€£¥]|(?<![a-z])(?:usd|eur))`
const amount = String.raw`(?<![\d.,])(\d{1,6})(?:\.(\d{1,2}))?`
const noMore = String.raw`(?![\d.,]*\d)`
/** “3 dollars and 20 cents”, “3元2角”, “三块二”. */
const mixed = new RegExp(
  String.raw`(?<![\d.,])(\d{1,6}) ?${unit}[ ,]*(?:and |零)?(\d\d? ?(?:cents?|c(?![a-z])|美?分)|\d\d(?![\d.%])|\d角?(?![\d.%分]))`,
  'giu',
)
const behind = new RegExp(`${amount} ?${unit}`, 'giu')
const before = new RegExp(`${sign} ?${amount}${noMore}`, 'giu')
/** In an object, the unit may stand in the name of a number, or beside it. */
const named =
  /("[^"]{0,40}(?:dollars?|usd|美元)[^"]{0,40}"\s*:\s*)"?(\d{1,6})(?:\.(\d{1,2}))?"?(?=\s*[,}])/giu
const unitBeside = /"(?:currency|units?|单位|货币)"\s*:\s*"(?:dollars?|usd|euros?|eur|美元|元|[$€£¥])"/iu
const anyNumber = /("\s*:\s*)"?(\d{1,6})(?:\.(\d{1,2}))?"?(?=\s*[,}])/gu

/** The text with dollars and the like in cents: “$1”, “one dollar” and “1元” are 100. */
function dollarsInCents(given: string): string {
  if (!new RegExp(unit, 'iu').test(given)) return given
  const text = withAllDigits(given).replace(/(?<![a-z])(?:one|an?)(?= (?:dollar|buck|euro)(?![a-z]))/giu, '1')
  const inName = (_: string, name: string, whole: string, part = '') => `${name}${centsOf(whole, part)}`
  return (unitBeside.test(text) ? text.replace(anyNumber, inName) : text)
    .replace(named, inName)
    .replace(mixed, (_, whole: string, rest: string) =>
      centsOf(whole, rest.replace(/^(?=\d ?[c美分])/iu, '0').replace(/\D/gu, '')),
    )
    .replace(behind, (_, whole: string, part = '') => centsOf(whole, part))
    .replace(before, (_, whole: string, part = '') => centsOf(whole, part))
}

const centsOf = (whole: string, part: string) => String(Number(whole) * 100 + Number(part.padEnd(2, '0')))

/** Writes amounts such as `2.18` and `$2.18` as cents. A text without such amounts stays as it is. */
const inCents = (text: string) =>
  text.replace(/(?<![\d.])(\d{1,6})\.(\d\d)(?![\d.]*\d)/gu, (_, whole: string, cents: string) =>
    String(Number(whole + cents)),
  )
