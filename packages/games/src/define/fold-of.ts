import type { Audience, GameEvent, InBoth, MatchVoided, Outcome, Rng, Seat, Turn } from '@wis/engine'
import { afterSlip, answeringOf, askedAfter, askedAnew, turnOf } from '../contract/asked.ts'
import type { MoveMissed, MoveRefused, Slips } from '../contract/entry-schema.ts'
import type { Field } from '../contract/field.ts'
import type { Said } from '../contract/slips.ts'
import type { AnyFields, Values } from './answers.ts'
import type { Asks, Each, MatchOpened, Table } from './definition.ts'
import { isGiven } from './sentences.ts'
import type { EventSpecs } from './vocabulary.ts'

export interface AnyRules {
  readonly id: string
  readonly players: number
  readonly slips: Slips
  readonly turnLimitMs: number
}
export interface AnyTable extends Table<AnyRules> {
  readonly past: Readonly<Record<string, readonly Happened[]>>
  readonly bySeat: Readonly<Record<string, readonly (Happened | null)[]>>
}
export type Happened = GameEvent & { readonly [field: string]: unknown }
interface Ended {
  readonly type: 'match-ended'
  readonly points: readonly number[]
}
export type AnyEvent = MatchOpened<AnyRules> | MoveRefused | MoveMissed | Ended | Happened
export interface Meant {
  readonly kind: string
  readonly values: Values
}
export type AnyMove = Said<Meant>

export interface AnyMoveSpec {
  readonly fields: AnyFields
  readonly event?: string | Readonly<Record<string, string>>
  readonly says?: InBoth<string>
  holds?(values: Values, table: unknown, seat: Seat): object
  meant?(event: Happened): object | undefined
  /** These two are made of the rest: the event of an answer, and the answer behind an event. */
  as?(values: Values, table: unknown, seat: Seat): Happened
  readonly from?: Readonly<Record<string, (event: Happened) => Values | undefined>>
  readonly sealed?: string
  on?(table: unknown, event: unknown): object
  fault?(values: Values, table: unknown, seat: Seat): string | undefined
  draw?(table: unknown, seat: Seat, rng: Rng): Values
  readonly skipped?: string
  harmless?(table: unknown, seat: Seat): Happened
  lose?(table: unknown, seat: Seat, why: 'slips' | 'silence'): readonly Happened[]
  read?(text: string, asked: { fields: readonly Field[]; table: unknown; seat: Seat }): Said<Values>
}

/** The part of a definition that folds a log, without its types. */
export interface AnyTableDefinition {
  readonly id: string
  readonly events: EventSpecs
  start?(ruleset: AnyRules, each: Each): object
  readonly on?: Readonly<Record<string, ((table: unknown, event: unknown) => object) | undefined>>
  asks(table: unknown): Asks<string> | undefined
  readonly moves: Readonly<Record<string, AnyMoveSpec>>
  readonly refusals?: 'seat' | 'everyone'
  readonly rounds?: { readonly begin: string; readonly end?: string }
  readonly end: { readonly reason: string | ((table: unknown) => string) }
}

/** The fold of a log, who may read what of it, and how it ended. */
export const foldedRules = (game: AnyTableDefinition, usual: AnyRules) => ({
  blank: blankOf(game, usual),
  evolve: foldOf(game),
  audience: audienceOf(game),
  outcome: (table: AnyTable) => outcomeOf(game, table),
})

type WhoIsAsked = (table: AnyTable) => Required<Asks<string>> | undefined

/** Who is asked. The same state is looked at several times: after a ruling, for the turns, and for the next ruling. */
export function asksOf(game: AnyTableDefinition): WhoIsAsked {
  const answering = answersByKind(game)
  const ask: WhoIsAsked = (table) => {
    const asked = table.ending ? undefined : game.asks(table)
    if (!asked) return undefined
    const answers = (answering.get(asked.kind) ?? []).map((type) => table.bySeat[type] ?? [])
    const { seats = [...table.asked.keys()].filter((seat) => !answers.some((by) => by[seat])) } = asked
    return { round: table.round, ...asked, seats }
  }
  let last: { readonly table: AnyTable; readonly asked: ReturnType<WhoIsAsked> } | undefined
  return (table) => {
    if (last?.table !== table) last = { table, asked: ask(table) }
    return last.asked
  }
}

/** By the kind of question, the events by which a seat has answered it. */
const answersByKind = ({ moves }: AnyTableDefinition) =>
  new Map(
    Object.entries(moves).map(([kind, { from = {}, sealed }]) => [
      kind,
      [...Object.keys(from), ...(sealed === undefined ? [] : [sealed])],
    ]),
  )

export function turnsOf(asks: WhoIsAsked, table: AnyTable): readonly Turn[] {
  const asked = asks(table)
  if (!asked) return []
  const { kind, round } = asked
  const limitMs = table.ruleset.turnLimitMs
  return asked.seats.map((seat) => turnOf(table.asked, seat, { kind, round, limitMs }))
}

function audienceOf(game: AnyTableDefinition): (event: AnyEvent | MatchVoided) => Audience {
  const isSecret = Object.values(game.moves).some(({ from = {} }) =>
    Object.keys(from).some((type) => game.events[type]?.to === 'seat'),
  )
  const ofRefusals = game.refusals ?? (isSecret ? 'seat' : 'everyone')
  return (event) => {
    const isSlip = event.type === 'move-refused' || event.type === 'move-missed'
    const to = isSlip ? ofRefusals : (game.events[event.type]?.to ?? 'everyone')
    if (to !== 'seat') return to
    return 'seat' in event && typeof event.seat === 'number' ? [event.seat] : 'nobody'
  }
}

function blankOf(game: AnyTableDefinition, ruleset: AnyRules): AnyTable {
  const none = Array.from({ length: ruleset.players }, () => 0)
  return {
    ruleset,
    language: 'en',
    aliases: [],
    ...answeringOf(ruleset.players),
    round: 0,
    isOpen: false,
    moved: none,
    faults: none.map(() => ({})),
    tally: none.map(() => ({})),
    past: Object.fromEntries(Object.keys(game.events).map((type) => [type, []])),
    bySeat: nothingBySeat(game, none.length),
    ending: null,
    ...game.start?.(ruleset, (value) => none.map(() => value)),
  }
}

const nothingBySeat = ({ events }: AnyTableDefinition, seats: number): AnyTable['bySeat'] =>
  Object.fromEntries(
    Object.entries(events).flatMap(([type, { fields }]) =>
      'seat' in fields ? [[type, Array.from({ length: seats }, () => null)]] : [],
    ),
  )

type Fold = (table: AnyTable, event: AnyEvent | MatchVoided) => AnyTable

/** What an event changes. Takes any event in any state: one of a seat that is not there changes nothing. */
function foldOf(game: AnyTableDefinition): Fold {
  const moves = Object.values(game.moves)
  const ofMoves = new Set(moves.flatMap(({ from = {} }) => Object.keys(from)))
  const skips = new Set(moves.flatMap(({ skipped }) => skipped ?? []))
  return (table, event) => {
    if ('seat' in event && typeof event.seat === 'number' && event.seat >= table.asked.length) return table
    const own = game.on?.[event.type]?.(table, event)
    if (isOfPlatform(event)) return { ...table, ...own, ...platformChange(game, table, event) }
    const happened: Happened = event
    const seat = Number(happened['seat'])
    const past = { ...table.past, [event.type]: [...(table.past[event.type] ?? []), happened] }
    if (game.rounds?.begin === event.type) {
      const asked = askedAnew(table.asked)
      const bySeat = nothingBySeat(game, asked.length)
      return { ...table, past, asked, round: table.round + 1, isOpen: true, bySeat, ...own }
    }
    if (game.rounds?.end === event.type) return { ...table, past, isOpen: false, ...own }
    const ofType = table.bySeat[event.type]
    const bySeat = ofType ? { ...table.bySeat, [event.type]: ofType.with(seat, happened) } : table.bySeat
    if (!ofMoves.has(event.type) && !skips.has(event.type)) return { ...table, past, bySeat, ...own }
    const given = isGiven(happened) || skips.has(event.type)
    const asked = askedAfter(table.asked, { type: event.type, seat, drawn: given })
    const moved = given ? table.moved : oneMore(table.moved, seat)
    return { ...table, past, bySeat, asked, moved, ...own }
  }
}

type PlatformEvent = MatchOpened<AnyRules> | MoveRefused | MoveMissed | Ended | MatchVoided
const ofPlatform: ReadonlySet<string> = new Set<PlatformEvent['type']>([
  'match-opened',
  'move-refused',
  'move-missed',
  'match-ended',
  'match-voided',
])
const isOfPlatform = (event: AnyEvent | MatchVoided): event is PlatformEvent => ofPlatform.has(event.type)

function platformChange(game: AnyTableDefinition, table: AnyTable, event: PlatformEvent): Partial<AnyTable> {
  switch (event.type) {
    case 'match-opened':
      return { ...blankOf(game, event.ruleset), language: event.language, aliases: event.aliases }
    case 'move-refused': {
      const { seat, reason } = event
      const own = table.faults[seat] ?? {}
      const faults = table.faults.with(seat, { ...own, [reason]: (own[reason] ?? 0) + 1 })
      return { ...afterSlip(table, event), faults }
    }
    case 'move-missed':
      return afterSlip(table, event)
    case 'match-ended':
      return { ending: { kind: 'decided', points: event.points } }
    case 'match-voided':
      return { ending: { kind: 'void', reason: event.reason } }
  }
}

const oneMore = (counts: readonly number[], seat: Seat) => counts.with(seat, (counts[seat] ?? 0) + 1)

/** Places follow from points. */
function outcomeOf(game: AnyTableDefinition, table: AnyTable): Outcome | undefined {
  const { ending } = table
  if (ending?.kind !== 'decided') return ending ?? undefined
  const { points } = ending
  const places = points.map((own) => 1 + points.filter((other) => other > own).length)
  const { reason } = game.end
  return {
    kind: 'decided',
    places,
    teams: [...points.keys()],
    points,
    reason: typeof reason === 'string' ? reason : reason(table),
  }
}
