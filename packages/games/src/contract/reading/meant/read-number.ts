import type { NumberField } from '../../field.ts'
import { plainForm } from '../mentions.ts'
import { isWithin, numbersIn, onceForEach } from '../read-fields.ts'
import type { UnreadableReason } from '../read-fields.ts'
import { besideChoosing, isChosen } from './choosing.ts'
import type { Beside } from './choosing.ts'
import { clausesOf } from './clauses.ts'
import { isDenied, isTakenBack } from './denials.ts'
import { withAllDigits, withoutSpeaker } from './spelled-out.ts'

/** Numbers that are part of a computation, or a bound: “half of 100”, “at most 50”, “20 %”. */
const inquantity =
  /(?<![a-z])(?:half|third|quarter|fraction|percent|part|portion|some|rest|most|more|less|fewer|multiple|twice|double|minus|plus|times)(?: (?:of|than|to|from))*(?: (?:my|the|your|our|their))* ?[$¥]?\d|(?<![a-z])(?:up to|below|above|under|over|between|at most|at least|out of|maybe|perhaps) [$¥]?\d|(?:不到|超过|低于|高于|至少|至多|最多|最少)[^\d]{0,3}\d|\d+ ?[美积]?[分点元]? ?的(?:一半|[^，。]{0,3}分之)|\d+ ?[%％]|\d ?\+(?!\d)|\d (?:or (?:more|less)|at (?:most|least)|max|min)(?![a-z])|\d+ ?[*×÷/+^] ?\d|\d+ [-−] \d|\d+[a-z]+(?<!c|cents?|pts?|points?)(?![a-z])|\d+ ?[美积]?[分点元]? ?以[上下内]|一半|分之/iu
const seatNames =
  /(?<!(?:this|next|last|every|each|per) )(?<!(?:for|let|make) (?=player|seat))(?:player|seat|round|auction|turn)[ _#]?\d+|(?:玩家|第) ?\d+(?: ?[轮场回局])?/giu
/** What another seat does, or what one did, is no answer of one’s own: “玩家2选50”. */
const ofAnother =
  /第 ?\d+ ?[轮场回局] ?我?(?:选择|选|出|投)了|(?:player[ _]?|玩家 ?)\d{1,2} ?(?:号)?(?:会|要|将|已|刚)?[选投出下叫给报押说猜]|player[ _]?\d{1,2} (?:will|would|might|may|could|should|wants|thinks|is going)(?![a-z])/iu
/** “A little”, “together”, “certainly”: a one that is no number. */
const littleOrWord = /(?<![零〇一二两三四五六七八九十百])一(?=[点些下会起样定])/gu
/** Words that stand around amounts, beside those of every choice. */
const units = [
  'cent cents c point points pts pt dollar dollars usd token tokens coin coins amount offer invest',
  'investing investment contribute contributing contribution 出价 投入 投资 贡献 投 出 分 点 积分 元 美 美分 块 金额 报价 数额',
].flatMap((line) => line.split(' '))

const noNumber = { reason: 'unreadable' } as const

const besideOf = onceForEach((field: NumberField) => [
  ...plainForm(`${field.name} ${field.label.en}`).split(' '),
  ...[field.label.zh, ...units, ...(field.beside ?? [])],
])

/** A “one” that is no number: “this one”, “one of them”. */
const pronoun =
  /(?<![a-z])(?:this|(?<!failing )that|the|no|any|every|each|which|another|other|first|last|next|best|better|good|right|hard|easy|tough) one(?![a-z])|(?<![a-z])one (?:of|option|choice|way|thing|move|more|another|by|who|that|should|could|would|can|may|might|must|has|never|always)(?![a-z])/iu
/** What stands beside a number that is another way out. */
const alternatives = [
  'and or else otherwise alternatively either maybe perhaps possibly failing later also if illegal',
  'legal valid available candidate candidates moves options alternatives fallback backup next because',
  'they mean plan b of both not only',
].flatMap((line) => line.split(' '))

/** Whether “one” is all that some claim says, beside words of choosing: “Let’s drop fifty and go for one”. */
function saysOne(text: string, beside: Beside): boolean {
  const { plain, claims, claimAt } = clausesOf(text.replace(new RegExp(pronoun, 'giu'), ' another '))
  if (!/(?<![a-z])one(?![a-z])/u.test(plain)) return false
  const around = [...beside, 'one', ...alternatives]
  return claims.some((from) => {
    const claim = plain.slice(...claimAt(from))
    return /(?<![a-z])one(?![a-z])/u.test(claim) && besideChoosing(claim.replace(/\d+/gu, ' '), around) === ''
  })
}

const inDigits = (given: string) =>
  withoutSpeaker(withAllDigits(given.replace(littleOrWord, ''))).replace(seatNames, ' ')

/** “One” is a number where nothing else stands that it could belong to. */
function withOne(text: string, beside: Beside): string {
  if (/\d/u.test(text)) return text
  const [, ...more] = plainForm(text).split(/(?<![a-z])one(?![a-z])/u)
  const isNumber = more.length === 1 && !pronoun.test(text) && saysOne(text, beside)
  return isNumber ? text.replace(/(?<![a-z])one(?![a-z])/iu, '1') : text
}

/** The number that a part of an answer names. */
export function readNumber(field: NumberField, given: string): PartRead<number> {
  const beside = besideOf(field)
  const text = withOne(inDigits(given), beside)
  const [number, ...others] = [...new Set(numbersIn(text))]
  if (number === undefined) return noNumber
  if (others.length > 0 || (number !== 1 && saysOne(text, beside))) return { reason: 'ambiguous' }
  if (isApproximate(text)) return { reason: 'approximate' }
  // A fraction beside the number may be what is meant.
  if (inquantity.test(text) || /\d\.\d*[1-9]/u.test(text)) return { reason: 'unreadable' }
  const clauses = clausesOf(text)
  const masked = clauses.plain.replace(
    /\d(?:[\d ]*\d)?(?: ?(?:(?:cents?|points?|pts?|tokens?|coins?|dollars?)(?![a-z])|美?[分元]|积?点|块))?/gu,
    (amount) => '|'.repeat(amount.length),
  )
  const places = [...masked.matchAll(/\|+/gu)].map(({ index: at, 0: mark }) => ({
    at,
    end: at + mark.length,
  }))
  if (places.some(({ at, end }) => isDenied(clauses, at, end))) return { reason: 'denied' }
  if (isTakenBack(clauses, masked, places, beside)) return { reason: 'denied' }
  if (ofAnother.test(given)) return { reason: 'unsure' }
  if (!isWithin(field, number)) return { reason: 'out-of-range' }
  const bare = besideChoosing(masked, beside) === ''
  return places.some((place) => isChosen(clauses, masked, place, { beside }))
    ? { value: number, bare }
    : { reason: 'unsure', loose: bare ? [number] : [] }
}

/** What a part of an answer says: a value, perhaps with hardly another word, or why it says none. */
export type PartRead<Value> =
  | { readonly value: Value; readonly bare: boolean }
  | {
      readonly reason: UnreadableReason
      /** Numbers that could be values stand among other words. */ readonly loose?: readonly Value[]
    }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What parts say together that each stand for the whole answer. Parts without a value are left out. */
export function together<Value>(parts: readonly PartRead<Value>[]): PartRead<Value> {
  const telling = parts.filter((part) => 'value' in part || part.reason !== 'unreadable')
  const [first = { reason: 'unreadable' } as const, ...others] = telling
  const fault = telling.find((part) => 'reason' in part && part.reason !== 'unsure')
  if (fault) return fault
  // What one part leaves open another may say.
  const sure = telling.filter((part) => 'value' in part)
  if (sure.length > 0 && sure.length < telling.length) return together(sure)
  return others.some((other) => differs(first, other)) ? { reason: 'ambiguous' } : first
}

/** Whether two parts name different values. */
export const differs = (one: PartRead<unknown>, other: PartRead<unknown>): boolean =>
  'value' in one && 'value' in other && !isSame(one.value, other.value)

/** What stands between such a word and the amount: “about $50”, “大约给50”. */
const amount = String.raw`[$€£¥]?\d`
/** What an amount is counted in. */
const unit = String.raw`(?:\s?(?:cents?|points?|pts?|dollars?|percent|per cent|[%％¢]|hats?|balls?|apples?|dice|美?分|美元|元|块|点|积分|顶帽子|个(?:球|苹果)))?`

const before = [
  String.raw`(?<![a-z])(?:about|around|roughly|nearly|almost|approximately|approximating|approx\.?|circa|ca\.?|near|close to|some(?:thing|where) (?:like|near|around|about)|in the (?:region|range|area|vicinity|neighbou?rhood) of|on the order of|an estimated) ?${amount}`,
  String.raw`(?<![\p{L}\p{N}~])[~∼〜≈≅≃≒±] ?${amount}`,
  String.raw`(?:大约|大概|约莫|约|差不多|接近|将近|几近|近乎|几乎|估摸)[^\d，。；！？\n]{0,3}${amount}`,
  String.raw`(?<!最|附|靠)近${amount}`,
]
const behind = [
  String.raw`\d${unit},?\s?(?:or so|-?ish|more or less|approx(?:imately|\.)?|roughly|or thereabouts|or something|give or take|plus or minus|\+/-|\+-|±)(?![a-z])`,
  String.raw`\d${unit}\s?(?:左右|上下(?!一)|前后|附近|来[点分个块元]|出头|开外|有余|多(?=[点分个块元]|[^\p{L}\p{N}]|$))`,
]
const rough = new RegExp([...before, ...behind].join('|'), 'iu')
/** An offer may begin so: “How about 40/35/25?” */
const offers = /(?<![a-z])(?:how|what) about(?![a-z])/giu

/**
 * Whether a text names an amount only roughly, as in “about 320” or “50左右”. No game can play such an amount, and to choose
 * one would be to answer in place of the player. Digits must be plain ones.
 */
export const isApproximate = (text: string): boolean => rough.test(text.replace(offers, ' '))
