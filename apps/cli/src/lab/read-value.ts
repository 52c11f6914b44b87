import { readFile } from 'node:fs/promises'
import { readText } from '@wis/lab'
import type { SpecFault } from '@wis/lab'
import { SpecTrouble } from './trouble.ts'

/** What stands in a file of YAML or JSON. Undefined if it cannot be read. */
export async function valueOf(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const read = readText(text)
  return read.ok ? read.value : undefined
}

/** Throws what is wrong with a specification, a line for each fault. */
export function refuse(source: string, kind: string, faults: readonly SpecFault[]): never {
  const lines = faults.map(({ path, message }) => `  ${path === '' ? '' : `${path}: `}${message}`)
  throw new SpecTrouble([`${source} is no ${kind}:`, ...lines].join('\n'))
}

/** Names that the command line gives in a list. */
export const namesIn = (list: string | undefined) => list?.split(',').map((name) => name.trim())
