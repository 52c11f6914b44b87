import { objectsAgree, readAgreeing, saysAnother } from '../../contract/reading/meant/agreeing.ts'
import type { PartUnderstood } from '../../contract/reading/meant/agreeing.ts'
import { isApproximate } from '../../contract/reading/meant/approximate.ts'
import { howSaid, withNo } from '../../contract/reading/meant/how-said.ts'
import { inFull, tellsOfAnother } from '../../contract/reading/meant/in-full.ts'
import { withJson } from '../../contract/reading/meant/python-objects.ts'
import { simplified } from '../../contract/reading/meant/simplified.ts'
import { withAllDigits, withoutSpeaker } from '../../contract/reading/meant/spelled-out.ts'
import { namesGivenTwice, objectsIn } from '../../contract/reading/objects-in.ts'
import type { Understood } from '../../contract/slips.ts'
import { isSame } from '../shares.ts'
import { seatsNamedIn, sharesIn } from './numbers.ts'
import { heard, longestText, readEarlier, readWords } from './read-answer.ts'
import type { Meant, Negotiated } from './read-answer.ts'
import { isUnclearSupport, readObjects } from './read-objects.ts'
import type { Given } from './read-objects.ts'

const supports =
  /(?<![a-z])(?:support|(?<!take )back|second|accept|agree|vote for|go with|join)(?:s|ed|ing)?(?![a-z])|支持|同意|赞成|接受|附议/gu
const seatAlone =
  /(?:player|airline|玩家|航空公司) ?\d(?:['’]s)?的?(?![^\p{L}\d]{0,4}\d| pays?| covers?|出)/giu
const seatOrShares = /(?:player|airline|玩家|航空公司) ?\d(?:['’]s)?的?|\d+ ?[%％]?/giu
const nobody = /(?<![a-z])(?:nobody|no one|none|neither|no player|nothing)(?![a-z])|没有?人|谁也?都?不|谁都/iu

/** Reads an answer: its fields if it has any, else its words. Total. */
export function readMeantAnswer(text: string, negotiated: Negotiated): Understood<Meant> {
  const read = readAsWritten(text, negotiated)
  const full = inFull(text, negotiated.seat).replace(pays, '$1：')
  if (read.ok || full === text || objectsIn(text).length > 0) return read
  return heardAs(text, readAsWritten(full, negotiated))
}

/** What the others hear stays as it was said. */
const heardAs = (said: string, read: Understood<Meant>): Understood<Meant> =>
  read.ok && read.move.text !== null ? { ok: true, move: { ...read.move, text: heard(said) } } : read

/** “玩家1承担40%” */
const pays = /((?:玩家|航空公司)\s?\d)\s?(?:将|应该?|需)?(?:承担|负担|分担|分摊|支付)\s?(?=\d)/gu

/** An answer as it is written. Refusals in old logs are its. */
export function readAsWritten(text: string, negotiated: Negotiated): Understood<Meant> {
  const said = withJson(text.slice(0, longestText))
  const given = readObjects(said, negotiated)
  const read = (part: string, isSaid: boolean) =>
    undenied(part, readPart(part, negotiated, isSaid ? heard(part) : null), negotiated)
  if (given) {
    const readOne = (object: object) => readEarlier(JSON.stringify(object), negotiated)
    if (namesGivenTwice(said).length > 0 || !objectsAgree(said, readOne, isSameMove))
      return { ok: false, reason: 'ambiguous' }
    const inObject = supportOrShares(given, readEarlier(said, negotiated), negotiated)
    if (inObject.ok && inObject.move.kind === 'support' && isUnclearSupport(said))
      return { ok: false, reason: 'unsure' }
    if (saysAnother(said, { inObject, read, isSame: isSameMove })) return { ok: false, reason: 'ambiguous' }
    return given.move === undefined ? inObject : undenied(given.move, inObject, negotiated)
  }
  return readAgreeing(said, read, isSameMove)
}

/** Shares beside a support that no word of a move tells apart must be those that are supported. */
function supportOrShares(
  { move, support, shares }: Given,
  read: Understood<Meant>,
  negotiated: Negotiated,
): Understood<Meant> {
  if (move === 'propose' || move === 'support' || !shares) return read
  const named = move === undefined ? undefined : readWords(move, negotiated, null)
  const supported = support ?? (named?.ok && named.move.kind === 'support' ? named.move.supported : undefined)
  if (supported === undefined || !read.ok) return read
  const stand = negotiated.stands[supported]
  if (!stand || read.move.kind !== 'propose' || !isSame(stand, read.move.shares))
    return { ok: false, reason: 'ambiguous' }
  return { ok: true, move: { kind: 'support', supported, text: read.move.text } }
}

/** Numbers in words are read where digits say nothing, because “one” is often no number. */
function readPart(part: string, negotiated: Negotiated, words: string | null): Understood<Meant> {
  const digits = plainDigits(part)
  const read = readWords(digits, negotiated, words)
  const isSupport = read.ok ? read.move.kind === 'support' : read.reason === 'ambiguous'
  if (isSupport && namesNobody(withoutSpeaker(digits), negotiated)) return { ok: false, reason: 'no-support' }
  if (!read.ok && read.reason === 'ambiguous' && !isOfOthers(digits, negotiated)) {
    const named = sharesIn(digits, negotiated)
    if (Array.isArray(named)) return readWords(named.join('/'), negotiated, words)
  }
  if (read.ok || read.reason !== 'unreadable') return read
  if (digits.includes('分之')) return read
  const spelled = withAllDigits(digits)
  return spelled === digits ? read : readWords(spelled, negotiated, words)
}

/** “Let's go with 40/35/25” supports nobody, if nobody stands behind that. */
const isOfOthers = (part: string, negotiated: Negotiated) => seatsNamedIn(part, negotiated).length > 0

/** Support for the own seat, or for one that is not there. */
const namesNobody = (part: string, negotiated: Negotiated) =>
  /(?:player|airline|玩家|航空公司) ?\d/iu.test(part) &&
  sharesIn(part, negotiated) === undefined &&
  seatsNamedIn(part, negotiated).every((seat) => seat === negotiated.seat)

/** Numbers with the names of their seats. */
const shares = /(?:(?:player|airline) ?\d (?:pays? |covers? )?)?\d+(?: \d+)*|(?:玩家|航空公司) ?\d ?出?\d+/gu
const beside = [
  ...[
    'proposal',
    'split',
    'shares',
    'share',
    'offer',
    'plan',
    'percent',
    'pay',
    'pays',
    'each',
    'cost',
    'costs',
  ],
  ...[
    'their',
    'his',
    'her',
    'your',
    'you',
    'all',
    'fair',
    'others',
    'other',
    'how',
    'about',
    'what',
    'why',
    'p',
    'one',
  ],
  ...['方案', '分摊', '比例', '百分之', '各', '出', '付', '承担', '提案', '其他人', '公平'],
]

/** The words are heard as they were said, but read with plain digits, names of seats and simplified characters. */
const plainDigits = (part: string) =>
  simplified(part)
    .replace(/[０-９]/gu, (digit) => digit.normalize('NFKC'))
    .replace(/(?<![\p{L}\d])p ?([1-9])(?![\p{L}\d])/giu, 'Player $1')
    .replace(/(?<![a-z\d])([1-9]) ?号(?:玩家)?/giu, '玩家$1 ')

function undenied(part: string, read: Understood<Meant>, { seat }: Negotiated): PartUnderstood<Meant> {
  if (!read.ok) return read
  if (read.move.kind === 'support' && tellsOfAnother(part, seat))
    return { ok: false, reason: 'unsure', named: read.move }
  const text = withAllDigits(withoutSpeaker(part))
  const said =
    read.move.kind === 'propose'
      ? howSaid(text.replace(seatAlone, ' another '), { words: shares, beside, mayDoubt: true })
      : howSaid(withNo(text).replace(seatOrShares, ' '), { words: supports, beside })
  if (read.move.kind === 'propose' && isApproximate(text)) return { ok: false, reason: 'approximate' }
  if (read.move.kind === 'support' && nobody.test(part)) return { ok: false, reason: 'denied' }
  if (said === 'unsure') return { ok: false, reason: said, named: read.move }
  return said === 'denied' ? { ok: false, reason: said } : read
}

function isSameMove(one: Meant, other: Meant): boolean {
  if (one.kind === 'propose') return other.kind === 'propose' && isSame(one.shares, other.shares)
  return other.kind === 'support' && one.supported === other.supported
}
