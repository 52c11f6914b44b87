import type { Forfeit, Game, GameEvent, Rng, Ruling, Seat } from '@wis/engine'
import { aliasesOf } from '../contract/aliases.ts'
import type { Slips } from '../contract/entry-schema.ts'
import type { FieldValues } from '../contract/field.ts'
import type { Moved } from '../contract/moved.ts'
import type { GameConfig } from '../contract/ruleset.ts'
import { readSaid, ruleOnAnswer, movedAs, saidBy } from '../contract/slips.ts'
import { aboveMost, cutToFit, drawn, fieldsRead, notesAsked, notLegal, valuesRead } from './answers.ts'
import type { Values } from './answers.ts'
import { asksOf, foldedRules, turnsOf } from './fold-of.ts'
import type {
  AnyEvent,
  AnyMove,
  AnyMoveSpec,
  AnyRules,
  AnyTable,
  AnyTableDefinition,
  GivenNotes,
  Happened,
  Meant,
} from './fold-of.ts'
import type { Fields } from './vocabulary.ts'

/** A definition without its types: what the rules of any game are made from. */
export interface AnyDefinition extends AnyTableDefinition {
  readonly rules: Fields
  begin?(table: unknown, material: unknown, rng: Rng): readonly AnyEvent[]
  next?(table: unknown, rng: Rng): readonly AnyEvent[]
  follows?(table: unknown, rng: Rng): readonly AnyEvent[]
}

type AnyGame = Game<GameConfig<AnyRules, unknown>, AnyTable, AnyMove, AnyEvent>

/** The rules of a game that is defined: who is asked, what an answer leads to, who may read it. */
export function rulesOf(game: AnyDefinition, usual: AnyRules): AnyGame {
  const folded = foldedRules(game, usual)
  const { blank, evolve: fold } = folded
  const asks = asksOf(game)
  // A ruling folds its own events to know what follows from them, and the match folds them again: the second time
  // finds what the first one made.
  let ahead: { readonly from: AnyTable; readonly event: unknown; readonly to: AnyTable }[] = []
  let place = 0
  const lookAhead: typeof fold = (from, event) => {
    const to = fold(from, event)
    ahead.push({ from, event, to })
    return to
  }

  /** These events, and all that follows from them until somebody is asked. */
  function withNext(
    before: AnyTable,
    events: readonly AnyEvent[],
    rng: Rng,
    follows = game.follows,
  ): readonly AnyEvent[] {
    const all = [...events]
    ahead = []
    place = 0
    let table = events.reduce(lookAhead, before)
    for (const event of follows?.(table, rng) ?? []) {
      all.push(event)
      table = lookAhead(table, event)
    }
    while (!table.ending && !asks(table)?.seats.length) {
      const next = game.next?.(table, rng) ?? []
      if (next.length === 0) throw new Error(`${game.id}: nobody is asked, and nothing happens`)
      all.push(...next)
      table = next.reduce(lookAhead, table)
    }
    return all
  }

  return {
    id: game.id,
    ...folded,
    evolve: (table, event) => {
      const next = ahead[place]
      if (next?.event !== event || next.from !== table) return fold(table, event)
      place += 1
      return next.to
    },
    open: ({ ruleset, language, material }, seats, rng) => {
      const aliases = aliasesOf(language, seats)
      const told = materialTold(game, material)
      const opened: AnyEvent = { type: 'match-opened', ruleset, language, aliases, ...told }
      const begun = game.begin?.(fold(blank, opened), material, rng) ?? []
      return withNext(blank, [opened, ...begun], rng, () => [])
    },
    turns: (table) => turnsOf(asks, table),
    readMove: (table, { kind, seat }, text) => {
      const move = game.moves[kind]
      if (!move) return { kind: 'forfeit', reason: 'malformed' }
      const meant = (values: Values, notes?: GivenNotes): Meant => ({ kind, values, ...(notes && { notes }) })
      const fieldsNow = () => fieldsRead(move.fields, text, { table, seat })
      if (move.read) {
        const asked = { fields: () => fieldsNow()[0], table, seat }
        return movedAs(move.read(text, asked), (values) => meant(values))
      }
      const [fields, earlier] = fieldsNow()
      const noted = notesAsked(move, table, seat)
      const moveOf = (read: FieldValues) => meant(valuesRead(move.fields, read, table), move.notes && read)
      return readSaid([...fields, ...noted], text, moveOf, { seat, earlierFields: [...earlier, ...noted] })
    },
    decide: (table, seat, move, rng) => {
      if (table.ending) return { ok: false, reason: 'match-over' }
      const asked = asks(table)
      const spec = asked && game.moves[asked.kind]
      if (!asked || !spec || !asked.seats.includes(seat)) return { ok: false, reason: 'not-your-turn' }
      // A move may go by several names, for questions that are answered alike.
      const isOther = move.kind === 'said' && game.moves[move.move.kind] !== spec
      if (isOther) return { ok: false, reason: 'wrong-move' }
      const ruling = decide({ game, spec, table, seat, move, rng })
      const isAnswered = ruling.ok && ruling.events.at(-1)?.type !== 'move-refused'
      return isAnswered ? { ok: true, events: withNext(table, ruling.events, rng) } : ruling
    },
  }
}

/** What everybody is told at the start of what was drawn for the match. */
const materialTold = ({ events }: AnyDefinition, material: unknown) =>
  Object.fromEntries(
    Object.entries(material ?? {}).filter(([name]) => name in (events['match-opened']?.fields ?? {})),
  )

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
    play: ({ values, notes }) => {
      const kept = notes && spec.notes?.kept(notes, table, seat)
      return played(answered, cutToFit(fields, values, { table, seat }), { notes: kept })
    },
    giveUp: (then) => givenUp(answered, then),
  })
}

function givenUp(answered: Answered, then: Slips['then']): readonly AnyEvent[] {
  const { game, spec, table, seat, move, rng } = answered
  if (then === 'random')
    return played(answered, spec.draw?.(table, seat, rng) ?? drawn(spec.fields, { table, seat, rng }), {
      given: true,
    })
  const why = move.kind === 'forfeit' && move.reason !== 'malformed' ? 'silence' : 'slips'
  if (then === 'lose' && spec.lose) return spec.lose(table, seat, why)
  if (then === 'harmless' && spec.harmless)
    return written(answered, spec.harmless(table, seat, rng), { given: true })
  throw new Error(`${game.id}: no move for a seat whose answers lead to ${then}`)
}

/** Whether the rules gave it, or what the seat noted beside it. */
interface How {
  readonly given?: boolean
  readonly notes?: object | undefined
}

function played(answered: Answered, values: Values, how: How): readonly AnyEvent[] {
  const { game, spec, table, seat } = answered
  const made = spec.as?.(values, table, seat)
  if (!made) throw new Error(`${game.id}: a move without an event`)
  return written(answered, made, how)
}

function written(
  { game, spec, table, seat }: Answered,
  made: Happened,
  { given = false, notes }: How,
): readonly AnyEvent[] {
  const { type } = made
  const maker = given ? (table.ruleset.slips.then === 'random' ? 'chance' : 'rule') : 'seat'
  const event: Record<string, unknown> & { type: string } = { type }
  const heldAs = (name: string) => {
    if (name === 'given' || name === 'drawn') return given
    if (name === 'made') return maker
    return name === 'noted' ? notes !== undefined : made[name]
  }
  for (const name of Object.keys(game.events[type]?.fields ?? {}))
    event[name] = name === 'seat' ? seat : heldAs(name)
  return [
    event,
    ...(spec.notes && notes ? [{ type: spec.notes.event, seat, notes }] : []),
    ...(spec.sealed === undefined ? [] : [{ type: spec.sealed, seat }]),
  ]
}

/** The move behind an event, for whoever makes a ruling again. */
export function moveBehind(
  game: AnyDefinition,
  event: GameEvent,
  next: GameEvent | undefined,
): Moved<AnyMove> | undefined {
  for (const [kind, { from = {}, notes: spec }] of Object.entries(game.moves)) {
    const back = from[event.type]
    if (!back || !('seat' in event) || typeof event.seat !== 'number') continue
    const values = back({ ...event })
    if (!spec || !('noted' in event) || event.noted !== true)
      return values && saidBy(event.seat, { kind, values })
    const held: Happened = { type: '', ...next }
    const isOwn = held.type === spec.event && held['seat'] === event.seat
    return values && isOwn
      ? saidBy(event.seat, { kind, values, notes: held['notes'] as GivenNotes })
      : undefined
  }
  return undefined
}
