import type { Audience, GameEvent, InBoth, MatchVoided, Outcome, Rng, Seat, Turn } from '@wis/engine'
import { afterSlip, answeringOf, askedAfter, askedAnew, turnOf } from '../contract/asked.ts'
import type { MoveMissed, MoveRefused, Slips } from '../contract/entry-schema.ts'
import type { Field, FieldValue } from '../contract/field.ts'
import type { Said } from '../contract/slips.ts'
import type { AnyFields, Values } from './answers.ts'
import type { Asks, Each, Sides } from './definition.ts'
import type { MatchOpened, Table } from './happenings.ts'
import type { NotesSpec } from './move-fields.ts'
import { isGiven } from './tell.ts'
import type { EventSpecs, Fields, Says } from './vocabulary.ts'

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
  readonly points?: readonly number[]
  /** Of all seats, where they have the same. */
  readonly score?: number
}
export type AnyEvent = MatchOpened<AnyRules> | MoveRefused | MoveMissed | Ended | Happened
export interface Meant {
  readonly kind: string
  readonly values: Values
  readonly notes?: GivenNotes | undefined
}
/** Notes by the names of their fields. Of a log they are those that were kept. */
export type GivenNotes = Readonly<Record<string, FieldValue | null>>
export type AnyMove = Said<Meant>

export interface AnyMoveSpec {
  readonly fields: AnyFields
  readonly event?: string | Readonly<Record<string, string>>
  readonly says?: Says
  holds?(values: Values, table: unknown, seat: Seat): object
  meant?(event: Happened): object | undefined
  /** These two are made of the rest: the event of an answer, and the answer behind an event. */
  as?(values: Values, table: unknown, seat: Seat): Happened
  readonly from?: Readonly<Record<string, (event: Happened) => Values | undefined>>
  readonly sealed?: string
  on?(table: unknown, event: unknown): object
  fault?(values: Values, table: unknown, seat: Seat): string | undefined
  draw?(table: unknown, seat: Seat, rng: Rng): Values
  called?(table: unknown, seat: Seat): Readonly<Record<string, InBoth<string>>>
  readonly skipped?: string
  readonly notes?: NotesSpec<unknown, EventSpecs>
  harmless?(table: unknown, seat: Seat, rng: Rng): Happened
  lose?(table: unknown, seat: Seat, why: 'slips' | 'silence'): readonly Happened[]
  read?(text: string, asked: { fields(): readonly Field[]; table: unknown; seat: Seat }): Said<Values>
}

/** The part of a definition that folds a log, without its types. */
export interface AnyTableDefinition {
  readonly id: string
  readonly events: EventSpecs
  start?(ruleset: AnyRules, each: Each): object
  readonly on?: Readonly<Record<string, ((table: unknown, event: unknown) => object) | undefined>>
  asks(table: unknown): Asks<string> | string | undefined
  readonly moves: Readonly<Record<string, AnyMoveSpec>>
  readonly refusals?: 'seat' | 'everyone' | 'texts'
  readonly rounds?: { readonly begin: string; readonly end?: string }
  readonly end: {
    readonly reason: string | ((table: unknown) => string)
    readonly fields?: Fields
    sides?(table: unknown): Sides
  }
}

/** The fold of a log, who may read what of it, and how it ended. */
export const foldedRules = (game: AnyTableDefinition, usual: AnyRules) => ({
  blank: blankOf(game, usual),
  evolve: foldOf(game),
  audience: audienceOf(game),
  outcome: (table: AnyTable) => outcomeOf(game, table),
})

type WhoIsAsked = (
  table: AnyTable,
) => (Asks<string> & Required<Pick<Asks<string>, 'seats' | 'round'>>) | undefined

/** Who is asked. The same state is looked at several times: after a ruling, for the turns, and for the next ruling. */
export function asksOf(game: AnyTableDefinition): WhoIsAsked {
  const answering = answersByKind(game)
  const ask: WhoIsAsked = (table) => {
    const now = table.ending ? undefined : game.asks(table)
    if (now === undefined) return undefined
    const asked = typeof now === 'string' ? { kind: now } : now
    const isToAnswer = (seat: Seat) => !answering.get(asked.kind)?.some((type) => table.bySeat[type]?.[seat])
    const { seats = [...table.asked.keys()].filter(isToAnswer) } = asked
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
  const { kind, round, limitMs = table.ruleset.turnLimitMs } = asked
  return asked.seats.map((seat) => turnOf(table.asked, seat, { kind, round: Math.max(1, round), limitMs }))
}

function audienceOf(game: AnyTableDefinition): (event: AnyEvent | MatchVoided) => Audience {
  const isSecret = Object.values(game.moves).some(({ from = {} }) =>
    Object.keys(from).some((type) => game.events[type]?.to === 'seat'),
  )
  const ofRefusals = game.refusals ?? (isSecret ? 'seat' : 'everyone')
  return (event) => {
    const to = isSlip(event) ? ofRefusals : (game.events[event.type]?.to ?? 'everyone')
    if (to === 'readers') return 'readers' in event ? (event.readers as readonly Seat[]) : 'nobody'
    if (to === 'texts' && event.type === 'move-missed') return 'everyone'
    if (to !== 'seat' && to !== 'texts') return to
    return 'seat' in event && typeof event.seat === 'number' ? [event.seat] : 'nobody'
  }
}

function blankOf(game: AnyTableDefinition, ruleset: AnyRules, seats = ruleset.players): AnyTable {
  const none = Array.from({ length: seats }, () => 0)
  return {
    ruleset,
    language: 'en',
    aliases: [],
    ...answeringOf(seats),
    round: 0,
    isOpen: false,
    moved: none,
    faults: none.map(() => ({})),
    tally: none.map(() => ({})),
    ...nothingYet(game, none.length),
    ending: null,
    ...game.start?.(ruleset, (value) => none.map(() => value)),
  }
}

/** Nothing has happened yet, as every table of this many seats begins with it. */
function nothingYet({ events }: AnyTableDefinition, seats: number): Pick<AnyTable, 'past' | 'bySeat'> {
  const known = nothing.get(events)?.[seats]
  if (known) return known
  const none = Array.from({ length: seats }, () => null)
  const kept = Object.entries(events).filter(([, { isPassing }]) => !isPassing)
  const bySeat = kept.filter(([, { fields, to }]) => 'seat' in fields && to !== 'nobody')
  const made = {
    past: Object.fromEntries(kept.map(([type]) => [type, []])),
    bySeat: Object.fromEntries(bySeat.map(([type]) => [type, none])),
  }
  nothing.set(events, { ...nothing.get(events), [seats]: made })
  return made
}
const nothing = new WeakMap<EventSpecs, Readonly<Record<number, Pick<AnyTable, 'past' | 'bySeat'>>>>()

type Fold = (table: AnyTable, event: AnyEvent | MatchVoided) => AnyTable
/** A table of its own, until it is handed on. */
type OwnTable = { -readonly [Name in keyof AnyTable]: AnyTable[Name] }

/** What an event of a type is to the platform. Looked up once for each event, because every reader folds every log. */
interface Meaning {
  readonly on: ((table: unknown, event: unknown) => object) | undefined
  readonly round: 'begins' | 'ends' | undefined
  readonly isPassing: boolean
  /** It ends a question: by an answer of the seat, or because its turn goes by. */
  readonly isAnswer: boolean
  /** Whether the rules gave it. */
  readonly isGiven: (event: Happened) => boolean
}

function meaningsOf({ events, on, moves, rounds }: AnyTableDefinition): ReadonlyMap<string, Meaning> {
  const all = Object.values(moves)
  const skips = new Set(all.flatMap(({ skipped }) => skipped ?? []))
  const behind = new Map(all.flatMap(({ from = {} }) => Object.entries(from)))
  const meaningOf = ([type, { fields, isPassing }]: readonly [string, EventSpecs[string]]) => {
    const back = behind.get(type)
    const isMarked = 'drawn' in fields || 'given' in fields || 'made' in fields
    const round = type === rounds?.begin ? 'begins' : type === rounds?.end ? 'ends' : undefined
    return [
      type,
      {
        on: on?.[type],
        round,
        isPassing: isPassing === true,
        isAnswer: back !== undefined || skips.has(type),
        // Where the event does not say so, no answer can be behind it.
        isGiven: (event) => skips.has(type) || (isMarked || !back ? isGiven(event) : !back(event)),
      },
    ] as const satisfies readonly [string, Meaning]
  }
  return new Map(Object.entries(events).map(meaningOf))
}

/** What an event changes. Takes any event in any state: one of a seat that is not there changes nothing. */
function foldOf(game: AnyTableDefinition): Fold {
  const meanings = meaningsOf(game)
  // All readers of a match begin with the same table.
  let first: { readonly event: AnyEvent; readonly table: AnyTable } | undefined
  return (table, event) => {
    if ('seat' in event && typeof event.seat === 'number' && event.seat >= table.asked.length) return table
    if (isOpening(event)) {
      if (first?.event !== event) first = { event, table: opened(game, event) }
      return first.table
    }
    // Fields that are there already make a copy quick.
    const next: OwnTable = { ...table }
    if (isOfPlatform(event)) {
      Object.assign(next, game.on?.[event.type]?.(table, event), platformChange(table, event))
      return next
    }
    const meaning = meanings.get(event.type)
    happen(game, next, event, meaning)
    const own = meaning?.on?.(table, event)
    return own ? Object.assign(next, own) : next
  }
}

function happen(game: AnyTableDefinition, next: OwnTable, event: Happened, meaning: Meaning | undefined) {
  const { type } = event
  if (!meaning?.isPassing) next.past = { ...next.past, [type]: [...(next.past[type] ?? []), event] }
  if (meaning?.round === 'begins') {
    next.asked = askedAnew(next.asked)
    next.round += 1
    next.isOpen = true
    next.bySeat = nothingYet(game, next.asked.length).bySeat
    return
  }
  if (meaning?.round === 'ends') {
    next.isOpen = false
    return
  }
  const seat = Number(event['seat'])
  const ofType = next.bySeat[type]
  if (ofType) next.bySeat = { ...next.bySeat, [type]: ofType.with(seat, event) }
  if (!meaning?.isAnswer) return
  const given = meaning.isGiven(event)
  next.asked = askedAfter(next.asked, { type, seat, drawn: given })
  if (!given) next.moved = oneMore(next.moved, seat)
}

const isOpening = (event: AnyEvent | MatchVoided): event is MatchOpened<AnyRules> =>
  event.type === 'match-opened'

function opened(game: AnyTableDefinition, event: MatchOpened<AnyRules>): AnyTable {
  const { ruleset, language, aliases } = event
  const table = Object.assign(blankOf(game, ruleset, aliases.length), { language, aliases })
  return Object.assign(table, game.on?.[event.type]?.(table, event))
}

type PlatformEvent = MoveRefused | MoveMissed | Ended | MatchVoided
const ofPlatform: ReadonlySet<string> = new Set<PlatformEvent['type']>([
  'move-refused',
  'move-missed',
  'match-ended',
  'match-voided',
])
const isOfPlatform = (event: AnyEvent | MatchVoided): event is PlatformEvent => ofPlatform.has(event.type)

function platformChange(table: AnyTable, event: PlatformEvent): Partial<AnyTable> {
  switch (event.type) {
    case 'move-refused': {
      const { seat, reason } = event
      const own = table.faults[seat] ?? {}
      const faults = table.faults.with(seat, { ...own, [reason]: (own[reason] ?? 0) + 1 })
      return { ...afterSlip(table, event), faults }
    }
    case 'move-missed':
      return afterSlip(table, event)
    case 'match-ended':
      return { ending: { kind: 'decided', points: pointsIn(table, event) } }
    case 'match-voided':
      return { ending: { kind: 'void', reason: event.reason } }
  }
}

const isSlip = ({ type }: { readonly type: string }) => type === 'move-refused' || type === 'move-missed'

const pointsIn = ({ aliases }: AnyTable, { points, score = 0 }: Ended) => points ?? aliases.map(() => score)

/** Whether all seats play as one team, with one score. */
export const isShared = ({ end }: Pick<AnyTableDefinition, 'end'>) => 'score' in (end.fields ?? {})

const oneMore = (counts: readonly number[], seat: Seat) => counts.with(seat, (counts[seat] ?? 0) + 1)

/** Places follow from points: those of the seats, or of the sides that they are on. */
function outcomeOf(game: AnyTableDefinition, table: AnyTable): Outcome | undefined {
  const { ending } = table
  if (ending?.kind !== 'decided') return ending ?? undefined
  const { points } = ending
  const { reason, sides } = game.end
  const { teams, worth } = sides?.(table) ?? {
    teams: isShared(game) ? points.map(() => 0) : [...points.keys()],
    worth: points,
  }
  const places = teams.map((team) => 1 + worth.filter((other) => other > (worth[team] ?? 0)).length)
  return {
    kind: 'decided',
    places,
    teams,
    points,
    reason: typeof reason === 'string' ? reason : reason(table),
  }
}
