import type { Understood } from '../../slips.ts'
import { correctionsIn, linesOf, markedIn } from '../answer-part.ts'

/** What a part of an answer says. What is named and not clearly meant may still be another move than that of other parts. */
export type PartUnderstood<Move> =
  | Understood<Move>
  | { readonly ok: false; readonly reason: 'unsure'; readonly named: Move }

/**
 * Reads an answer in words by a game's own reader of a part. A marked part counts before the others. Without one, no
 * two of the first line, the last line and the whole may mean different moves; the words of the last line are kept.
 */
export function readAgreeing<Move>(
  text: string,
  read: (part: string) => PartUnderstood<Move>,
  isSame: (one: Move, other: Move) => boolean,
): Understood<Move> {
  const lines = linesOf(text)
  const marked = markedIn(text)
    .map((part) => read(part))
    .filter(isTelling)
  const parts =
    marked.length > 0
      ? [...marked, ...correctionsIn(lines).map((part) => read(part))]
      : [lines.at(-1) ?? '', lines[0] ?? '', text].map((part) => read(part))
  const moves = parts.flatMap((part) => (part.ok ? [part.move] : []))
  const [first] = moves
  const telling = parts.filter((part) => !part.ok && part.reason === 'denied')[0]
  if (telling) return telling
  if (first === undefined)
    return {
      ok: false,
      reason: parts.map(reasonOf).find((reason) => reason !== 'unreadable') ?? 'unreadable',
    }
  const named = parts.flatMap((part) => ('named' in part ? [part.named] : []))
  return [...moves, ...named].every((move) => isSame(first, move))
    ? { ok: true, move: first }
    : { ok: false, reason: 'ambiguous' }
}

const reasonOf = <Move>(part: PartUnderstood<Move>) => (part.ok ? 'unreadable' : part.reason)
const isTelling = <Move>(part: PartUnderstood<Move>) => part.ok || part.reason !== 'unreadable'
