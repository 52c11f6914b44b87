import type {
  Audience,
  Forfeit,
  Game,
  GameEvent,
  InBoth,
  MatchVoided,
  Outcome,
  Rng,
  Ruling,
  Seat,
} from '@wis/engine'
import { aliasesOf } from '../contract/aliases.ts'
import type { Moved } from '../contract/moved.ts'
import type { GameConfig } from '../contract/ruleset.ts'
import { askedAfter, askedAnew, notAsked, readSaid, ruleOnAnswer, saidBy } from '../contract/slips.ts'
import type { MoveMissed, MoveRefused, Said, Slips } from '../contract/slips.ts'
import { aboveMost, cutToFit, drawn, fieldsOf, notLegal, valuesRead } from './answers.ts'
import type { AnyFields, Values } from './answers.ts'
import type { Each, MatchOpened, Table } from './definition.ts'
import type { EventSpecs, Fields } from './vocabulary.ts'

export interface AnyRules {
  readonly id: string
  readonly players: number
  readonly slips: Slips
  readonly turnLimitMs: number
}
export type AnyTable = Table<AnyRules>
type Happened = GameEvent & { readonly [field: string]: unknown }
interface Ended {
  readonly type: 'match-ended'
  readonly points: readonly number[]
}
export type AnyEvent = MatchOpened<AnyRules> | MoveRefused | MoveMissed | Ended | Happened
interface Meant {
  readonly kind: string
  readonly values: Values
}
export type AnyMove = Said<Meant>

interface AnyMoveSpec {
  readonly fields: AnyFields
  readonly event?: string
  readonly says?: InBoth<string>
  as?(values: Values, table: unknown, seat: Seat): Happened
  readonly from?: Readonly<Record<string, (event: Happened) => Values | undefined>>
  readonly sealed?: string
  on?(table: unknown, event: unknown): object
  fault?(values: Values, table: unknown, seat: Seat): string | undefined
  harmless?(table: unknown, seat: Seat): Happened
  lose?(table: unknown, seat: Seat, why: 'slips' | 'silence'): readonly Happened[]
  read?(text: string, table: unknown, seat: Seat): Said<Values>
}

/** A definition without its types: what the rules of any game are made from. */
export interface AnyDefinition {
  readonly id: string
  readonly rules: Fields
  readonly events: EventSpecs
  start(ruleset: AnyRules, each: Each): object
  readonly on: Readonly<Record<string, ((table: unknown, event: unknown) => object) | undefined>>
  begin?(table: unknown, material: unknown, rng: Rng): readonly AnyEvent[]
  asks(
    table: unknown,
  ): { readonly kind: string; readonly seats: readonly Seat[]; readonly round: number } | undefined
  next(table: unknown, rng: Rng): readonly AnyEvent[]
  readonly moves: Readonly<Record<string, AnyMoveSpec>>
  readonly refusals?: 'seat' | 'everyone'
  readonly renews?: readonly string[]
  readonly end: { readonly reason: string | ((table: unknown) => string) }
}

type AnyGame = Game<GameConfig<AnyRules, unknown>, AnyTable, AnyMove, AnyEvent>

/** The rules of a game that is defined: who is asked, what an answer leads to, who may read it. */
export function rulesOf(game: AnyDefinition, usual: AnyRules): AnyGame {
  const fold = foldOf(game)
  // A ruling folds its own events to know what follows from them, and the match folds them again: the second time
  // finds what the first one made.
  let ahead: { readonly from: AnyTable; readonly event: unknown; readonly to: AnyTable }[] = []
  const lookAhead: Fold = (from, event) => {
    const to = fold(from, event)
    ahead.push({ from, event, to })
    return to
  }
  const blank = blankOf(game, usual)
  // The same state is looked at several times: after a ruling, for the turns, and for the next ruling.
  let lastAsked: { readonly table: AnyTable; readonly asked: ReturnType<AnyDefinition['asks']> } | undefined
  const asks = (table: AnyTable) => {
    if (lastAsked?.table !== table) lastAsked = { table, asked: table.ending ? undefined : game.asks(table) }
    return lastAsked.asked
  }

  /** These events, and all that follows from them until somebody is asked. */
  function withNext(before: AnyTable, events: readonly AnyEvent[], rng: Rng): readonly AnyEvent[] {
    const all = [...events]
    ahead = []
    let table = events.reduce(lookAhead, before)
    while (!table.ending && !asks(table)?.seats.length) {
      const next = game.next(table, rng)
      if (next.length === 0) throw new Error(`${game.id}: nobody is asked, and nothing happens`)
      all.push(...next)
      table = next.reduce(lookAhead, table)
    }
    return all
  }

  return {
    id: game.id,
    blank,
    evolve: (table, event) =>
      ahead.find((one) => one.from === table && one.event === event)?.to ?? fold(table, event),
    open: ({ ruleset, language, material }, seats, rng) => {
      const aliases = aliasesOf(language, seats)
      const opened: AnyEvent = { type: 'match-opened', ruleset, language, aliases }
      const begun = game.begin?.(fold(blank, opened), material, rng) ?? []
      return withNext(blank, [opened, ...begun], rng)
    },
    turns: (table) => {
      const asked = asks(table)
      if (!asked) return []
      const { kind, round } = asked
      return asked.seats.map((seat) => {
        const { step, tries } = table.asked[seat] ?? notAsked
        return { seat, kind, round, step, tries, limitMs: table.ruleset.turnLimitMs }
      })
    },
    readMove: (table, { kind, seat }, text) => {
      const move = game.moves[kind]
      if (!move) return { kind: 'forfeit', reason: 'malformed' }
      const fields = fieldsOf(move.fields, { table, seat, language: table.language, isReading: true })
      const meant = (values: Values): Meant => ({ kind, values })
      return move.read
        ? withMeaning(move.read(text, table, seat), meant)
        : readSaid(fields, text, (read) => meant(valuesRead(move.fields, read)))
    },
    decide: (table, seat, move, rng) => {
      if (table.ending) return { ok: false, reason: 'match-over' }
      const asked = asks(table)
      const spec = asked && game.moves[asked.kind]
      if (!asked || !spec || !asked.seats.includes(seat)) return { ok: false, reason: 'not-your-turn' }
      if (move.kind === 'said' && move.move.kind !== asked.kind) return { ok: false, reason: 'wrong-move' }
      const ruling = decide({ game, spec, table, seat, move, rng })
      const isAnswered = ruling.ok && ruling.events.at(-1)?.type !== 'move-refused'
      return isAnswered ? { ok: true, events: withNext(table, ruling.events, rng) } : ruling
    },
    audience: audienceOf(game),
    outcome: (table) => outcomeOf(game, table),
  }
}

interface Answered {
  readonly game: AnyDefinition
  readonly spec: AnyMoveSpec
  readonly table: AnyTable
  readonly seat: Seat
  readonly move: AnyMove | Forfeit
  readonly rng: Rng
}

/** What an answer leads to by itself. */
function decide(answered: Answered): Ruling<AnyEvent> {
  const { spec, table, seat, move } = answered
  const { fields } = spec
  return ruleOnAnswer<Meant, AnyEvent>({
    seat,
    move,
    asked: table.asked,
    slips: table.ruleset.slips,
    fault: ({ values }) =>
      aboveMost(fields, values, table, seat) ??
      (spec.fault ? spec.fault(values, table, seat) : notLegal(fields, values, table, seat)),
    play: ({ values }) => played(answered, cutToFit(fields, values, table.language), false),
    giveUp: (then) => givenUp(answered, then),
  })
}

function givenUp(answered: Answered, then: Slips['then']): readonly AnyEvent[] {
  const { game, spec, table, seat, move, rng } = answered
  if (then === 'random') return played(answered, drawn(spec.fields, { table, seat, rng }), true)
  const why = move.kind === 'forfeit' && move.reason !== 'malformed' ? 'silence' : 'slips'
  if (then === 'lose' && spec.lose) return spec.lose(table, seat, why)
  if (then === 'harmless' && spec.harmless) return written(answered, spec.harmless(table, seat), true)
  throw new Error(`${game.id}: no move for a seat whose answers lead to ${then}`)
}

function played(answered: Answered, values: Values, given: boolean): readonly AnyEvent[] {
  const { game, spec, table, seat } = answered
  const made = spec.as?.(values, table, seat)
  if (!made) throw new Error(`${game.id}: a move without an event`)
  return written(answered, made, given)
}

function written({ game, spec, seat }: Answered, made: Happened, given: boolean): readonly AnyEvent[] {
  const { type } = made
  const event: Record<string, unknown> & { type: string } = { type }
  for (const name of Object.keys(game.events[type]?.fields ?? {}))
    event[name] = name === 'seat' ? seat : name === 'given' || name === 'drawn' ? given : made[name]
  return spec.sealed === undefined ? [event] : [event, { type: spec.sealed, seat }]
}

function withMeaning(said: Said<Values>, meant: (values: Values) => Meant): AnyMove {
  const { earlier } = said
  const now = (one: Said<Values>) =>
    one.kind === 'said'
      ? ({ kind: 'said', said: one.said, move: meant(one.move) } as const)
      : ({ kind: 'unreadable', said: one.said, reason: one.reason } as const)
  return earlier ? { ...now(said), earlier: now(earlier) } : now(said)
}

/** The move behind an event, for whoever makes a ruling again. */
export function moveBehind(game: AnyDefinition, event: GameEvent): Moved<AnyMove> | undefined {
  for (const [kind, { from = {} }] of Object.entries(game.moves)) {
    const back = from[event.type]
    if (!back || !('seat' in event) || typeof event.seat !== 'number') continue
    const values = back({ ...event })
    return values && saidBy(event.seat, { kind, values })
  }
  return undefined
}

function audienceOf(game: AnyDefinition): (event: AnyEvent | MatchVoided) => Audience {
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

function blankOf(game: AnyDefinition, ruleset: AnyRules): AnyTable {
  const none = Array.from({ length: ruleset.players }, () => 0)
  return {
    ruleset,
    language: 'en',
    aliases: [],
    asked: none.map(() => notAsked),
    moved: none,
    refused: none,
    missed: none,
    faults: none.map(() => ({})),
    tally: none.map(() => ({})),
    ending: null,
    ...game.start(ruleset, (value) => none.map(() => value)),
  }
}

type Fold = (table: AnyTable, event: AnyEvent | MatchVoided) => AnyTable

/** What an event changes. Takes any event in any state: one of a seat that is not there changes nothing. */
function foldOf(game: AnyDefinition): Fold {
  const ofMoves = new Set(Object.values(game.moves).flatMap(({ from = {} }) => Object.keys(from)))
  return (table, event) => {
    if ('seat' in event && typeof event.seat === 'number' && event.seat >= table.asked.length) return table
    const own = game.on[event.type]?.(table, event)
    if (isOfPlatform(event)) return { ...table, ...own, ...platformChange(game, table, event) }
    if (game.renews?.includes(event.type)) return { ...table, ...own, asked: askedAnew(table.asked) }
    if (!ofMoves.has(event.type)) return { ...table, ...own }
    const happened: Happened = event
    const seat = Number(happened['seat'])
    const given = happened['given'] === true || happened['drawn'] === true
    const asked = askedAfter(table.asked, { type: event.type, seat, drawn: given })
    return { ...table, ...own, asked, moved: given ? table.moved : oneMore(table.moved, seat) }
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

function platformChange(game: AnyDefinition, table: AnyTable, event: PlatformEvent): Partial<AnyTable> {
  switch (event.type) {
    case 'match-opened':
      return { ...blankOf(game, event.ruleset), language: event.language, aliases: event.aliases }
    case 'move-refused': {
      const { seat, reason } = event
      const own = table.faults[seat] ?? {}
      const faults = table.faults.with(seat, { ...own, [reason]: (own[reason] ?? 0) + 1 })
      return { asked: askedAfter(table.asked, event), refused: oneMore(table.refused, seat), faults }
    }
    case 'move-missed':
      return { asked: askedAfter(table.asked, event), missed: oneMore(table.missed, event.seat) }
    case 'match-ended':
      return { ending: { kind: 'decided', points: event.points } }
    case 'match-voided':
      return { ending: { kind: 'void', reason: event.reason } }
  }
}

const oneMore = (counts: readonly number[], seat: Seat) => counts.with(seat, (counts[seat] ?? 0) + 1)

/** Places follow from points. */
function outcomeOf(game: AnyDefinition, table: AnyTable): Outcome | undefined {
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
