import type { Understood } from '../../slips.ts'
import { plainForm } from '../mentions.ts'
import { entriesIn, objectsIn } from '../objects-in.ts'
import { correctionsIn, linesOf, markedIn } from '../read-fields.ts'
import { entriesMeant, namesOfAnswer } from './entries-meant.ts'
import { entriesInWords, isObjectAlone } from './read-meant.ts'

/** A move with the words that the others hear beside it. */
export interface Spoken {
  readonly text: string | null
}

/** Whether two moves are the same, whatever is said beside them. */
const isSame = (one: Spoken, other: Spoken): boolean =>
  JSON.stringify({ ...one, text: null }) === JSON.stringify({ ...other, text: null })

/** What a part of an answer says. What is named and not clearly meant may still be another move than that of other parts. */
export type PartUnderstood<Move> =
  | Understood<Move>
  | { readonly ok: false; readonly reason: 'unsure'; readonly named: Move }

type PartReader<Move> = (part: string, isSaid: boolean) => PartUnderstood<Move>

/**
 * Reads an answer in words by a game's own reader of a part. A marked part counts before the others. Without one, no
 * two of the first line, the last line and the whole may mean different moves; the words of the last line are kept.
 */
export function readAgreeing<Move extends Spoken>(text: string, read: PartReader<Move>): Understood<Move> {
  const levels = entriesMeant(objectsIn(text))
  if (isObjectAlone(text, levels)) {
    // Entries are read as if they were said.
    const told = levels.map((entries) => read(entriesInWords(entries), false)).find(isTelling)
    return told?.ok ? told : { ok: false, reason: told?.reason ?? 'unreadable' }
  }
  const lines = linesOf(text)
  const marked = markedIn(text)
    .map((part) => read(part, true))
    .filter(isTelling)
  const parts =
    marked.length > 0
      ? [...marked, ...correctionsIn(lines).map((part) => read(part, true))]
      : [lines.at(-1) ?? '', lines[0] ?? '', text].map((part) => read(part, true))
  const moves = parts.flatMap((part) => (part.ok ? [part.move] : []))
  const [first] = moves
  const telling = parts.filter((part) => !part.ok && part.reason === 'denied')[0]
  if (telling) return telling
  const [last, , whole] = parts
  const isOpen = marked.length === 0 && !last?.ok && whole?.ok === false && whole.reason === 'ambiguous'
  if (isOpen) return { ok: false, reason: 'ambiguous' }
  if (first === undefined)
    return {
      ok: false,
      reason: parts.map(reasonOf).find((reason) => reason !== 'unreadable') ?? 'unreadable',
    }
  const named = parts.flatMap((part) => ('named' in part ? [part.named] : []))
  // Lines between may be those of a list.
  const between =
    marked.length > 0
      ? []
      : lines
          .slice(1, -1)
          .slice(0, mostLines)
          .map((line) => read(line, true))
  const listed = between.flatMap((part) => (part.ok ? [part.move] : []))
  return [...moves, ...named, ...listed].every((move) => isSame(first, move))
    ? { ok: true, move: first }
    : { ok: false, reason: 'ambiguous' }
}

/**
 * What the objects of an answer say together: each of them, and each answer that they name, is read by itself, and no two
 * may mean different moves. A score beside an answer is none.
 */
export function objectsAgree<Move extends Spoken>(
  text: string,
  read: (object: object) => Understood<Move>,
): boolean {
  const objects = objectsIn(text)
  const named = entriesIn(objects)
    .flat()
    .filter(([name, value]) => namesOfAnswer.includes(plainForm(name)) && typeof value === 'string')
  const moves = [...objects, ...named.map(([, value]) => ({ move: value }))].flatMap((object) => {
    const one = read(object)
    return one.ok ? [one.move] : []
  })
  return moves.every((move) => moves.slice(0, 1).every((first) => isSame(first, move)))
}

/** Whether the words behind an object mean another move than the object, which then may be an example. */
export function saysAnother<Move extends Spoken>(
  text: string,
  inObject: Understood<Move>,
  read: PartReader<Move>,
): boolean {
  const behind = text.slice(text.lastIndexOf('}') + 1)
  if (!inObject.ok || !/\p{L}/u.test(behind)) return false
  const said = readAgreeing(behind, read)
  return said.ok && !isSame(said.move, inObject.move)
}

const mostLines = 40

const reasonOf = <Move>(part: PartUnderstood<Move>) => (part.ok ? 'unreadable' : part.reason)
const isTelling = <Move>(part: PartUnderstood<Move>) => part.ok || part.reason !== 'unreadable'
