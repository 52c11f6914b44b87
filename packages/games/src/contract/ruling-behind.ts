import { rngAt } from '@wis/engine'
import type { Game, GameEvent, Ruling } from '@wis/engine'
import { moveMissed, moveRefused } from './entry-schema.ts'
import type { Moved } from './moved.ts'
import { keptAs } from './slips.ts'
import type { Said } from './slips.ts'

/** A game whose logs tell the moves that led to them. */
export interface Recorded<State, Move, Event extends GameEvent> {
  readonly rules: Pick<Game<never, State, Move, Event>, 'turns' | 'readMove' | 'decide'>
  moveOf(event: Event, next?: Event): Moved<Move> | undefined
}

export interface FirstEntry<Event> {
  readonly seq: number
  readonly event: Event
  /** The event after it in the log, if there is one. */
  readonly next?: Event | undefined
}

/**
 * The ruling that begins with this entry, made again from what the entry tells of the answer. It is the ruling of the
 * match only if it has the same events. Undefined for an entry that no possible ruling begins with.
 */
export function rulingBehind<State, Event extends GameEvent>(
  game: Recorded<State, unknown, Event>,
  state: State,
  first: FirstEntry<Event>,
  seed: string,
): Extract<Ruling<GameEvent>, { ok: true }> | undefined {
  const moved = moveBehind(game, state, first)
  if (!moved) return undefined
  const rule = (move: unknown) => {
    const ruling = game.rules.decide(state, moved.seat, move, rngAt(seed, first.seq))
    return ruling.ok ? ruling : undefined
  }
  const ruling = rule(moved.move)
  if (begins(ruling, first.event)) return ruling
  const before = earlierOf(moved.move).map(rule)
  return before.find((one) => begins(one, first.event)) ?? ruling
}

/** A refusal in an old log may be that of a reader of earlier days, so that all count. */
const earlierOf = (move: unknown): readonly unknown[] => (isSaid(move) ? (move.earlier?.() ?? []) : [])

const isSaid = (move: unknown): move is Said<unknown> =>
  typeof move === 'object' && move !== null && 'said' in move

const begins = (ruling: { readonly events: readonly GameEvent[] } | undefined, event: GameEvent): boolean =>
  JSON.stringify(ordered(ruling?.events[0])) === JSON.stringify(ordered(event))

const ordered = (event: GameEvent | undefined) =>
  event && Object.entries(event).toSorted(([one], [other]) => (one < other ? -1 : 1))

function moveBehind<State, Event extends GameEvent>(
  game: Recorded<State, unknown, Event>,
  state: State,
  { event, next }: FirstEntry<Event>,
): Moved<unknown> | undefined {
  const missed = moveMissed.safeParse(event)
  if (missed.success) {
    const { seat, reason } = missed.data
    return { seat, move: { kind: 'forfeit', reason } }
  }
  const refused = moveRefused.safeParse(event)
  return refused.success ? refusedMove(game, state, refused.data) : game.moveOf(event, next)
}

/**
 * A refused answer is read again, so that none can be refused that was legal. Of a long answer only the beginning is
 * in the log, so its reason has to be believed.
 */
function refusedMove<State, Event extends GameEvent>(
  { rules }: Recorded<State, unknown, Event>,
  state: State,
  { seat, said, reason }: { readonly seat: number; readonly said: string; readonly reason: string },
): Moved<unknown> | undefined {
  if (said === '') return { seat, move: { kind: 'forfeit', reason: 'malformed' } }
  const kept = keptAs(said)
  if (kept === 'cut') return { seat, move: { kind: 'unreadable', said, reason } }
  const turn = rules.turns(state).find((due) => due.seat === seat)
  if (!kept || !turn) return undefined
  const move = rules.readMove(state, turn, said)
  const asToldThen = (one: unknown) => (isUnclear(one) && unclear.has(reason) ? { ...one, reason } : one)
  const earlier = () => earlierOf(move).map(asToldThen)
  if (isUnclear(move)) return { seat, move: { ...move, reason, earlier } }
  return { seat, move: isSaid(move) ? { ...move, earlier } : move }
}

/**
 * By these no move was chosen. Readers have told them apart in several ways, and earlier ones took some of these answers
 * for a move against the rules, so that any reason is believed. For what only readers of earlier days found unclear, any
 * of these is.
 */
const unclear: ReadonlySet<unknown> = new Set(['unreadable', 'ambiguous', 'denied', 'unsure', 'approximate'])

const isUnclear = (move: unknown): move is object =>
  typeof move === 'object' &&
  move !== null &&
  'kind' in move &&
  move.kind === 'unreadable' &&
  'reason' in move &&
  unclear.has(move.reason)
