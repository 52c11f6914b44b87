import { namesOfAnswer } from '@wis/games'
import type { GameRequest } from '@wis/protocol'
import { normalName } from './fields.ts'

type Fields = GameRequest['fields']
type Property = Fields['properties'][string]

/**
 * The entries of an object that its game reads. An answer of the right form is its fields alone. What its rules may
 * refuse stays as it was sent, because it is quoted with the reason: fields of other turns are a part of it.
 */
export function entriesToRead(
  given: object,
  { properties, required }: Fields,
  isBeside: (name: string) => boolean,
): readonly (readonly [string, unknown])[] {
  const isField = (name: string) => Object.hasOwn(properties, name)
  const entries = Object.entries(given)
  const fitting = entries.filter(([name, value]) => isField(name) && fits(properties[name], value))
  const isFitting =
    required.every((name) => Object.hasOwn(given, name)) &&
    fitting.length === entries.filter(([name]) => isField(name)).length
  const rivals = entries.filter(
    ([name, value]) => !isField(name) && !isBeside(name) && isRival(name, value, fitting),
  )
  return isFitting ? [...fitting, ...rivals] : entries.filter(([name]) => isField(name) || !isBeside(name))
}

/** Another answer under another name: which of them is meant is for the rules to judge. */
const isRival = (name: string, value: unknown, fitting: readonly (readonly [string, unknown])[]): boolean =>
  typeof value === 'string' &&
  namesOfAnswer.some((one) => normalName(one) === normalName(name)) &&
  fitting.every(([, own]) => String(own).trim() !== value.trim())

/** Whether a value may be meant for a field: of lists and guesses, only the rules can tell. */
function fits(property: Property | undefined, value: unknown): boolean {
  if (property === undefined) return false
  if ('enum' in property) return typeof value === 'string' && property.enum.includes(value)
  if (property.type !== 'integer') return true
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return Number.isInteger(number) && Number(number) >= property.minimum && Number(number) <= property.maximum
}
