import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readWoff2 } from '../../../server/font/read-woff2.ts'

const folder = path.join(process.cwd(), '../../node_modules/@fontsource-variable')

/** As the pages have their titles: see `.display`. */
const display = { wght: 380, opsz: 72 }

// Whoever draws looks for a letter in the first font that has it: accents beyond the usual stand in files of their own.
const files = [
  { name: 'Fraunces', file: 'fraunces/files/fraunces-latin-opsz-normal.woff2', axes: display },
  {
    name: 'Instrument Sans',
    file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: {},
  },
  { name: 'Fraunces more', file: 'fraunces/files/fraunces-latin-ext-opsz-normal.woff2', axes: display },
]

interface PreviewFont {
  readonly name: string
  readonly data: Buffer
}

let read: Promise<readonly PreviewFont[]> | undefined

/** The fonts of the pages, as the pictures of links can be drawn with them. Read once. */
export function previewFonts(): Promise<PreviewFont[]> {
  read ??= Promise.all(
    files.map(async ({ name, file, axes }) => ({
      name,
      data: readWoff2(await readFile(path.join(folder, file)), axes),
    })),
  )
  return read.then((fonts) => [...fonts])
}
