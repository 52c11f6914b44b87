import type { Seat } from '@wis/engine'
import { answerParts } from '../../contract/reading/answer-part.ts'
import type { Understood } from '../../contract/slips.ts'
import { isSame, perKind } from '../things.ts'
import type { PerKind } from '../things.ts'
import { mentionsIn } from './clauses.ts'
import { consentIn } from './consent.ts'
import { divisionBy } from './division.ts'
import { readObjects } from './read-objects.ts'

/** What a seat means by its answer, with the words that the other one hears. */
export type Meant =
  | { readonly kind: 'offer'; readonly take: PerKind; readonly text: string | null }
  | { readonly kind: 'accept'; readonly text: string | null }
  | { readonly kind: 'reject'; readonly text: string | null }

/** What an answer is read against. */
export interface Bargained {
  readonly seat: Seat
  readonly counts: PerKind
  /** What the other seat would take by the offer on the table. */
  readonly standing: PerKind | undefined
  /** Whether no offer can follow. */
  readonly isLast: boolean
}

/** The longest part of an answer that is read. */
export const longestText = 16_384

/**
 * What earlier readers took an answer for, which refusals in old logs need: its fields if it has any, else its words. Of several lines it reads the one that is marked as the
 * answer or the last one, and all of them only if these say nothing. Total.
 */
export function readEarlier(text: string, bargained: Bargained): Understood<Meant> {
  const said = text.slice(0, longestText)
  const given = readObjects(said)
  if (given) {
    const { take, move, words } = given
    if (take === 'contradictory') return { ok: false, reason: 'ambiguous' }
    if (take?.some(Number.isNaN)) return { ok: false, reason: 'out-of-range' }
    if (take && move !== 'accept' && move !== 'reject') return offer(take, words)
    if (move === 'accept' || move === 'reject') return { ok: true, move: { kind: move, text: words } }
    if (move === 'offer') return { ok: false, reason: 'no-things' }
    if (move !== undefined) return readWords(move, bargained, words)
    return { ok: false, reason: 'unreadable' }
  }
  let reason = 'unreadable'
  for (const part of answerParts(said)) {
    const read = readWords(part, bargained, heard(part))
    if (read.ok) return read
    if (read.reason !== 'unreadable') reason = read.reason
  }
  return { ok: false, reason }
}

const offer = (take: PerKind, text: string | null): Understood<Meant> => ({
  ok: true,
  move: { kind: 'offer', take, text },
})

export function readWords(part: string, bargained: Bargained, words: string | null): Understood<Meant> {
  const take = takeIn(part, bargained.counts)
  const consent = consentIn(part)
  if (take === 'contradictory') return { ok: false, reason: 'ambiguous' }
  if (!take) {
    return consent ? { ok: true, move: { kind: consent, text: words } } : { ok: false, reason: 'unreadable' }
  }
  if (consent !== 'accept') return offer(take, words)
  return isOnTheTable(take, bargained)
    ? { ok: true, move: { kind: 'accept', text: words } }
    : { ok: false, reason: 'ambiguous' }
}

/** Whether this is what the offer on the table leaves. */
const isOnTheTable = (take: PerKind, { counts, standing }: Bargained) =>
  standing !== undefined &&
  isSame(
    perKind((index) => (take[index] ?? 0) + (standing[index] ?? 0)),
    counts,
  )

function takeIn(part: string, counts: PerKind): PerKind | 'contradictory' | undefined {
  const mentions = mentionsIn(part)
  if (mentions.length === 0) return bareNumbers(part)
  const divided = divisionBy(mentions, counts)
  return typeof divided === 'string' ? (divided === 'unclear' ? undefined : divided) : divided.take
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

export function heard(part: string): string | null {
  const words = part.trim()
  return words === '' || words.startsWith('{') || isBare.test(words) ? null : words
}
