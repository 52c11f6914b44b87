import type { Seat } from '@wis/engine'
import { clausesOf } from '../../contract/reading/meant/clauses.ts'
import { howSaid, plainDigits, simplified, withNo } from '../../contract/reading/meant/how-said.ts'
import { tellsOfAnother } from '../../contract/reading/meant/in-full.ts'
import { isAddressed } from '../../contract/reading/meant/left-open.ts'
import { isApproximate } from '../../contract/reading/meant/read-number.ts'
import { withAllDigits, withoutSpeaker } from '../../contract/reading/meant/spelled-out.ts'
import type { SpokenGame } from '../../contract/reading/meant/spoken.ts'
import { plainForm } from '../../contract/reading/mentions.ts'
import { understood, unread } from '../../contract/slips.ts'
import type { Understood } from '../../contract/slips.ts'
import { kinds, named, restOf } from '../things.ts'
import type { PerKind } from '../things.ts'
import type { Answer } from '../view.ts'
import { divisionIn } from './division.ts'
import { consentIn, givesOtherwise, lists, namesUnknownThings, readObjects } from './read-objects.ts'

/** What a seat means by its answer. */
export type Meant =
  | { readonly kind: 'offer'; readonly take: PerKind }
  | { readonly kind: 'accept' | 'reject' }

/** What an answer is read against. */
export interface Bargained {
  readonly seat: Seat
  readonly counts: PerKind
  /** What the other seat would take by the offer on the table. */
  readonly standing: PerKind | undefined
  /** Whether no offer can follow. */
  readonly isLast: boolean
}

/** How an answer is read against what is on the table. */
export const bargaining = (bargained: Bargained): SpokenGame<Meant, Omit<Answer, 'say'>> => ({
  seat: bargained.seat,
  isBare,
  inProgram,
  inObjects: (said) => {
    const given = readObjects(said)
    if (!given) return undefined
    const read = earlierInObjects(given, bargained)
    return { earlier: read, today: read, move: given.raw === undefined ? undefined : plainDigits(given.raw) }
  },
  inWords: (part) => readWords(part, bargained),
  inPart: (part) => {
    const digits = plainDigits(part).replace(isOffered, '$1, that is ')
    return withoutRival(digits, readWords(digits, bargained))
  },
  howMeant: (part, meant) => howMeant(part, meant, bargained),
  fault: (text, inObjects) => {
    if (givesOtherwise(text, bargained.counts)) return 'ambiguous'
    if (inObjects) return isOffer(inObjects) && namesUnknownThings(text) ? 'unsure' : undefined
    if (emptyOffer.test(text)) return 'no-things'
    return unclearAmounts.test(plainDigits(text)) ? 'ambiguous' : undefined
  },
  // What is wrong with an offer does not matter where none can be made.
  reasonFor: (reason) =>
    bargained.isLast && (reason === 'no-things' || reason === 'out-of-range') ? 'no-offers-left' : reason,
  strange: (text, reason) => (asksForUnknownThings(text, reason) ? 'no-such-thing' : undefined),
  fuller: inOneLine,
  marked: (text) => text.replace(offered, 'Action:'),
  fieldsOf: (meant) => answerOf(meant.kind === 'offer' ? meant.take : meant.kind),
})

/** The fields of an answer, without its words: what its seat would take, or consent. */
export const answerOf = (chosen: PerKind | 'accept' | 'reject'): Omit<Answer, 'say'> =>
  typeof chosen === 'string' ? { move: chosen, ...named(undefined) } : { move: 'offer', ...named(chosen) }

/** An offer of every kind of thing, or consent without one. */
function inProgram(object: Readonly<Record<string, unknown>>): Meant | undefined {
  const { move, hats, balls, apples, ...others } = object
  if (Object.keys(others).length > 0) return undefined
  if (move === 'offer')
    return isCount(hats) && isCount(balls) && isCount(apples)
      ? { kind: 'offer', take: [hats, balls, apples] }
      : undefined
  const isConsent = move === 'accept' || move === 'reject'
  return isConsent && kinds.every((kind) => object[kind] === undefined) ? { kind: move } : undefined
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

const isOffer = (read: Understood<Meant>) => read.ok && read.move.kind === 'offer'

function earlierInObjects(
  { take, move }: NonNullable<ReturnType<typeof readObjects>>,
  bargained: Bargained,
): Understood<Meant> {
  if (take === 'contradictory') return unread('ambiguous')
  if (take?.some(Number.isNaN)) return unread('out-of-range')
  if (move === 'accept' || move === 'reject') return understood({ kind: move })
  if (take) return offer(take)
  if (move === 'offer') return unread('no-things')
  return move === undefined ? unread('unreadable') : readWords(move, bargained)
}

const offer = (take: PerKind) => understood<Meant>({ kind: 'offer', take })

function readWords(part: string, bargained: Bargained): Understood<Meant> {
  const take = takeIn(part, bargained.counts)
  const consent = consentIn(part)
  if (take === 'contradictory') return unread('ambiguous')
  if (!take) return consent ? understood({ kind: consent }) : unread('unreadable')
  if (consent !== 'accept') return offer(take)
  return isOnTheTable(take, bargained) ? understood({ kind: 'accept' }) : unread('ambiguous')
}

/** Whether this is what the offer on the table leaves. */
const isOnTheTable = (take: PerKind, { counts, standing }: Bargained) =>
  standing !== undefined && restOf(counts, standing).every((left, index) => left === take[index])

function takeIn(part: string, counts: PerKind): PerKind | 'contradictory' | undefined {
  const divided = divisionIn(part, counts)
  return divided === 'nothing' ? bareNumbers(part) : divided
}

/** Three numbers and no other ones, such as “2/1/0”: hats, balls and apples. */
function bareNumbers(part: string): PerKind | undefined {
  const [hats, balls, apples, ...others] =
    part.replace(/(?:player|玩家)\s*\d/giu, ' ').match(/(?<![\d.])\d{1,9}(?![\d.]*\d)/g) ?? []
  if (hats === undefined || balls === undefined || apples === undefined || others.length > 0) return undefined
  return [Number(hats), Number(balls), Number(apples)]
}

/** Bare answers such as “accept” are no words to the other seat. */
const isBare =
  /^[^\p{L}\p{N}]*(?:accept|reject|deal|no\s+deal|接受|拒绝|成交|[\d\s/,;，、()（）[\]-]+)[^\p{L}\p{N}]*$/iu

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

/** Marks an answer as well as “Action:”. */
const offered = /^[^\p{L}\p{N}\n]*(?:offer|proposal|出价|提议)\s*[:：]/gimu

/** An offer that names nothing. */
const emptyOffer =
  /^[^\p{L}\p{N}]*(?:(?:i|make|an?)\s+)*(?:offer|propose|counter[-\s]?offer|出价|还价|提议)[^\p{L}\p{N}]*$/iu

const asks = /(?<![a-z])(?:take|want|keep|get|like|have)(?![a-z])|[我想]要|我拿|给我/iu

const asksForUnknownThings = (text: string, reason: string): boolean =>
  (reason === 'unsure' || (reason === 'unreadable' && asks.test(text))) &&
  namesUnknownThings(simplified(text))

/** Lines that each name one kind of thing are one offer, and a nod to an offer takes it. */
function inOneLine(text: string): string {
  const nod = (['accept', 'reject'] as const).find((move) => lists[move].includes(plainForm(text)))
  return nod ?? text.replace(linesOfThings, (lines) => lines.trim().replace(/\s*\n[\s*•-]*/gu, ', '))
}

const linesOfThings = new RegExp(
  String.raw`(?:(?:^|\n)[^\p{L}\p{N}\n]*(?:hats?|balls?|apples?|帽子?|球|苹果)[^\p{L}\p{N}\n]*[:：=][^\p{L}\p{N}\n]*\d{1,9}[^\p{L}\p{N}\n]*(?=\n|$)){2,3}`,
  'giu',
)

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

const numbersInARow =
  /(?<!\d)(?<!\d\.)(\d{1,2})(?:\s*[/,，、-]\s*|\s+)(\d{1,2})(?:\s*[/,，、-]\s*|\s+)(\d{1,2})(?![\d.]*\d)/gu

/** Things with their names and numbers without any are two offers, unless they are the same. */
function withoutRival(part: string, read: Understood<Meant>): Understood<Meant> {
  if (!read.ok || read.move.kind !== 'offer') return read
  const { take } = read.move
  const isRival = [...part.matchAll(numbersInARow)].some(([, ...numbers]) =>
    take.some((count, at) => count !== Number(numbers[at])),
  )
  return isRival ? { ok: false, reason: 'ambiguous' } : read
}

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
function howMeant(part: string, { kind }: Meant, { seat }: Bargained) {
  if (tellsOfAnother(part, seat)) return 'unsure'
  const text = withoutSpeaker(part)
  if (kind === 'offer') {
    if (namesUnknownThings(text)) return 'unsure'
    if (noCount.test(plainDigits(text))) return 'out-of-range'
    if (isApproximate(counted(text))) return 'approximate'
    return tellsOfEarlier(text)
      ? 'unsure'
      : howSaid(text, { words: things, beside: lists.beside, mayDoubt: true })
  }
  const consent = withNo(text.toLowerCase()).replace(things, ' ')
  if (asksForConsent.test(consent) || isAddressed(text, false)) return 'unsure'
  if (kind === 'accept') return howSaid(consent, { words: acceptances, beside: lists.beside })
  const plain = clausesOf(simplified(consent)).plain
  if (plain.replace(refusals, ' ').search(acceptances) >= 0) return 'ambiguous'
  return howSaid(consent, { words: refusals, beside: lists.beside }) ?? 'unsure'
}
