import type { Seat } from '@wis/engine'
import { howSaid, plainDigits, withNo } from '../../contract/reading/meant/how-said.ts'
import { tellsOfAnother } from '../../contract/reading/meant/in-full.ts'
import { isApproximate } from '../../contract/reading/meant/read-number.ts'
import { withAllDigits, withoutSpeaker } from '../../contract/reading/meant/spelled-out.ts'
import type { SpokenGame } from '../../contract/reading/meant/spoken.ts'
import { understood, unread } from '../../contract/slips.ts'
import type { Understood } from '../../contract/slips.ts'
import { wordLists } from '../../outline/outline.ts'
import { files } from '../content/generated/reading.ts'
import type { Shares } from '../shares.ts'
import { allSeats, isSame } from '../shares.ts'
import { isUnclearSupport, readObjects, seatsNamedIn, sharesIn } from './read-objects.ts'
import type { Given } from './read-objects.ts'

/** What a seat means by its answer. */
export type Meant =
  | { readonly kind: 'propose'; readonly shares: Shares }
  | { readonly kind: 'support'; readonly supported: Seat }

/** What an answer is read against. */
export interface Negotiated {
  readonly seat: Seat
  /** What each seat stands behind. */
  readonly stands: readonly (Shares | null)[]
}

/** How an answer is read against what everybody stands behind. */
export const negotiating = (negotiated: Negotiated): SpokenGame<Meant, ReturnType<typeof fieldsOf>> => ({
  seat: negotiated.seat,
  isBare,
  inProgram,
  inObjects: (said) => {
    const given = readObjects(said)
    if (!given) return undefined
    const earlier = earlierInObjects(given, negotiated)
    return { earlier, today: supportOrShares(given, earlier, negotiated), move: given.move }
  },
  inWords: (part) => readWords(part, negotiated),
  inPart: (part) => readPart(part, negotiated),
  howMeant: (part, meant) => howMeant(part, meant, negotiated),
  fault: (text, inObjects) =>
    inObjects?.ok && inObjects.move.kind === 'support' && isUnclearSupport(text) ? 'unsure' : undefined,
  fuller: (text) => text.replace(pays, '$1：'),
  fieldsOf,
})

const fieldsOf = (meant: Meant) => ({
  move: meant.kind,
  shares: meant.kind === 'propose' ? meant.shares : null,
  support: meant.kind === 'support' ? meant.supported : null,
})

/** Shares in the order of the seats, or the name of the seat whose shares are supported. */
function inProgram(object: Readonly<Record<string, unknown>>): Meant | undefined {
  const { move, shares, support, ...others } = object
  if (Object.keys(others).length > 0) return undefined
  if (
    move === 'propose' &&
    support === undefined &&
    Array.isArray(shares) &&
    shares.length === allSeats.length
  ) {
    const read = shares.every((share) => typeof share === 'number') && proposed(shares)
    return read && read.ok ? read.move : undefined
  }
  if (move !== 'support' || shares !== undefined || typeof support !== 'string') return undefined
  const named = Number(/^(?:Player |玩家)([1-9])$/u.exec(support)?.[1]) - 1
  const supported = allSeats.find((seat) => seat === named)
  return supported === undefined ? undefined : { kind: 'support', supported }
}

function earlierInObjects({ shares, support, move }: Given, negotiated: Negotiated): Understood<Meant> {
  if (move !== 'support' && shares) return proposed(shares)
  if (move !== 'propose' && support !== undefined) return supporting(support)
  if (move === 'support' || move === 'propose') return unread(`no-${move}`)
  return move === undefined ? unread('unreadable') : readWords(move, negotiated)
}

function proposed(shares: readonly number[]): Understood<Meant> {
  const isReadable = shares.every((share) => Number.isSafeInteger(share) && share >= 0)
  return isReadable ? understood({ kind: 'propose', shares }) : unread('out-of-range')
}

const supporting = (supported: Seat) => understood<Meant>({ kind: 'support', supported })
const ambiguous = unread('ambiguous')

function readWords(part: string, negotiated: Negotiated): Understood<Meant> {
  const shares = sharesIn(part, negotiated.seat)
  if (shares === 'contradictory') return ambiguous
  const seat = supportIn(part, negotiated)
  if (!shares) {
    if (seat === 'unclear') return ambiguous
    return seat === undefined ? unread('unreadable') : supporting(seat)
  }
  const proposal = proposed(shares)
  if (seat === undefined || !proposal.ok || proposal.move.kind !== 'propose') return proposal
  const { shares: named } = proposal.move
  const holders = negotiated.stands.flatMap((stand, holder) =>
    stand && isSame(stand, named) ? [holder] : [],
  )
  const holder = seat === 'unclear' ? holders[0] : holders.find((one) => one === seat)
  return holder === undefined ? ambiguous : supporting(holder)
}

const anySupport =
  /(?<![a-z])(?:support|back|second|accept|agree(?:\s+(?:with|to))?|vote\s+for|go\s+(?:along\s+)?with|join)(?:s|ed|ing)?(?![a-z])|支持|同意|赞成|接受|附议/iu
const refusals =
  /(?<![a-z])(?:not|\w{0,6}n['’]t|cannot|never|unable\s+to|refuse\s+to|reject|disagree)(?![a-z])|不(?:能|会|想|愿意?|可能)?(?:支持|同意|赞成|接受)|无法|拒绝|反对/iu
const conditions = /(?<![a-z])(?:if|unless|provided)(?![a-z])|如果|要是|只要|除非|吗|[?？]/iu
const stays = /(?<![a-z])(?:stay|stick|keep|stand\s+by|insist|hold)(?![a-z])|坚持|维持|保持/iu
const ofOwn = /(?<![a-z])(?:my|mine|own)(?![a-z])|我的|自己/iu

/** Whose shares a text supports. */
function supportIn(part: string, negotiated: Negotiated): Seat | 'unclear' | undefined {
  const { seat, stands } = negotiated
  if (stays.test(part) && ofOwn.test(part) && stands[seat]) return seat
  if (!anySupport.test(part) || refusals.test(part) || conditions.test(part)) return undefined
  const [named, ...others] = seatsNamedIn(part).filter((one) => one !== seat)
  if (named !== undefined) return others.length === 0 ? named : 'unclear'
  return onlyStandOfOthers(negotiated) ?? 'unclear'
}

/** A seat with the shares of all others who stand behind any, if these are the same. */
function onlyStandOfOthers({ seat, stands }: Negotiated): Seat | undefined {
  const others = stands.flatMap((stand, holder) => (stand && holder !== seat ? [{ holder, stand }] : []))
  const [first] = others
  return first && others.every(({ stand }) => isSame(stand, first.stand)) ? first.holder : undefined
}

/** Bare answers such as “40/35/25” are no words to the others. */
const isBare =
  /^[^\p{L}\p{N}]*(?:(?:propose|提出|support\s+player\s*\d|支持玩家\s*\d)|[\d\s%％/,;:，、()（）[\]-]+)[^\p{L}\p{N}]*$/iu

const supports =
  /(?<![a-z])(?:support|(?<!take )back|second|accept|agree|vote for|go with|join)(?:s|ed|ing)?(?![a-z])|支持|同意|赞成|接受|附议/gu
const seatAlone =
  /(?:player|airline|玩家|航空公司) ?\d(?:['’]s)?的?(?![^\p{L}\d]{0,4}\d| pays?| covers?|出)/giu
const seatOrShares = /(?:player|airline|玩家|航空公司) ?\d(?:['’]s)?的?|\d+ ?[%％]?/giu
const nobody = /(?<![a-z])(?:nobody|no one|none|neither|no player|nothing)(?![a-z])|没有?人|谁也?都?不|谁都/iu

/** “玩家1承担40%” */
const pays = /((?:玩家|航空公司)\s?\d)\s?(?:将|应该?|需)?(?:承担|负担|分担|分摊|支付)\s?(?=\d)/gu

/** Shares beside a support that no word of a move tells apart must be those that are supported. */
function supportOrShares(
  { move, support, shares }: Given,
  read: Understood<Meant>,
  negotiated: Negotiated,
): Understood<Meant> {
  if (move === 'propose' || move === 'support' || !shares) return read
  const named = move === undefined ? undefined : readWords(move, negotiated)
  const supported = support ?? (named?.ok && named.move.kind === 'support' ? named.move.supported : undefined)
  if (supported === undefined || !read.ok) return read
  const stand = negotiated.stands[supported]
  if (!stand || read.move.kind !== 'propose' || !isSame(stand, read.move.shares)) return ambiguous
  return supporting(supported)
}

/** Numbers in words are read where digits say nothing, because “one” is often no number. */
function readPart(part: string, negotiated: Negotiated): Understood<Meant> {
  const digits = inPlain(part)
  const read = readWords(digits, negotiated)
  const isSupport = read.ok ? read.move.kind === 'support' : read.reason === 'ambiguous'
  if (isSupport && namesNobody(withoutSpeaker(digits), negotiated.seat)) return unread('no-support')
  // “Let's go with 40/35/25” supports nobody, if nobody stands behind that.
  if (!read.ok && read.reason === 'ambiguous' && seatsNamedIn(digits).length === 0) {
    const named = sharesIn(digits, negotiated.seat)
    if (Array.isArray(named)) return readWords(named.join('/'), negotiated)
  }
  if (read.ok || read.reason !== 'unreadable') return read
  if (digits.includes('分之')) return read
  const spelled = withAllDigits(digits)
  return spelled === digits ? read : readWords(spelled, negotiated)
}

/** Support for the own seat, or for one that is not there. */
const namesNobody = (part: string, own: Seat) =>
  /(?:player|airline|玩家|航空公司) ?\d/iu.test(part) &&
  sharesIn(part, own) === undefined &&
  seatsNamedIn(part).every((seat) => seat === own)

/** Numbers with the names of their seats. */
const shares = /(?:(?:player|airline) ?\d (?:pays? |covers? )?)?\d+(?: \d+)*|(?:玩家|航空公司) ?\d ?出?\d+/gu
const { beside } = wordLists(files, ['beside'])

/** With names of seats in one way. */
const inPlain = (part: string) =>
  plainDigits(part)
    .replace(/(?<![\p{L}\d])p ?([1-9])(?![\p{L}\d])/giu, 'Player $1')
    .replace(/(?<![a-z\d])([1-9]) ?号(?:玩家)?/giu, '玩家$1 ')

/** Only support is told of another seat, and only shares can be approximate. */
function howMeant(part: string, { kind }: Meant, { seat }: Negotiated) {
  const text = withAllDigits(withoutSpeaker(part))
  if (kind === 'propose') {
    if (isApproximate(text)) return 'approximate'
    return howSaid(text.replace(seatAlone, ' another '), { words: shares, beside, mayDoubt: true })
  }
  if (tellsOfAnother(part, seat)) return 'unsure'
  if (nobody.test(part)) return 'denied'
  return howSaid(withNo(text).replace(seatOrShares, ' '), { words: supports, beside })
}
