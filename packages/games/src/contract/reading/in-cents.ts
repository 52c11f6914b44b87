import type { Seat } from '@wis/engine'
import type { Field, FieldValues } from '../field.ts'
import { readSaid, saidAs } from '../slips.ts'
import type { Said } from '../slips.ts'
import { storable } from './cut-text.ts'
import { withAllDigits } from './meant/spelled-out.ts'

interface Asked {
  fields(): readonly Field[]
  readonly seat: Seat
}

/**
 * A reader of answers whose amounts are whole cents, and may be said in dollars. Names of numbers in an object that are no
 * amounts are `ignored`, with their colons. The log keeps the answer as it was given, and not the text with the amounts in cents.
 */
export const centsReader =
  <Move>(ignored: RegExp, moveOf: (values: FieldValues) => Move) =>
  (text: string, { fields, seat }: Asked): Said<Move> => {
    const asked = fields()
    const { said } = readSaid(asked, text, moveOf)
    const { earlier } = readSaid(asked, inCents(storable(text.trim())), moveOf)
    const given = storable(text.normalize('NFKC').trim()).replace(ignored, '"note":')
    const read = readSaid(asked, inCents(dollarsInCents(given)), moveOf, { seat })
    return saidAs({ ...read, ...(earlier && { earlier }) }, (one) => ({ ...one, said }))
  }

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
