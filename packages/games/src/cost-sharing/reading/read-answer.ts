import type { Seat } from '@wis/engine'
import { answerParts } from '../../contract/reading/answer-part.ts'
import type { Understood } from '../../contract/slips.ts'
import type { Shares } from '../shares.ts'
import { isSame } from '../shares.ts'
import { seatsNamedIn, sharesIn } from './numbers.ts'
import type { Reader } from './numbers.ts'
import { readObjects } from './read-objects.ts'

/** What a seat means by its answer, with the words that all hear. */
export type Meant =
  | { readonly kind: 'propose'; readonly shares: Shares; readonly text: string | null }
  | { readonly kind: 'support'; readonly supported: Seat; readonly text: string | null }

/** What an answer is read against. */
export interface Negotiated extends Reader {
  /** What each seat stands behind. */
  readonly stands: readonly (Shares | null)[]
}

/** The longest part of an answer that is read. */
export const longestText = 16_384

/**
 * What earlier readers took an answer for, which refusals in old logs need: its fields if it has any, else its words. Of several lines it reads the one that is marked as the
 * answer or the last one, and all of them only if these say nothing. Total.
 */
export function readEarlier(text: string, negotiated: Negotiated): Understood<Meant> {
  const said = text.slice(0, longestText)
  const given = readObjects(said, negotiated)
  if (given) {
    const { shares, support, move, words } = given
    if (move !== 'support' && shares) return proposed(shares, words)
    if (move !== 'propose' && support !== undefined) return supported(support, words)
    if (move === 'support' || move === 'propose') return { ok: false, reason: `no-${move}` }
    return move === undefined ? { ok: false, reason: 'unreadable' } : readWords(move, negotiated, words)
  }
  let reason = 'unreadable'
  for (const part of answerParts(said)) {
    const read = readWords(part, negotiated, heard(part))
    if (read.ok) return read
    if (read.reason !== 'unreadable') reason = read.reason
  }
  return { ok: false, reason }
}

function proposed(shares: readonly number[], text: string | null): Understood<Meant> {
  const [one = NaN, other = NaN, last = NaN] = shares
  const isReadable = [one, other, last].every((share) => Number.isSafeInteger(share) && share >= 0)
  if (!isReadable) return { ok: false, reason: 'out-of-range' }
  return { ok: true, move: { kind: 'propose', shares: [one, other, last], text } }
}

const supported = (seat: Seat, text: string | null): Understood<Meant> => ({
  ok: true,
  move: { kind: 'support', supported: seat, text },
})

const ambiguous = { ok: false, reason: 'ambiguous' } as const

export function readWords(part: string, negotiated: Negotiated, words: string | null): Understood<Meant> {
  const shares = sharesIn(part, negotiated)
  if (shares === 'contradictory') return ambiguous
  const seat = supportIn(part, negotiated)
  if (!shares) {
    if (seat === 'unclear') return ambiguous
    return seat === undefined ? { ok: false, reason: 'unreadable' } : supported(seat, words)
  }
  const proposal = proposed(shares, words)
  if (seat === undefined || !proposal.ok || proposal.move.kind !== 'propose') return proposal
  const { shares: named } = proposal.move
  const holders = negotiated.stands.flatMap((stand, holder) =>
    stand && isSame(stand, named) ? [holder] : [],
  )
  const holder = seat === 'unclear' ? holders[0] : holders.find((one) => one === seat)
  return holder === undefined ? ambiguous : supported(holder, words)
}

const supports =
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
  if (!supports.test(part) || refusals.test(part) || conditions.test(part)) return undefined
  const [named, ...others] = seatsNamedIn(part, negotiated).filter((one) => one !== seat)
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

export function heard(part: string): string | null {
  const words = part.trim()
  return words === '' || words.startsWith('{') || isBare.test(words) ? null : words
}
