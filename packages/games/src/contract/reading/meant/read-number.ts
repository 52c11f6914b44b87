import type { NumberField } from '../../field.ts'
import { isWithin } from '../read-fields.ts'
import { numbersIn } from '../text-of.ts'
import { clausesOf } from './clauses.ts'
import { isDenied } from './denials.ts'
import type { PartRead } from './part-read.ts'
import { withAllDigits, withoutSpeaker } from './spelled-out.ts'

/** Numbers that are part of a computation, or a bound: “half of 100”, “at most 50”, “20 %”. */
const inquantity =
  /(?<![a-z])(?:half|third|quarter|fraction|percent|part|portion|some|rest|most|more|less|fewer|multiple|twice|double|minus|plus|times)(?: (?:of|than|to|from))*(?: (?:my|the|your|our|their))* ?[$¥]?\d|(?<![a-z])(?:up to|below|above|under|over|between|at most|at least|out of|around|about|roughly|nearly|almost|maybe|perhaps) [$¥]?\d|(?:不到|超过|低于|高于|至少|至多|最多|最少|大约|大概|约|差不多|接近)[^\d]{0,3}\d|\d+ ?[美积]?[分点元]? ?的(?:一半|[^，。]{0,3}分之)|\d+ ?[%％]|\d+ ?[*×÷/+^] ?\d|\d+ [-−] \d|\d+[a-z]+(?<!c|cents?|pts?|points?)(?![a-z])|一半|分之/iu
const seatNames = /(?:player|seat|round|auction|turn)[ _#]?\d+|(?:玩家|第) ?\d+(?: ?[轮场回局])?/giu
/** “A little”, “together”, “certainly”: a one that is no number. */
const littleOrWord = /(?<![零〇一二两三四五六七八九十百])一(?=[点些下会起样定])/gu
const units =
  /[$¥€￥"'`*.,:;!?()[\]{}|。，：；！？（）]|(?<![a-z])(?:i|ll|my|the|a|of|is|it|to|for|will|would|bid|bids|offer|invest|contribute|put|in|give|answer|action|final|amount|investment|contribution|choose|cents?|points?|c|pts?|so|go|with)(?![a-z])|我|的|出价|投入|贡献|选择|投|出|是|为|答案|最终|分|点|积分|元|美/giu

const noNumber = { reason: 'unreadable' } as const

/** “One” is a number where nothing else stands that it could belong to. */
const isOneAlone = (text: string) => /^one$/iu.test(text.replace(units, ' ').trim())

/** The number that a part of an answer names. */
export function readNumber(field: NumberField, given: string): PartRead<number> {
  const text = withoutSpeaker(withAllDigits(given.replace(littleOrWord, ''))).replace(seatNames, ' ')
  const [number, ...others] = [...new Set(numbersIn(text))]
  if (number === undefined)
    return isOneAlone(text) && isWithin(field, 1) ? { value: 1, bare: true } : noNumber
  if (others.length > 0) return { reason: 'ambiguous' }
  // A fraction beside the number may be what is meant.
  if (inquantity.test(text) || /\d\.\d*[1-9]/u.test(text)) return { reason: 'unreadable' }
  const clauses = clausesOf(text)
  const at = clauses.plain.indexOf(String(Math.abs(number)))
  if (at >= 0 && isDenied(clauses, at, at + String(number).length)) return { reason: 'denied' }
  if (!isWithin(field, number)) return { reason: 'out-of-range' }
  const bare = text.replace(String(number), ' ').replace(units, ' ').trim() === ''
  return { value: number, bare }
}
