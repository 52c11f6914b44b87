import type { AnyFields, Values } from './answers.ts'
import type { AnyMoveSpec, AnyTableDefinition, Happened } from './fold-of.ts'
import { lineOf } from './move-fields.ts'
import { flag, list, maybe, seat, text, whole } from './vocabulary.ts'
import type { EventSpecs, Says, Value } from './vocabulary.ts'

/** The events of all moves, with the way from each answer to its event and back. */
export function withMadeEvents<Game extends AnyTableDefinition>(game: Game): Game {
  const [events, on] = [{ ...game.events }, { ...game.on }]
  // Two kinds of question may have one move.
  const known = new Map<AnyMoveSpec, AnyMoveSpec>()
  const moves = Object.entries(game.moves).map(([kind, move]) => {
    const { event = `${kind}-made` } = move
    if (move.event === undefined) {
      events[`${kind}-made`] = madeEvent(move.fields, move.says)
      if (move.on) on[`${kind}-made`] = move.on
    }
    const made = known.get(move) ?? { ...move, ...waysOf(move, event, events) }
    known.set(move, made)
    return [kind, made]
  })
  return { ...game, events, on, moves: Object.fromEntries(moves) }
}

/** The way from an answer to its event, and back. */
function waysOf(
  move: AnyMoveSpec,
  event: NonNullable<AnyMoveSpec['event']>,
  events: EventSpecs,
): Required<Pick<AnyMoveSpec, 'as' | 'from'>> {
  const decides = Object.keys(move.fields).find((name) => move.fields[name]?.kind === 'choice') ?? ''
  const isOne = typeof event === 'string'
  const typeOf = (values: Values) => (isOne ? event : (event[String(values[decides])] ?? ''))
  const back = Object.entries(isOne ? { [event]: event } : event).map(([choice, type]) => [
    type,
    (made: Happened) => answerBehind(move, events, isOne ? made : { ...made, [decides]: choice }),
  ])
  return {
    as: (values, table, by) => eventOf(move, events, { type: typeOf(values), values, table, seat: by }),
    from: Object.fromEntries(back),
  }
}

interface Answered {
  readonly type: string
  readonly values: Values
  readonly table: unknown
  readonly seat: number
}

function eventOf(
  { holds }: AnyMoveSpec,
  events: EventSpecs,
  { type, values, table, seat: by }: Answered,
): Happened {
  const made: Record<string, unknown> = { text: null, cut: false }
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'object' || value === null || !('text' in value)) made[name] = value
    // In a field of its own it is read again by whoever verifies it, without white space at its ends.
    else if (isHeld(events, type, name)) made[name] = value.text.trimEnd() || null
    else {
      made['text'] = value.text || null
      made['cut'] = value.cut
    }
  }
  return Object.assign(made, holds?.(values, table, by), { type })
}

function answerBehind(
  { fields, meant }: AnyMoveSpec,
  events: EventSpecs,
  event: Happened,
): Values | undefined {
  const values: Record<string, Values[string]> = {}
  for (const [name, field] of Object.entries(fields)) {
    const isOwn = isHeld(events, event.type, name)
    const held =
      field.kind !== 'line'
        ? (event[name] ?? null)
        : lineOf(textOr(event[isOwn ? name : 'text']), !isOwn && event['cut'] === true)
    if (field.kind === 'line' && !field.optional && held === null) return undefined
    values[name] = held as Values[string]
  }
  const more = meant ? meant(event) : {}
  return more && { ...values, ...more }
}

const isHeld = (events: EventSpecs, type: string, name: string) => name in (events[type]?.fields ?? {})
const textOr = (held: unknown) => (typeof held === 'string' ? held : null)

const valuesHeld: Readonly<Record<AnyFields[string]['kind'], Value>> = {
  choice: text,
  number: whole(),
  seat,
  list: list(whole()),
  team: list(seat),
  line: text,
}

function madeEvent(fields: AnyFields, says: Says | undefined): EventSpecs[string] {
  const held = Object.entries(fields).map(([name, field]) => {
    const value = valuesHeld[field.kind]
    const isLeftOut = field.kind === 'line' || ('optional' in field && field.optional)
    return [name, isLeftOut ? maybe(value) : value]
  })
  return { fields: { seat, ...Object.fromEntries(held), drawn: flag() }, to: 'everyone', says }
}
