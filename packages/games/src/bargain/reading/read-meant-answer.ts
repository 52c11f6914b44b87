import { readAgreeing } from '../../contract/reading/meant/agreeing.ts'
import { deniesAny } from '../../contract/reading/meant/denials.ts'
import { withJson } from '../../contract/reading/meant/python-objects.ts'
import type { Understood } from '../../contract/slips.ts'
import { isSame } from '../things.ts'
import { heard, longestText, readEarlier, readWords } from './read-answer.ts'
import type { Bargained, Meant } from './read-answer.ts'
import { readObjects } from './read-objects.ts'

const acceptances = /(?<![a-z])(?:accept(?:ed|s|ing)?|agree(?:d|s|ing)?|deal)(?![a-z])|接受|同意|成交|答应/gu
const refusals =
  /(?<![a-z])(?:reject(?:ed|s|ing)?|refus(?:e|es|ed|ing)|declin(?:e|es|ed|ing)|disagree)(?![a-z])|拒绝/gu

/** “I will not take 2 hats”. To say that one takes no hats at all is an offer. */
const deniedOffers = [
  /(?:^|[.!?;:\n]|(?<![a-z])i)\s*(?:(?:will|would|do|can|could|shall|should|am|wo|ca)\s*)?(?:not|n['’]t|never|refuse\s+to|decline\s+to)\s+(?:(?:want|like|wish|going|ever)\s+(?:to\s+)?)?(?:(?:take|offer|propose|want|demand|keep|need|ask\s+for)\s+)?(?:[\d０-９]|(?:zero|one|two|three|four|five|six|seven|all|both)(?![a-z]))/iu,
  /(?:我|^|[。！？；：\n])\s*[绝决并也]?(?:不|拒绝)(?:会|想|愿意?|能|再)?(?:要|拿|取|接受|出价|提议)\s*[\d０-９零一二两三四五六七]/u,
]

/** Marks an answer as well as “Action:”. */
const offered = /^[^\p{L}\p{N}\n]*(?:offer|proposal|出价|提议)\s*[:：]/gimu

/** An offer that names nothing. */
const emptyOffer =
  /^[^\p{L}\p{N}]*(?:(?:i|make|an?)\s+)*(?:offer|propose|counter[-\s]?offer|出价|还价|提议)[^\p{L}\p{N}]*$/iu

/** Reads an answer: its fields if it has any, else its words. Total. */
export function readMeantAnswer(text: string, bargained: Bargained): Understood<Meant> {
  const read = readIt(text, bargained)
  const isFaultyOffer = !read.ok && (read.reason === 'no-things' || read.reason === 'out-of-range')
  // What is wrong with an offer does not matter where none can be made.
  return isFaultyOffer && bargained.isLast ? { ok: false, reason: 'no-offers-left' } : read
}

function readIt(text: string, bargained: Bargained): Understood<Meant> {
  const said = withJson(text.slice(0, longestText))
  const given = readObjects(said)
  if (given) {
    const read = readEarlier(said, bargained)
    return given.move === undefined ? read : undenied(given.move, read)
  }
  if (emptyOffer.test(said)) return { ok: false, reason: 'no-things' }
  const read = (part: string) => undenied(part, readWords(plainDigits(part), bargained, heard(part)))
  return readAgreeing(said.replace(offered, 'Action:'), read, isSameMove)
}

/** Only the digits: the words are heard as they were said. */
const plainDigits = (part: string) => part.replace(/[０-９]/gu, (digit) => digit.normalize('NFKC'))

/** “I cannot accept” turns an offer down, but to deny anything else about the end of a bargain is not clear. */
function undenied(part: string, read: Understood<Meant>): Understood<Meant> {
  if (!read.ok) return read
  if (read.move.kind === 'offer')
    return deniedOffers.some((denied) => denied.test(part)) ? { ok: false, reason: 'denied' } : read
  const isDenied = deniesAny(part, read.move.kind === 'accept' ? acceptances : refusals)
  return isDenied ? { ok: false, reason: 'denied' } : read
}

function isSameMove(one: Meant, other: Meant): boolean {
  if (one.kind === 'offer') return other.kind === 'offer' && isSame(one.take, other.take)
  return one.kind === other.kind
}
