import { readAgreeing } from '../../contract/reading/meant/agreeing.ts'
import { deniesAny } from '../../contract/reading/meant/denials.ts'
import { withJson } from '../../contract/reading/meant/python-objects.ts'
import { withAllDigits } from '../../contract/reading/meant/spelled-out.ts'
import type { Understood } from '../../contract/slips.ts'
import { isSame } from '../shares.ts'
import { seatsNamedIn, sharesIn } from './numbers.ts'
import { heard, longestText, readEarlier, readWords } from './read-answer.ts'
import type { Meant, Negotiated } from './read-answer.ts'
import { readObjects } from './read-objects.ts'

const supports =
  /(?<![a-z])(?:support|back|second|accept|agree|vote for|go with|join)(?:s|ed|ing)?(?![a-z])|支持|同意|赞成|接受|附议/gu
const nobody = /(?<![a-z])(?:nobody|no one|none|neither|no player|nothing)(?![a-z])|没有?人|谁也?都?不|谁都/iu

/** Reads an answer: its fields if it has any, else its words. Total. */
export function readMeantAnswer(text: string, negotiated: Negotiated): Understood<Meant> {
  const said = withJson(text.slice(0, longestText))
  const given = readObjects(said, negotiated)
  if (given) {
    const read = readEarlier(said, negotiated)
    return given.move === undefined ? read : undenied(given.move, read)
  }
  const read = (part: string) => undenied(part, readPart(part, negotiated))
  return readAgreeing(said, read, isSameMove)
}

/** Numbers in words are read where digits say nothing, because “one” is often no number. */
function readPart(part: string, negotiated: Negotiated): Understood<Meant> {
  const digits = plainDigits(part)
  const read = readWords(digits, negotiated, heard(part))
  if (!read.ok && read.reason === 'ambiguous' && namesNobody(digits, negotiated))
    return { ok: false, reason: 'no-support' }
  if (read.ok || read.reason !== 'unreadable') return read
  if (digits.includes('分之')) return read
  const spelled = withAllDigits(digits)
  return spelled === digits ? read : readWords(spelled, negotiated, heard(part))
}

/** Support for the own seat, or for one that is not there. */
const namesNobody = (part: string, negotiated: Negotiated) =>
  /(?:player|airline|玩家|航空公司) ?\d/iu.test(part) &&
  sharesIn(part, negotiated) === undefined &&
  seatsNamedIn(part, negotiated).every((seat) => seat === negotiated.seat)

/** Shares with all that follows: from the first number that belongs to no name, or from the first name with a number. */
const proposals = [
  /(?<!(?:player|airline|玩家|航空公司) ?)(?<!\d)\d[^]*/gu,
  /(?:player|airline|玩家|航空公司) ?\d(?: pays?|出)?[^\p{L}\d]{0,4}\d[^]*/gu,
]

/** Only the digits and the names of seats: the words are heard as they were said. */
const plainDigits = (part: string) =>
  part
    .replace(/[０-９]/gu, (digit) => digit.normalize('NFKC'))
    .replace(/(?<![\p{L}\d])p ?([1-9])(?![\p{L}\d])/giu, 'Player $1')
    .replace(/(?<![a-z\d])([1-9]) ?号(?:玩家)?/giu, '玩家$1 ')

function undenied(part: string, read: Understood<Meant>): Understood<Meant> {
  if (!read.ok) return read
  if (read.move.kind === 'propose')
    return proposals.some((shares) => deniesAny(withAllDigits(part), shares))
      ? { ok: false, reason: 'denied' }
      : read
  return deniesAny(part, supports) || nobody.test(part) ? { ok: false, reason: 'denied' } : read
}

function isSameMove(one: Meant, other: Meant): boolean {
  if (one.kind === 'propose') return other.kind === 'propose' && isSame(one.shares, other.shares)
  return other.kind === 'support' && one.supported === other.supported
}
