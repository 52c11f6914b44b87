import type { Forfeit, ForfeitReason, Ruling, Seat } from '@wis/engine'
import { notAsked } from './asked.ts'
import type { Asked } from './asked.ts'
import type { FieldValues, Field } from './field.ts'
import type { Moved } from './moved.ts'
import { cutText, storable } from './reading/cut-text.ts'
import { readMeant } from './reading/meant/read-meant.ts'
import { readFields } from './reading/read-fields.ts'
import type { Filled } from './reading/read-fields.ts'

export const slipEnds = ['random', 'lose', 'harmless'] as const

/**
 * What follows from answers that break the rules of a move: after so many to one question, the seat gets a legal move
 * by chance, loses, or makes the game's own harmless move. A seat that gives no answer at all gets no second try.
 */
export interface Slips {
  readonly tries: number
  readonly then: (typeof slipEnds)[number]
}

/** An answer that is no legal move. The seat is told why. */
export interface MoveRefused {
  readonly type: 'move-refused'
  readonly seat: Seat
  readonly step: number
  readonly said: string
  readonly reason: string
}

/** A seat gave no answer to a question. */
export interface MoveMissed {
  readonly type: 'move-missed'
  readonly seat: Seat
  readonly step: number
  readonly reason: ForfeitReason
}

/** The answer of a seat: a move that may or may not be legal, or a text that is no move. */
export type Said<Move> = SaidNow<Move> & {
  /** What readers of earlier days took it for, if that was something else. Refusals in old logs are theirs. */
  readonly earlier?: SaidNow<Move>
}

type SaidNow<Move> =
  | { readonly kind: 'said'; readonly said: string; readonly move: Move }
  | { readonly kind: 'unreadable'; readonly said: string; readonly reason: string }

/** The number of code points kept of an answer that was refused. */
const keptLength = 200

/** Reads an answer by the fields of its turn. It reads the text that a log would keep, so that anybody can read it again. */
export function readSaid<Move>(
  fields: readonly Field[],
  text: string,
  moveOf: (values: FieldValues) => Move,
  earlierFields: readonly Field[] = fields,
): Said<Move> {
  const movesOf =
    (read: (of: readonly Field[], answer: string) => Filled, of: readonly Field[]) =>
    (answer: string): Understood<Move> => {
      const filled = read(of, answer)
      return filled.ok ? { ok: true, move: moveOf(filled.values) } : filled
    }
  return readSaidBy(text, movesOf(readMeant, fields), movesOf(readFields, earlierFields))
}

/** What a game reads out of an answer, or why it reads nothing. */
export type Understood<Move> =
  | { readonly ok: true; readonly move: Move }
  | { readonly ok: false; readonly reason: string }

/** Reads an answer by the game's own readers, of today and of earlier days, which must take any text. */
export function readSaidBy<Move>(
  text: string,
  read: (answer: string) => Understood<Move>,
  readEarlier: (answer: string) => Understood<Move> = read,
): Said<Move> {
  const answer = storable(text.trim())
  const said = keptOf(answer)
  const now = saidNow(said, read(answer))
  const earlier = saidNow(said, readEarlier(answer))
  return JSON.stringify(now) === JSON.stringify(earlier) ? now : { ...now, earlier }
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
