import type { z } from 'zod'
import type { Difference } from '../difference.ts'
import type { Line } from '../line.ts'
import { shaped } from '../read-lines.ts'
import type { LineSource } from './line-source.ts'

/** A generator whose first value is a fault. Values after it mean nothing. */
export type Checking<Found> = AsyncGenerator<Difference & { readonly matchId?: string }, Found, undefined>

export async function* nextLine(
  source: LineSource,
  what: Difference['what'],
  expected: string,
): Checking<Line> {
  const line = await source.take()
  if (line) return line
  yield { line: source.next(), what, expected, found: 'nothing' }
  throw new Error('read on after a difference')
}

export async function* read<Value>(
  line: Line,
  schema: z.ZodType<Value>,
  what: Difference['what'],
): Checking<Value> {
  const result = shaped(schema, line, what)
  if (result.ok) return result.value
  yield result.difference
  throw new Error('read on after a difference')
}
