import { DataFault, headed, plain } from './outline.ts'
import type { Entry } from './outline.ts'

/** An entry, and what its line says behind the head. */
export interface Field {
  readonly entry: Entry
  readonly rest: string | undefined
}

/** The entries by their heads: each of these names once, and no other. */
export function fieldsOf<Name extends string>(
  entries: readonly Entry[],
  names: readonly Name[],
  whole: Pick<Entry, 'file' | 'line'>,
): Readonly<Record<Name, Field>> {
  const found = new Map<string, Field>()
  for (const entry of entries) {
    const [head, rest] = headed(entry)
    if (!isOneOf(head, names)) throw new DataFault(entry, `'${head}' is none of ${names.join(', ')}`)
    if (found.has(head)) throw new DataFault(entry, `'${head}' stands here twice`)
    found.set(head, { entry, rest })
  }
  const missing = names.filter((name) => !found.has(name))
  if (missing.length > 0) throw new DataFault(whole, `${missing.join(', ')} is missing`)
  // Each name has just been looked for.
  return Object.fromEntries(found) as Record<Name, Field>
}

export const isOneOf = <Name extends string>(text: string, names: readonly Name[]): text is Name =>
  names.some((name) => name === text)

/** What a line says behind its head, when nothing stands below it. */
export function textOf({ entry, rest }: Field): string {
  if (rest === undefined) throw new DataFault(entry, 'nothing is said of it')
  plain(entry)
  return rest
}

export function numbersOf(field: Field): readonly number[] {
  const numbers = textOf(field).split(', ').map(Number)
  if (!numbers.every(Number.isFinite)) throw new DataFault(field.entry, 'what is said of it is no number')
  return numbers
}

export function numberOf(field: Field): number {
  const [number, ...others] = numbersOf(field)
  if (number === undefined || others.length > 0) throw new DataFault(field.entry, 'it takes one number')
  return number
}
