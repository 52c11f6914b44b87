import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const folder = path.join(process.cwd(), '../../examples')

/** A file of examples/, by one of its known paths; undefined if this installation has none. */
export function readExample(file: string): Promise<string | undefined> {
  return readFile(path.join(folder, file), 'utf8').catch(() => undefined)
}
