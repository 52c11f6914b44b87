import type { NumberField } from '../../field.ts'
import { plainForm } from '../mentions.ts'
import { isWithin, onceForEach } from '../read-fields.ts'
import { numbersIn } from '../text-of.ts'
import { besideChoosing, isChosen } from './choosing.ts'
import type { Beside } from './choosing.ts'
import { clausesOf } from './clauses.ts'
import { isDenied, isTakenBack } from './denials.ts'
import type { PartRead } from './part-read.ts'
import { withAllDigits, withoutSpeaker } from './spelled-out.ts'

/** Numbers that are part of a computation, or a bound: “half of 100”, “at most 50”, “20 %”. */
const inquantity =
  /(?<![a-z])(?:half|third|quarter|fraction|percent|part|portion|some|rest|most|more|less|fewer|multiple|twice|double|minus|plus|times)(?: (?:of|than|to|from))*(?: (?:my|the|your|our|their))* ?[$¥]?\d|(?<![a-z])(?:up to|below|above|under|over|between|at most|at least|out of|around|about|roughly|nearly|almost|maybe|perhaps) [$¥]?\d|(?:不到|超过|低于|高于|至少|至多|最多|最少|大约|大概|约|差不多|接近)[^\d]{0,3}\d|\d+ ?[美积]?[分点元]? ?的(?:一半|[^，。]{0,3}分之)|\d+ ?[%％]|\d ?\+(?!\d)|\d (?:or (?:more|less)|at (?:most|least)|max|min)(?![a-z])|\d+ ?[*×÷/+^] ?\d|\d+ [-−] \d|\d+[a-z]+(?<!c|cents?|pts?|points?)(?![a-z])|\d+ ?[美积]?[分点元]? ?以[上下内]|一半|分之/iu
const seatNames = /(?:player|seat|round|auction|turn)[ _#]?\d+|(?:玩家|第) ?\d+(?: ?[轮场回局])?/giu
/** “A little”, “together”, “certainly”: a one that is no number. */
const littleOrWord = /(?<![零〇一二两三四五六七八九十百])一(?=[点些下会起样定])/gu
/** Words that stand around amounts, beside those of every choice. */
const units = [
  ...[
    'cent',
    'cents',
    'c',
    'point',
    'points',
    'pts',
    'pt',
    'dollar',
    'dollars',
    'usd',
    'token',
    'tokens',
    'coin',
    'coins',
  ],
  ...['amount', 'offer', 'invest', 'investing', 'investment', 'contribute', 'contributing', 'contribution'],
  ...[
    '出价',
    '投入',
    '投资',
    '贡献',
    '投',
    '出',
    '分',
    '点',
    '积分',
    '元',
    '美',
    '美分',
    '块',
    '金额',
    '报价',
    '数额',
  ],
]

const noNumber = { reason: 'unreadable' } as const

const besideOf = onceForEach((field: NumberField) => [
  ...plainForm(`${field.name} ${field.label.en}`).split(' '),
  ...[field.label.zh, ...units, ...(field.beside ?? [])],
])

/** Whether “one” is all that some claim says, beside words of choosing: “Let’s drop fifty and go for one”. */
function saysOne(text: string, beside: Beside): boolean {
  const { plain, claims, claimAt } = clausesOf(text)
  if (!/(?<![a-z])one(?![a-z])/u.test(plain)) return false
  const around = [...beside, 'one', 'and', 'of', 'both', 'not', 'only']
  return claims.some((from) => {
    const claim = plain.slice(...claimAt(from))
    return /(?<![a-z])one(?![a-z])/u.test(claim) && besideChoosing(claim.replace(/\d+/gu, ' '), around) === ''
  })
}

/** The number that a part of an answer names. */
export function readNumber(field: NumberField, given: string): PartRead<number> {
  const text = withoutSpeaker(withAllDigits(given.replace(littleOrWord, ''))).replace(seatNames, ' ')
  const beside = besideOf(field)
  const [number, ...others] = [...new Set(numbersIn(text))]
  if (number === undefined) {
    // “One” is a number where nothing else stands that it could belong to.
    const isOne = /^(?:.* )?one(?: .*)?$/u.test(plainForm(text)) && isWithin(field, 1)
    return isOne && besideChoosing(plainForm(text), [...beside, 'one']) === ''
      ? { value: 1, bare: true }
      : noNumber
  }
  if (others.length > 0 || (number !== 1 && saysOne(text, beside))) return { reason: 'ambiguous' }
  // A fraction beside the number may be what is meant.
  if (inquantity.test(text) || /\d\.\d*[1-9]/u.test(text)) return { reason: 'unreadable' }
  const clauses = clausesOf(text)
  const masked = clauses.plain.replace(/\d(?:[\d ]*\d)?/gu, (digits) => '|'.repeat(digits.length))
  const places = [...masked.matchAll(/\|+/gu)].map(({ index: at, 0: mark }) => ({
    at,
    end: at + mark.length,
  }))
  if (places.some(({ at, end }) => isDenied(clauses, at, end))) return { reason: 'denied' }
  if (isTakenBack(clauses, masked, places, beside)) return { reason: 'denied' }
  if (!isWithin(field, number)) return { reason: 'out-of-range' }
  const bare = besideChoosing(masked, beside) === ''
  return places.some((place) => isChosen(clauses, masked, place, { beside }))
    ? { value: number, bare }
    : { reason: 'unsure', loose: bare ? [number] : [] }
}
