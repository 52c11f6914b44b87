import { simplified } from './how-said.ts'

/** These words with their numbers, from this one on. */
export const numbered = (words: string, from = 0, step = 1): Readonly<Record<string, number>> =>
  Object.fromEntries(words.split(' ').map((word, place) => [word, from + step * place]))
const small = numbered(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
)
const tens = numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10)
const ordinals = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const word = [...Object.keys(small), ...Object.keys(tens), 'hundred'].toSorted(
  (one, other) => other.length - one.length,
)
const anyWord = `(?:${word.join('|')})`
const belowHundred = `(?:(?:${Object.keys(tens).join('|')})(?:[ -](?:${Object.keys(small).slice(1, 10).join('|')}))?|${Object.keys(small).toReversed().join('|')})(?![a-z])`
/** Of two numbers in a row, such as “zero one”, each is one of its own. */
const numberWords = new RegExp(
  `(?<![a-z])(?:(?:(?:a|${anyWord})[ -])?hundred(?![a-z])(?:[ -](?:and )?${belowHundred})?|${belowHundred})`,
  'giu',
)
const digits = '零一二三四五六七八九'
const chineseNumber = '[零〇一二两三四五六七八九十百]'
/** What stands before a number at the end of a word, such as “唯一” and “其二”. */
const endsInOne = '统唯第之万周单同逐合专如归独其这那每某哪另'
const places = 'column|col|row|card|player|position|cell|slot|square|rank|seat'

const placeAndWord = new RegExp(`(?<![a-z])(${places})[ -]+(${anyWord})(?![a-z])`, 'giu')
const ordinalPlace = new RegExp(`(?<![a-z])(${ordinals.join('|')}) (${places})(?![a-z]| ?\\d)`, 'giu')
const numberedPlace = new RegExp(`(?<![\\d.])(\\d+)(?:st|nd|rd|th) (${places})(?![a-z])`, 'giu')
const chinesePlace = new RegExp(
  `(?<=第|玩家)${chineseNumber}{1,4}|(?<!${chineseNumber})${chineseNumber}{1,3}(?=[列行号])`,
  'gu',
)
const numberAlone = new RegExp(
  `^([^\\p{L}\\p{N}]*)(${chineseNumber}{1,4}|${anyWord})(?=[^\\p{L}\\p{N}]*$)`,
  'iu',
)

/** A number in English words, such as “one hundred and five”. */
function numberOf(words: string): number {
  let sum = 0
  for (const part of words.toLowerCase().split(/[ -]/u)) {
    if (part === 'hundred') sum = Math.max(sum, 1) * 100
    else sum += small[part] ?? tens[part] ?? 0
  }
  return sum
}

/**
 * A number below a thousand in Chinese characters, such as “一百零五”. “三百二” leaves out the ten of 320, and “三二零” says
 * its digits. Two digits in a row, such as “四五十”, are no number: they say from where to where.
 */
function chineseNumberOf(given: string): number | undefined {
  const inDigits = [...given.replaceAll('两', '二').replaceAll('〇', '零')].map((sign) =>
    digits.indexOf(sign),
  )
  if (inDigits.length > 1 && inDigits.includes(0) && !inDigits.includes(-1)) return Number(inDigits.join(''))
  if (inDigits.some((digit, at) => digit > 0 && (inDigits[at + 1] ?? 0) > 0)) return undefined
  const characters = given
    .replaceAll('两', '二')
    .replaceAll('〇', '零')
    .replace(/(?<=百)[一二三四五六七八九]$/u, '$&十')
  let sum = 0
  let last: number | undefined
  for (const character of characters) {
    const unit = character === '百' ? 100 : character === '十' ? 10 : undefined
    if (unit === undefined) last = digits.indexOf(character)
    else {
      sum += (last ?? 1) * unit
      last = undefined
    }
  }
  return sum + (last ?? 0)
}

/**
 * The text in one way of writing: full-width signs are plain ones and traditional characters simplified, `CheckAndCall` is three words, and what is counted
 * from one, such as seats, columns and cards, has its number in digits.
 */
export function spelledOut(text: string): string {
  return simplified(text.normalize('NFKC'))
    .replace(/(?<=[a-z])(?=[A-Z])/gu, ' ')
    .replace(/(?<=\d) ?[×x] ?(?=\d)/giu, 'x')
    .replace(placeAndWord, (_, noun: string, number: string) => `${noun} ${numberOf(number)}`)
    .replace(
      ordinalPlace,
      (_, ordinal: string, noun: string) => `${noun} ${ordinals.indexOf(ordinal.toLowerCase())}`,
    )
    .replace(numberedPlace, '$2 $1')
    .replace(/(?<![\d.])(\d+)(?:st|nd|rd|th)(?![a-z])/giu, '$1')
    .replace(chinesePlace, (number) => String(chineseNumberOf(number) ?? number))
    .replace(
      numberAlone,
      (_, signs: string, number: string) =>
        `${signs}${/[a-z]/iu.test(number) ? numberOf(number) : (chineseNumberOf(number) ?? number)}`,
    )
    .replace(/(?<![a-z\d])p ?(\d{1,2})(?![a-z\d])/giu, 'Player $1')
    .replace(/(?<![a-z])seat ?(\d{1,2})(?!\d)/giu, 'Player $1')
    .replace(/(?:玩家)?(?<![\d第])(\d{1,2}) ?号(?:玩家|选手)?(?![牌卡格列行位])/gu, ' 玩家$1 ')
}

/** Numbers that stand alone, end a clause, are chosen, or have a unit. */
const chineseNumbers = new RegExp(
  [
    `(?<![\\p{L}])${chineseNumber}{1,6}(?=[^\\p{L}]|$)`,
    `(?<![${endsInOne}]|(?<!要)不|${chineseNumber}选?)${chineseNumber}{1,6}(?=[^\\p{L}\\p{N}]|$|或|还是|要么)`,
    `(?<=[出投入为是价选择：:])${chineseNumber}{1,6}(?![\\p{Script=Han}])`,
    `(?<![万第])(?!十分[^钱。，]?)${chineseNumber}{1,6}(?=美?分|点|元|块|积分)`,
  ].join('|'),
  'gu',
)

/** The text with all numbers in digits. “One” alone is often no number, and “十分” is none. */
export function withAllDigits(text: string): string {
  return spelledOut(text)
    .replace(numberWords, (words) =>
      /^one$/iu.test(words) && text.trim().length > 12 ? words : `${numberOf(words)}`,
    )
    .replace(chineseNumbers, (number) => String(chineseNumberOf(number) ?? number))
}

const speaker =
  /^[^\p{L}\p{N}\n]*(?:player[ _]?\d{1,2}|玩家 ?\d{1,2})[^\p{L}\p{N}:：\n]{0,3}[:：][^\p{L}\p{N}\n]*(?=[^\n]*[\p{L}\p{N}])/gimu

/** The text without the name of its speaker, as in “Player 1: 1,3”. Several names at once are not of a speaker. */
export function withoutSpeaker(text: string): string {
  const named = text.match(/(?:player[ _]?\d{1,2}|玩家 ?\d{1,2})[^\p{L}\p{N}:：\n]{0,3}[:：]/giu) ?? []
  return named.length === 1 ? text.replace(speaker, (prefix) => /[$¥(-]+$/u.exec(prefix)?.[0] ?? '') : text
}
