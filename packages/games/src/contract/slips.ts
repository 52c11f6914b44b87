import type { Entry, Forfeit, Ruling, Seat } from '@wis/engine'
import { notAsked } from './asked.ts'
import type { Asked } from './asked.ts'
import type { MoveMissed, MoveRefused, Slips } from './entry-schema.ts'
import type { Field, FieldValue, FieldValues, PicksField } from './field.ts'
import type { GameKit } from './game-kit.ts'
import type { Moved } from './moved.ts'
import { cutText, storable } from './reading/cut-text.ts'
import { earlierNamesOfAnswer } from './reading/meant/entries-meant.ts'
import { accusing, inFull, inOneList } from './reading/meant/in-full.ts'
import { readMeant } from './reading/meant/read-meant.ts'
import { programObject } from './reading/program-object.ts'
import { isWithin, longestText, readFields } from './reading/read-fields.ts'
import type { Filled } from './reading/read-fields.ts'
import { saidAloud } from './reading/without-thinking.ts'

/** The answer of a seat: a move that may or may not be legal, or a text that is no move. */
export type Said<Move> = SaidNow<Move> & {
  /** What readers of earlier days took it for. Refusals in old logs are theirs, and play asks for none of them. */
  readonly earlier?: () => readonly SaidNow<Move>[]
}

export type SaidNow<Move> =
  | { readonly kind: 'said'; readonly said: string; readonly move: Move }
  | { readonly kind: 'unreadable'; readonly said: string; readonly reason: string }

/** The number of code points kept of an answer that was refused. */
const keptLength = 200

/** Reads an answer by the fields of its turn. It reads the text that a log would keep, so that anybody can read it again. */
export function readSaid<Move>(
  fields: readonly Field[],
  text: string,
  moveOf: (values: FieldValues) => Move,
  { seat, earlierFields = fields }: { readonly seat?: Seat; readonly earlierFields?: readonly Field[] } = {},
): Said<Move> {
  const asMove = (filled: Filled): Understood<Move> =>
    filled.ok ? { ok: true, move: moveOf(filled.values) } : filled
  return readSaidBy(text, {
    read: (answer) => asMove(readClearly(fields, answer, seat)),
    earlier: [
      (answer) => asMove(readMeant(fields, saidAloud(answer.slice(0, longestText)))),
      (answer) => asMove(readMeant(fields, answer)),
      (answer) => asMove(readMeant(fields, answer, earlierNamesOfAnswer)),
      (answer) => asMove(readFields(earlierFields, answer)),
    ],
    isHeard: fields.some(({ kind, optional }) => kind === 'text' && !optional),
  })
}

/**
 * The fields of an answer, with what is often left out of one. What is said to others stays as it was written, so that it is
 * no reason to read an answer in full. The seat is the one that answers.
 */
export function readClearly(fields: readonly Field[], answer: string, seat?: Seat): Filled {
  const exact = readExactly(fields, answer)
  if (exact) return exact
  const read = readMeant(fields, answer)
  if (read.ok) return read
  const accuses = fields.some(({ kind, optional }) => kind === 'seat' && !optional)
  const full = inFull(accuses ? accusing(answer) : inOneList(answer), seat)
  if (full === answer) return read
  const again = readMeant(fields, full)
  const isHeard = fields.some(
    ({ name, kind }) => kind === 'text' && again.ok && again.values[name] !== undefined,
  )
  return isHeard ? read : again
}

/**
 * An answer of a program: an object of the fields, with choices and seats letter by letter and whole numbers within their bounds.
 * In training nearly every answer is one, and to read words takes many times as long.
 */
export function readExactly(fields: readonly Field[], answer: string): Filled | undefined {
  const given = programObject(answer)
  if (!given || Object.keys(given).some((name) => !fields.some((field) => field.name === name)))
    return undefined
  const values: Record<string, FieldValue> = {}
  for (const field of fields) {
    const said = given[field.name]
    if (said === undefined && field.optional) continue
    const value = exactValue(field, said)
    if (value === undefined) return undefined
    values[field.name] = value
  }
  return { ok: true, values }
}

function exactValue(field: Field, said: unknown): FieldValue | undefined {
  switch (field.kind) {
    case 'choice':
      return field.choices.find(({ value }) => value === said)?.value
    case 'seat':
      return field.seats.find(({ alias }) => alias === said)?.seat
    case 'picks':
      return exactPicks(field, said)
    case 'number':
      return typeof said === 'number' && Number.isInteger(said) && isWithin(field, said) ? said : undefined
    case 'text':
      return typeof said === 'string' && isPlain(said) ? storable(said.trim()) : undefined
    default:
      return undefined
  }
}

function exactPicks({ choices, least, most }: PicksField, said: unknown): readonly string[] | undefined {
  const picked = Array.isArray(said) ? said : []
  const inOrder = choices.flatMap(({ value }) => (picked.includes(value) ? value : []))
  return inOrder.length === picked.length && isWithin({ least, most }, picked.length) ? inOrder : undefined
}

/** Words that could be read as a value of their own are left to the reader of words. */
const isPlain = (said: string) => /^[^{}[\]"'`:：=\\\n]*[\p{L}\p{N}][^{}[\]"'`:：=\\\n]*$/u.test(said)

/** What a game reads out of an answer, or why it reads nothing. */
export type Understood<Move> =
  | { readonly ok: true; readonly move: Move }
  | { readonly ok: false; readonly reason: string }

export const understood = <const Move>(move: Move): Understood<Move> => ({ ok: true, move })
export const unread = (reason: string) => ({ ok: false, reason }) as const

type Reader<Move> = (answer: string) => Understood<Move>

/** A game's own readers of an answer, which must take any text. */
interface Readers<Move> {
  readonly read: Reader<Move>
  /** Those of earlier days, which read thoughts as well. */
  readonly earlier?: readonly Reader<Move>[]
  /** Whether all of the answer is heard at the table, so that thoughts belong to it. */
  readonly isHeard?: boolean
}

/** Reads an answer without its thoughts, and as readers of earlier days did. */
export function readSaidBy<Move>(
  text: string,
  { read, earlier = [], isHeard = false }: Readers<Move>,
): Said<Move> {
  const answer = storable(text.trim())
  const said = keptOf(answer)
  const now = saidNow(said, read(isHeard ? answer : saidAloud(answer.slice(0, longestText))))
  return withEarlier(now, () => [read, ...earlier].map((reader) => saidNow(said, reader(answer))))
}

/** The same answer as another move, for a reader that stands on another. */
export const saidAs = <Move, Other>(
  said: Said<Move>,
  as: (one: SaidNow<Move>) => SaidNow<Other>,
): Said<Other> => {
  const { earlier } = said
  return withEarlier(as(said), earlier && (() => earlier().map(as)))
}

/** The same answer with its move in another form. */
export const movedAs = <Move, Other>(said: Said<Move>, as: (move: Move) => Other): Said<Other> =>
  saidAs(said, (one) => (one.kind === 'said' ? { kind: 'said', said: one.said, move: as(one.move) } : one))

/** Field by field, because a spread is many times slower, and every answer of a match passes here. */
function withEarlier<Move>(now: SaidNow<Move>, earlier: Said<Move>['earlier']): Said<Move> {
  if (!earlier) return now
  return now.kind === 'said'
    ? { kind: 'said', said: now.said, move: now.move, earlier }
    : { kind: 'unreadable', said: now.said, reason: now.reason, earlier }
}

const saidNow = <Move>(said: string, understood: Understood<Move>): SaidNow<Move> =>
  understood.ok
    ? { kind: 'said', said, move: understood.move }
    : { kind: 'unreadable', said, reason: understood.reason }

function keptOf(answer: string): string {
  const { text, cut } = cutText(answer, keptLength)
  return cut ? `${text}…` : text
}

/** Whether a log keeps this much of an answer: all of it, a part of it, or neither. */
export function keptAs(said: string): 'whole' | 'cut' | undefined {
  const { text, cut } = cutText(said, keptLength)
  if (!cut) return said === storable(said.trim()) ? 'whole' : undefined
  return said === `${text}…` && text === storable(text.trimStart()) ? 'cut' : undefined
}

/** The move of a seat, as it was before the rules looked at it. */
export const saidBy = <Move>(seat: Seat, move: Move): Moved<Said<Move>> => ({
  seat,
  move: { kind: 'said', said: '', move },
})

interface Answered<Move, Event> {
  readonly seat: Seat
  readonly move: Said<Move> | Forfeit
  readonly asked: readonly Asked[]
  readonly slips: Slips
  /** Why a move is not legal now. Undefined if it is. */
  fault(move: Move): string | undefined
  play(move: Move): readonly Event[]
  /** The events of the end of all tries. */
  giveUp(then: Slips['then']): readonly Event[]
}

/** The ruling on an answer: the move, a refusal, or the end of all tries. */
export function ruleOnAnswer<Move, Event>(
  answered: Answered<Move, Event>,
): Ruling<Event | MoveRefused | MoveMissed> {
  const { seat, move, asked, slips } = answered
  const { step, tries } = asked[seat] ?? notAsked
  const isMissing = move.kind === 'forfeit' && move.reason !== 'malformed'
  if (isMissing) {
    const missed = { type: 'move-missed', seat, step, reason: move.reason } as const
    return { ok: true, events: [missed, ...answered.giveUp(slips.then)] }
  }
  const answer = move.kind === 'forfeit' ? nothingReadable : move
  const reason = answer.kind === 'said' ? answered.fault(answer.move) : answer.reason
  if (answer.kind === 'said' && reason === undefined) return { ok: true, events: answered.play(answer.move) }
  const refused = { type: 'move-refused', seat, step, said: answer.said, reason: reason ?? '' } as const
  const isLast = tries + 1 >= slips.tries
  return { ok: true, events: isLast ? [refused, ...answered.giveUp(slips.then)] : [refused] }
}

const nothingReadable = { kind: 'unreadable', said: '', reason: 'unreadable' } as const

const slips: readonly string[] = ['move-refused', 'move-missed']

/** How many answers of all seats were missing or refused in a match. */
export const slipsIn = ({ slips: own }: Pick<GameKit, 'slips'>, log: readonly Entry[]): number =>
  own?.(log) ?? log.filter(({ event }) => slips.includes(event.type)).length
