import type { Seat } from '@wis/engine'
import { movedAs, readSaidBy, understood, unread } from '../../slips.ts'
import type { Understood } from '../../slips.ts'
import { namesGivenTwice, objectsIn } from '../objects-in.ts'
import { programObject, programWords } from '../program-object.ts'
import { answerParts, longestText } from '../read-fields.ts'
import { objectsAgree, readAgreeing, saysAnother } from './agreeing.ts'
import type { PartUnderstood, Spoken } from './agreeing.ts'
import { clausesOf } from './clauses.ts'
import { saidInObjects } from './entries-meant.ts'
import type { ObjectsOfAnswer } from './entries-meant.ts'
import type { HowSaid } from './how-said.ts'
import { inFull } from './in-full.ts'
import { withJson } from './python-objects.ts'

/** What objects in an answer say: to readers of earlier days, and today. */
export interface MovesInObjects<Move> {
  readonly earlier: Understood<Move>
  readonly today: Understood<Move>
  /** Their word for the move as it was written. */
  readonly move: string | undefined
}

/** How a game reads moves that seats make in words of their own. What others hear beside a move is added to it. */
export interface SpokenGame<Move extends object, Fields = unknown> {
  readonly seat: Seat
  /** Answers that are no words to the others, such as “accept” alone. */
  readonly isBare: RegExp
  /**
   * What an object says that holds nothing but a program's answer, field by field as the game asks for them, but for its
   * words. It must say the same as the other readers, which take many times as long.
   */
  inProgram(object: Readonly<Record<string, unknown>>): Move | undefined
  /** Undefined if no object in the answer has to do with the game. */
  inObjects(said: ObjectsOfAnswer): MovesInObjects<Move> | undefined
  /** What a part of an answer says to readers of earlier days. */
  inWords(part: string): Understood<Move>
  inPart(part: string): Understood<Move>
  /** How a part says its move: as `howSaid` tells it, or the reason for which it is refused. */
  howMeant(part: string, move: Move): HowSaid | 'approximate' | 'ambiguous' | 'out-of-range'
  /** Why the whole of an answer is refused, whatever it says in an object. */
  fault?(text: string, inObjects: Understood<Move> | undefined): string | undefined
  /** The reason that a seat is told instead of this one. */
  reasonFor?(reason: string): string
  /** Why an answer that nobody could read needs no other look. */
  strange?(text: string, reason: string): string | undefined
  /** The text, which is in full for all games already, with what is often left out in this one. */
  fuller?(text: string): string
  /** Marks for a part that is the answer, as `Action:`. */
  marked?(text: string): string
  /** The fields of an answer that means this move, but for `say`. */
  fieldsOf(move: Move): Fields
}

/** Reads an answer by such a game, and as readers of earlier days did. Total. */
export const readSpoken = <Move extends object, Fields>(text: string, game: SpokenGame<Move, Fields>) =>
  movedAs(
    readSaidBy(text, {
      read: (answer) => readMeantSpoken(answer, game),
      earlier: [(answer) => asWritten(answer, game), (answer) => asEarlier(answer, game)],
    }),
    (move) => ({ ...game.fieldsOf(move), say: move.text === null ? null : { text: move.text, cut: false } }),
  )

type Read<Move> = Understood<Move & Spoken>

/** Its fields if it has any, else its words. */
export function readMeantSpoken<Move extends object>(text: string, game: SpokenGame<Move>): Read<Move> {
  const move = ofProgram(text, game)
  return move ? understood(move) : readInWords(text, game)
}

function ofProgram<Move extends object>(text: string, game: SpokenGame<Move>): (Move & Spoken) | undefined {
  const program = programObject(text)
  if (!program) return undefined
  const { say, ...fields } = program
  const [move, words] = [game.inProgram(fields), programWords(say)]
  return move && words !== undefined ? { ...move, text: words } : undefined
}

/** The same answer read as anybody's words, even if a program wrote it. */
export function readInWords<Move extends object>(text: string, game: SpokenGame<Move>): Read<Move> {
  const read = asWritten(text, game)
  if (read.ok) return read
  const strange = game.strange?.(text, read.reason)
  if (strange !== undefined) return unread(strange)
  const inGeneral = inFull(text, game.seat)
  const full = game.fuller?.(inGeneral) ?? inGeneral
  if (full === text || objectsIn(text).length > 0) return read
  const again = asWritten(full, game)
  // What the others hear stays as it was said.
  return again.ok && again.move.text !== null ? heardWith(again, heard(text, game)) : again
}

function asWritten<Move extends object>(text: string, game: SpokenGame<Move>): Read<Move> {
  const read = readWhole(withJson(text.slice(0, longestText)), game)
  return read.ok || !game.reasonFor ? read : unread(game.reasonFor(read.reason))
}

function readWhole<Move extends object>(said: string, game: SpokenGame<Move>): Read<Move> {
  const read = (part: string, isSaid: boolean) => {
    const meant = game.inPart(part)
    const clear = clausesOf(part).lists ? ifSaid('unsure', meant) : undenied(part, meant, game)
    return heardWith(clear, isSaid ? heard(part, game) : null)
  }
  const objects = saidInObjects(said)
  const given = game.inObjects(objects)
  if (given) {
    const readOne = (object: object) => asEarlier(JSON.stringify(object), game)
    if (namesGivenTwice(said).length > 0 || !objectsAgree(said, readOne)) return ambiguous
  }
  const fault = game.fault?.(said, given?.today)
  if (fault !== undefined) return unread(fault)
  if (!given) return readAgreeing(game.marked?.(said) ?? said, read)
  const { today, move } = given
  if (saysAnother(said, heardWith(today, objects.words), read)) return ambiguous
  return heardWith(move === undefined ? today : undenied(move, today, game), objects.words)
}

const ambiguous = unread('ambiguous')

/**
 * What earlier readers took an answer for, which refusals in old logs need: its fields if it has any, else its words. Of
 * several lines it reads the one that is marked as the answer or the last one, and all of them only if these say nothing.
 */
function asEarlier<Move extends object>(text: string, game: SpokenGame<Move>): Read<Move> {
  const said = text.slice(0, longestText)
  const objects = saidInObjects(said)
  const given = game.inObjects(objects)
  if (given) return heardWith(given.earlier, objects.words)
  let reason = 'unreadable'
  for (const part of answerParts(said)) {
    const read = heardWith(game.inWords(part), heard(part, game))
    if (read.ok) return read
    if (read.reason !== 'unreadable') reason = read.reason
  }
  return unread(reason)
}

function heard(part: string, { isBare }: { readonly isBare: RegExp }): string | null {
  const words = part.trim()
  return words === '' || words.startsWith('{') || isBare.test(words) ? null : words
}

/** A move with the words that the others hear. */
function heardWith<Move extends object>(
  read: PartUnderstood<Move>,
  text: string | null,
): PartUnderstood<Move & Spoken> {
  if (read.ok) return { ok: true, move: { ...read.move, text } }
  return 'named' in read ? { ...read, named: { ...read.named, text } } : read
}

const undenied = <Move extends object>(part: string, read: Understood<Move>, game: SpokenGame<Move>) =>
  read.ok ? ifSaid(game.howMeant(part, read.move), read) : read

/** What is read if it is said so. What is only named may still be another move than that of other parts. */
function ifSaid<Move>(said: string | undefined, read: Understood<Move>): PartUnderstood<Move> {
  if (!read.ok || said === undefined || said === 'chosen') return read
  return said === 'unsure' ? { ok: false, reason: said, named: read.move } : { ok: false, reason: said }
}
