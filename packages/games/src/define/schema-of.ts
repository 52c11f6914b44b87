import { z } from 'zod'
import { matchOpened, moveMissed, moveRefused, slips as anySlips } from '../contract/entry-schema.ts'
import type { Slips } from '../contract/entry-schema.ts'
import type { RuleFault } from './definition.ts'
import type { EventSpecs, Fields, Value, Whole } from './vocabulary.ts'

const text = z.string()

/** The schema of a value. Seats are counted up to the largest table. */
function schemaOf(value: Value, mostSeats: number): z.ZodType {
  switch (value.kind) {
    case 'whole':
      return wholeSchema(value)
    case 'seat':
      return wholeSchema({ least: 0, most: mostSeats - 1 })
    case 'flag':
      return z.boolean()
    case 'text':
      return text
    case 'yes':
      return z.literal(true)
    case 'one-of':
      return z.enum(Object.keys(value.values))
    case 'list': {
      const items = z.array(schemaOf(value.of, mostSeats))
      return value.length === undefined ? items : items.length(value.length)
    }
    case 'maybe':
      return schemaOf(value.of, mostSeats).nullable()
    case 'either':
      return z.union(value.of.map((one) => schemaOf(one, mostSeats)))
    case 'optional': {
      const schema = schemaOf(value.of, mostSeats).exactOptional()
      // Told, and not filled in: a ruleset stays as it was written.
      return value.missing === undefined ? schema : schema.meta({ default: value.missing })
    }
    case 'group':
      return z.strictObject(shapeOf(value.fields, mostSeats))
  }
}

function wholeSchema({ least, most }: Pick<Whole, 'least' | 'most'>) {
  const from = least === undefined ? z.int() : z.int().min(least)
  return most === undefined ? from : from.max(most)
}

const shapeOf = (fields: Fields, mostSeats: number) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, schemaOf(value, mostSeats)]))

interface Ruled {
  readonly seats: readonly [number, number]
  readonly rules: Fields
  readonly slips: readonly [Slips['then'], ...Slips['then'][]]
  check?(ruleset: never): RuleFault | readonly RuleFault[] | undefined
}

/** The schema of all rulesets of a game. It refuses a value out of range with the name of its field. */
export function rulesetSchema({ seats: [least, most], rules, slips, check }: Ruled): z.ZodType {
  const [only, ...others] = slips
  const fields = (isLast: boolean) =>
    shapeOf(
      Object.fromEntries(
        Object.entries(rules).filter(
          ([, field]) => (field.kind === 'optional' && field.isLast === 'logged') === isLast,
        ),
      ),
      most,
    )
  const shape = z.strictObject({
    id: text,
    players: least === most ? z.literal(least) : wholeSchema({ least, most }),
    ...fields(false),
    slips: anySlips.extend({ then: others.length === 0 ? z.literal(only) : z.enum(slips) }),
    turnLimitMs: wholeSchema({ least: 1_000, most: 600_000 }),
    ...fields(true),
  })
  if (!check) return shape
  return shape.superRefine((ruleset, context) => {
    // The shape is right by now, which is all that the type says.
    for (const { field, fault } of [check(ruleset as never) ?? []].flat())
      context.addIssue({ code: 'custom', path: field.split('.'), message: fault })
  })
}

interface Told {
  readonly ruleset: z.ZodType
  readonly events: EventSpecs
  readonly end: Fields
  readonly mostSeats: number
}

/** The schema of all events that a log of the game may have, those of the platform included. */
export function eventSchema({ ruleset, events, end, mostSeats }: Told) {
  const typed = (type: string, fields: Fields) =>
    z.object({ type: z.literal(type), ...shapeOf(fields, mostSeats) })
  const { 'match-opened': opening, ...others } = events
  const own = Object.entries(others).map(([type, { fields }]) => typed(type, fields))
  return z.discriminatedUnion('type', [
    z.object({ ...matchOpened(ruleset).shape, ...shapeOf(opening?.fields ?? {}, mostSeats) }),
    ...own,
    moveRefused,
    moveMissed,
    typed('match-ended', end),
  ])
}
