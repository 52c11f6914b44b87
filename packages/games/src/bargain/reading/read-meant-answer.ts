import { objectsAgree, readAgreeing, saysAnother } from '../../contract/reading/meant/agreeing.ts'
import type { PartUnderstood } from '../../contract/reading/meant/agreeing.ts'
import { isApproximate } from '../../contract/reading/meant/approximate.ts'
import { clausesOf } from '../../contract/reading/meant/clauses.ts'
import { howSaid, withNo } from '../../contract/reading/meant/how-said.ts'
import type { HowSaid } from '../../contract/reading/meant/how-said.ts'
import { inFull, tellsOfAnother } from '../../contract/reading/meant/in-full.ts'
import { isAddressed } from '../../contract/reading/meant/left-open.ts'
import { withJson } from '../../contract/reading/meant/python-objects.ts'
import { simplified } from '../../contract/reading/meant/simplified.ts'
import { withAllDigits, withoutSpeaker } from '../../contract/reading/meant/spelled-out.ts'
import { plainForm } from '../../contract/reading/mentions.ts'
import { namesGivenTwice, objectsIn } from '../../contract/reading/objects-in.ts'
import type { Understood } from '../../contract/slips.ts'
import { isSame } from '../things.ts'
import { heard, longestText, readEarlier, readWords } from './read-answer.ts'
import type { Bargained, Meant } from './read-answer.ts'
import { givesOtherwise, readObjects } from './read-objects.ts'
import { namesUnknownThings } from './unknown-things.ts'

const acceptances =
  /(?<![a-z])(?:accept(?:ed|s|ing)?|agree(?:d|s|ing)?|(?<!no )deal|done)(?![a-z])|接受|同意|成交|答应/gu
/** With all of a denied consent, as in “I cannot accept”. */
const refusals =
  /(?<![a-z])(?:not|never|cannot|[a-z]+n t|unable|unwilling|refus(?:e|es|ed|ing)|declin(?:e|es|ed|ing))(?: (?:to|want|wish|like|be|able|going|choose|willing|will|can|really|just|simply))* (?:accept(?:ed|ing)?|agree(?:d|ing)?|take (?:it|this|that)|deal)(?![a-z])|(?<![a-z])(?:reject(?:ed|s|ing|ion)?|refus(?:e|es|ed|ing|al)|declin(?:e|es|ed|ing)|disagree|no deal|unacceptable|turn(?:ing)? (?:it|this|that) down)(?![a-z])|(?:(?<!要)不|无法|没法|难以|拒绝|绝不|没有理由)(?:能|会|想|愿意?|可能|可以|打算|要|该|应该?|再)*(?:接受|同意|答应|成交)|拒绝/gu
/** To ask the other one to accept is no consent, and neither is “deal with it”. */
const asksForConsent =
  /(?<![a-z])(?:please|you (?:should|must|could|can|will|would|accept|agree|reject)|my (?:offer|proposal)|deal with|well done)(?![a-z])|请|你(?:应该|应当|该|可以|会|要|得|就|选)?(?:接受|同意|拒绝)|我的(?:出价|报价|提议|方案)/u
/** Things with their numbers, and numbers alone. */
const things =
  /(?:(?<![a-z])(?:(?:\d+|no|zero|one|an?|two|three|four|five|six|seven|all|both|every|the) (?:of )?(?:the )?)?(?:hats?|balls?|apples?)(?![a-z])(?: [x×]? ?\d+)?)|(?:\d+|[零一二两三四五六七]|全部|所有)? ?[顶个只颗枚件]?的?(?:帽子?|球|苹果)(?: ?\d+)?|\d+(?: \d+)*/gu
const beside = [
  ...[
    'offer',
    'offers',
    'offering',
    'proposal',
    'counter',
    'counteroffer',
    'split',
    'division',
    'terms',
    'fair',
    'each',
  ],
  ...[
    'you',
    'your',
    'yours',
    'get',
    'keep',
    'have',
    'leave',
    'leaving',
    'rest',
    'remaining',
    'others',
    'other',
    'everything',
  ],
  ...['else', 'all', 'one', 'how', 'about', 'what', 'why', 'ask', 'asking', 'can', 'thanks', 'thank', 'pay'],
  ...[
    '拿',
    '得',
    '得到',
    '留',
    '归',
    '你',
    '您',
    '其余',
    '剩下',
    '余下',
    '其他',
    '都',
    '全',
    '全部',
    '出价',
    '还价',
    '提案',
  ],
  ...['分给', '交给', '个', '您的', '你的', '公平', '保留', '剩余', '它们', '报价', '方案', '条件'],
]

/** Marks an answer as well as “Action:”. */
const offered = /^[^\p{L}\p{N}\n]*(?:offer|proposal|出价|提议)\s*[:：]/gimu

/** An offer that names nothing. */
const emptyOffer =
  /^[^\p{L}\p{N}]*(?:(?:i|make|an?)\s+)*(?:offer|propose|counter[-\s]?offer|出价|还价|提议)[^\p{L}\p{N}]*$/iu

/** Reads an answer: its fields if it has any, else its words. Total. */
export function readMeantAnswer(text: string, bargained: Bargained): Understood<Meant> {
  const read = readAsWritten(text, bargained)
  if (read.ok) return read
  if (asksForUnknownThings(text, read.reason)) return { ok: false, reason: 'no-such-thing' }
  const full = inOneLine(inFull(text, bargained.seat))
  if (full === text || objectsIn(text).length > 0) return read
  return heardAs(text, readAsWritten(full, bargained))
}

/** What the other one hears stays as it was said. */
const heardAs = (said: string, read: Understood<Meant>): Understood<Meant> =>
  read.ok && read.move.text !== null ? { ok: true, move: { ...read.move, text: heard(said) } } : read

const asks = /(?<![a-z])(?:take|want|keep|get|like|have)(?![a-z])|[我想]要|我拿|给我/iu

const asksForUnknownThings = (text: string, reason: string): boolean =>
  (reason === 'unsure' || (reason === 'unreadable' && asks.test(text))) &&
  namesUnknownThings(simplified(text))

/** Lines that each name one kind of thing are one offer, and a nod to an offer takes it. */
function inOneLine(text: string): string {
  const nod = nods.find(({ words }) => words.has(plainForm(text)))
  return nod?.move ?? text.replace(linesOfThings, (lines) => lines.trim().replace(/\s*\n[\s*•-]*/gu, ', '))
}

const linesOfThings = new RegExp(
  String.raw`(?:(?:^|\n)[^\p{L}\p{N}\n]*(?:hats?|balls?|apples?|帽子?|球|苹果)[^\p{L}\p{N}\n]*[:：=][^\p{L}\p{N}\n]*\d{1,9}[^\p{L}\p{N}\n]*(?=\n|$)){2,3}`,
  'giu',
)
const nods = [
  {
    move: 'accept',
    words: new Set([
      ...['yes', 'yes please', 'yeah', 'yep', 'ok', 'okay', 'sure', 'fine', 'fine by me', 'sounds good'],
      ...['好', '好的', '可以', '行', '没问题', '是', '是的'],
    ]),
  },
  {
    move: 'reject',
    words: new Set(['no', 'nope', 'no thanks', 'no thank you', '不', '不行', '不可以', '不好', '不要']),
  },
] as const

/** An answer as it is written. Refusals in old logs are its. */
export function readAsWritten(text: string, bargained: Bargained): Understood<Meant> {
  const read = readIt(text, bargained)
  const isFaultyOffer = !read.ok && (read.reason === 'no-things' || read.reason === 'out-of-range')
  // What is wrong with an offer does not matter where none can be made.
  return isFaultyOffer && bargained.isLast ? { ok: false, reason: 'no-offers-left' } : read
}

function readIt(text: string, bargained: Bargained): Understood<Meant> {
  const said = withJson(text.slice(0, longestText))
  const read = (part: string, isSaid: boolean) => {
    const digits = plainDigits(part).replace(isOffered, '$1, that is ')
    return undenied(
      part,
      withoutRival(digits, readWords(digits, bargained, isSaid ? heard(part) : null)),
      bargained,
    )
  }
  const given = readObjects(said)
  if (givesOtherwise(said, bargained.counts)) return { ok: false, reason: 'ambiguous' }
  if (given) {
    const readOne = (object: object) => readEarlier(JSON.stringify(object), bargained)
    if (namesGivenTwice(said).length > 0 || !objectsAgree(said, readOne, isSameMove))
      return { ok: false, reason: 'ambiguous' }
    const inObject = readEarlier(said, bargained)
    if (inObject.ok && inObject.move.kind === 'offer' && namesUnknownThings(said))
      return { ok: false, reason: 'unsure' }
    if (saysAnother(said, { inObject, read, isSame: isSameMove })) return { ok: false, reason: 'ambiguous' }
    return given.raw === undefined ? inObject : undenied(plainDigits(given.raw), inObject, bargained)
  }
  if (emptyOffer.test(said)) return { ok: false, reason: 'no-things' }
  if (unclearAmounts.test(plainDigits(said))) return { ok: false, reason: 'ambiguous' }
  return readAgreeing(said.replace(offered, 'Action:'), read, isSameMove)
}

const noun = '(?:hats?|balls?|apples?)(?![a-z])'
/** What is said of an offer, as in “2 hats and 1 ball is my final offer”, is nothing about the worth of a ball. */
const isOffered = new RegExp(
  String.raw`(${noun}) (?:(?:is|are)|would be|seems?|looks?|feels?) (?=(?:(?:clearly|surely|just|only|still) )?(?:my|our|the|what|all|best|fair|right|good|safe|fine|enough|final)(?![a-z]))`,
  'giu',
)
/** From so many to so many, of two kinds the better one, and giving without saying what one keeps. */
const unclearAmounts = new RegExp(
  [
    String.raw`\d ?[-–~] ?\d+ (?:of )?(?:the )?${noun}|\d ?[-–~到至] ?\d+ ?[顶个只颗枚件]?(?:帽子?|球|苹果)`,
    String.raw`(?<![a-z])prefer [^.;!?
]{0,60}(?:to|over) (?:\d|an?|one|two|the) ?[^.;!?
]{0,20}${noun}`,
    String.raw`(?<![a-z])(?:i|we)(?: will|'ll|’ll| would|'d|’d)? give (?!you|me)(?:(?!you(?![a-z])|me(?![a-z])|take|keep|want)[^.;!?
])*$`,
  ].join('|'),
  'iu',
)

const bareNumbers =
  /(?<!\d)(?<!\d\.)(\d{1,2})(?:\s*[/,，、-]\s*|\s+)(\d{1,2})(?:\s*[/,，、-]\s*|\s+)(\d{1,2})(?![\d.]*\d)/gu

/** Things with their names and numbers without any are two offers, unless they are the same. */
function withoutRival(part: string, read: Understood<Meant>): Understood<Meant> {
  if (!read.ok || read.move.kind !== 'offer') return read
  const { take } = read.move
  const isRival = [...part.matchAll(bareNumbers)].some(([, ...numbers]) =>
    take.some((count, at) => count !== Number(numbers[at])),
  )
  return isRival ? { ok: false, reason: 'ambiguous' } : read
}

/** The words are heard as they were said, but read with plain digits and simplified characters. */
const plainDigits = (part: string) =>
  simplified(part.replace(/[０-９]/gu, (digit) => digit.normalize('NFKC')))

/** What is no number of things: “-1 hats”, “1.5 hats”, “half a ball”. */
const noCount = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])[-−–]\d+|\d+\.\d+|(?<![\d/])\d+/\d+|[½¼¾]|(?<![a-z])(?:half|a third|a quarter))\s*(?:of )?(?:(?:an?|the|my|your)(?![a-z]) ?)?[顶个只颗枚件]?(?:hats?|balls?|apples?|帽子?|球|苹果)`,
  'iu',
)

const counted = (text: string) =>
  withAllDigits(text).replace(/(?<![a-z])(?:an?|one)(?= (?:hat|ball|apple))/giu, '1')

/** Whether all things stand in sentences that tell what somebody wanted or got before, as in “You wanted 2 hats”. */
function tellsOfEarlier(text: string): boolean {
  const sentences = simplified(text.toLowerCase())
    .split(/[.;!?。；！？\n]/u)
    .filter((sentence) => anyThing.test(sentence))
  return sentences.length > 0 && sentences.every((sentence) => earlier.test(sentence))
}

const anyThing = /hat|ball|apple|帽|球|苹果/u
const earlier =
  /(?<![a-z])(?:last (?:time|turn|round|offer)|(?:you|i|we) (?:wanted|took|offered|asked|proposed|demanded|got|had|kept|claimed)|your (?:last |first |earlier |previous )?(?:offer|proposal) (?:was|is))(?![a-z])|上次|上轮|上一轮|上回合|刚才|先前|[你我]之前|[你我](?:已经)?(?:想?要|拿|提|出|得|留)(?:到|走|下)?了|你(?:的)?(?:上次)?(?:出价|提议|报价)是/u

/** “I cannot accept” turns an offer down, but to deny anything else about the end of a bargain is not clear. */
function undenied(part: string, read: Understood<Meant>, { seat }: Bargained): PartUnderstood<Meant> {
  if (!read.ok) return read
  if (tellsOfAnother(part, seat)) return unless('unsure', read)
  const text = withoutSpeaker(part)
  if (read.move.kind === 'offer') {
    if (namesUnknownThings(text)) return unless('unsure', read)
    if (noCount.test(plainDigits(text))) return { ok: false, reason: 'out-of-range' }
    if (isApproximate(counted(text))) return { ok: false, reason: 'approximate' }
    if (tellsOfEarlier(text)) return unless('unsure', read)
    return unless(howSaid(text, { words: things, beside, mayDoubt: true }), read)
  }
  const consent = withNo(text.toLowerCase()).replace(things, ' ')
  if (asksForConsent.test(consent) || isAddressed(text, false)) return unless('unsure', read)
  if (read.move.kind === 'accept') return unless(howSaid(consent, { words: acceptances, beside }), read)
  const plain = clausesOf(simplified(consent)).plain
  if (plain.replace(refusals, ' ').search(acceptances) >= 0) return { ok: false, reason: 'ambiguous' }
  return unless(howSaid(consent, { words: refusals, beside }) ?? 'unsure', read)
}

function unless(said: HowSaid, read: Understood<Meant>): PartUnderstood<Meant> {
  if (said === 'unsure' && read.ok) return { ok: false, reason: said, named: read.move }
  return said === 'denied' ? { ok: false, reason: said } : read
}

function isSameMove(one: Meant, other: Meant): boolean {
  if (one.kind === 'offer') return other.kind === 'offer' && isSame(one.take, other.take)
  return one.kind === other.kind
}
