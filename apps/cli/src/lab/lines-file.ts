import { createReadStream, existsSync } from 'node:fs'
import { open, readFile, rename, truncate, writeFile } from 'node:fs/promises'
import { jsonIn, mostLevelsOfFile } from '@wis/engine'
import type { z } from 'zod'
import { readLines } from '../verify/check-file.ts'
import { jsonText } from './read-value.ts'

/** The lines of a file. One that was broken off at the end is left out. */
export async function linesOf<Line>(name: string): Promise<readonly Line[]> {
  const text = await readFile(name, 'utf8').catch(() => '')
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => jsonText(line, name) as Line)
}

/** A file that takes one line after another. What was broken off at its end is cut away first. */
export async function openLines(name: string) {
  const text = await readFile(name).catch(() => Buffer.alloc(0))
  const file = await open(name, 'a')
  if (text.length > 0) await truncate(name, text.lastIndexOf('\n') + 1)
  return { write: (line: object) => file.write(`${JSON.stringify(line)}\n`), close: () => file.close() }
}

/** Puts other lines in the place of a file. Whoever is killed at it leaves the one or the other whole. */
export async function replaceLines(name: string, lines: readonly object[]): Promise<void> {
  await writeFile(`${name}.new`, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  await rename(`${name}.new`, name)
}

/** The rows of a file with one JSON value a line. Lines that are none, and a file that is not there, are passed over. */
export async function* rowsOf<Row>(file: string, schema: z.ZodType<Row>): AsyncGenerator<Row> {
  if (!existsSync(file)) return
  for await (const line of linesIn(createReadStream(file))) {
    const read = schema.safeParse(jsonIn(line, mostLevelsOfFile))
    if (read.success) yield read.data
  }
}

const quotes = (text: string) => text.split('"').length - 1

/** The lines of a file. A text may hold the line separators of Unicode, which end no line here as they do in Node’s. */
export async function* linesIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  for await (const line of readLines(bytes, Infinity)) yield line.endsWith('\r') ? line.slice(0, -1) : line
}

/** The records of a table in CSV. A cell in quotes may hold line breaks. */
export async function* recordsIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let begun: string[] = []
  let isQuoted = false
  for await (const line of readLines(bytes, Infinity)) {
    begun.push(line)
    if (quotes(line) % 2 === 1) isQuoted = !isQuoted
    if (isQuoted) continue
    yield begun.join('\n')
    begun = []
  }
  if (begun.length > 0) yield begun.join('\n')
}
