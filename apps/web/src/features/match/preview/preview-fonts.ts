import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const folder = path.join(process.cwd(), '../../node_modules/@fontsource')

// The program that draws the pictures reads neither variable fonts nor WOFF2, so the same fonts are here again, in
// one weight each. It takes a letter from the first font that has it; rare accents are in a separate file.
const files = [
  { name: 'Fraunces', file: 'fraunces/files/fraunces-latin-400-normal.woff' },
  { name: 'Instrument Sans', file: 'instrument-sans/files/instrument-sans-latin-400-normal.woff' },
  { name: 'Fraunces more', file: 'fraunces/files/fraunces-latin-ext-400-normal.woff' },
]

interface PreviewFont {
  readonly name: string
  readonly data: Buffer
}

let read: Promise<readonly PreviewFont[]> | undefined

/** The fonts of the pages, in a format for drawing pictures. Read once. */
export function previewFonts(): Promise<PreviewFont[]> {
  read ??= Promise.all(
    files.map(async ({ name, file }) => ({ name, data: await readFile(path.join(folder, file)) })),
  )
  return read.then((fonts) => [...fonts])
}
