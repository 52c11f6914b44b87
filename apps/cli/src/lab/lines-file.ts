import { open, readFile, rename, truncate, writeFile } from 'node:fs/promises'
import { jsonText } from './json-text.ts'

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
