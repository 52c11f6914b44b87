import type { Understood } from '../../slips.ts'
import { linesOf, markedIn } from '../answer-part.ts'

/**
 * Reads an answer in words by a game's own reader of a part. A marked part counts before the others. Without one, no
 * two of the first line, the last line and the whole may mean different moves; the words of the last line are kept.
 */
export function readAgreeing<Move>(
  text: string,
  read: (part: string) => Understood<Move>,
  isSame: (one: Move, other: Move) => boolean,
): Understood<Move> {
  const lines = linesOf(text)
  const marked = markedIn(text)
    .map((part) => read(part))
    .filter(isTelling)
  const parts =
    marked.length > 0 ? marked : [lines.at(-1) ?? '', lines[0] ?? '', text].map((part) => read(part))
  const moves = parts.flatMap((part) => (part.ok ? [part.move] : []))
  const [first] = moves
  const telling = parts.filter((part) => !part.ok && part.reason === 'denied')[0]
  if (telling) return telling
  if (first === undefined) return parts.find(isTelling) ?? { ok: false, reason: 'unreadable' }
  return moves.every((move) => isSame(first, move))
    ? { ok: true, move: first }
    : { ok: false, reason: 'ambiguous' }
}

const isTelling = <Move>(part: Understood<Move>) => part.ok || part.reason !== 'unreadable'
