import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { z } from 'zod'
import type { Difference } from '../difference.ts'
import type { Line } from '../read-lines.ts'
import { lineOf, memberOf, shaped } from '../read-lines.ts'

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

/** The lines of a file, one after the other, with a look at the next one. Adds up the lines taken so far. */
export interface LineSource {
  peek(): Promise<Line | undefined>
  take(): Promise<Line | undefined>
  /** Of the lines taken so far. */
  digest(): string
  /** The number of the next line. */
  next(): number
  /** Closes the source of the lines. */
  close(): Promise<void>
}

export function lineSource(texts: AsyncIterable<string> | Iterable<string>): LineSource {
  const reading = readingOf(texts)
  const digest = createDigest()
  let ahead: Line | undefined
  let number = 0
  const peek = async () => {
    if (ahead) return ahead
    const { done, value } = await reading.next()
    if (!done) ahead = lineOf(value, (number += 1))
    return ahead
  }
  return {
    peek,
    take: async () => {
      const line = await peek()
      if (line) digest.add(line.text)
      ahead = undefined
      return line
    },
    digest: () => digest.hex(),
    next: () => (ahead ? number : number + 1),
    close: async () => void (await reading.return(undefined)),
  }
}

/** SHA-256 of a file while its lines go by. It equals `sha256sum` of the same lines, each with its line feed. */
export interface Digest {
  add(line: string): void
  hex(): string
}

export function createDigest(): Digest {
  const sum = sha256.create()
  return {
    add: (line) => void sum.update(utf8ToBytes(`${line}\n`)),
    hex: () => bytesToHex(sum.clone().digest()),
  }
}

async function* readingOf(
  texts: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string, undefined, undefined> {
  yield* texts
  return undefined
}

/** Whether a line has this member. The parts of a season differ in this. */
export const isPart = (line: Line | undefined, member: string) =>
  line !== undefined && memberOf(line.value, member) !== undefined

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
