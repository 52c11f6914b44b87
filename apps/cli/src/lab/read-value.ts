import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { mostLevelsOfFile, nestedTooDeeply, readJson } from '@wis/engine'
import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import { readText } from '@wis/lab'
import type { SpecFault } from '@wis/lab'
import { readChoice, readCount, UsageError } from '../command.ts'

/** The experiment cannot be run. The message is for the user. */
export class SpecTrouble extends Error {
  override readonly name = 'SpecTrouble'
}

/** What stands in a file of YAML or JSON. Undefined if it cannot be read. */
export async function valueOf(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const read = readText(text)
  return read.ok ? read.value : undefined
}

/** A study as its file says it. One that names no seed has the name of its file as one, as presets do. */
export async function studyIn(file: string): Promise<unknown> {
  const value = await valueOf(file)
  if (typeof value !== 'object' || value === null || Array.isArray(value) || 'seed' in value) return value
  return { ...value, seed: path.parse(file).name.slice(0, longestSeed) }
}

/** Throws what is wrong with a specification, a line for each fault. */
export function refuse(source: string, kind: string, faults: readonly SpecFault[]): never {
  const lines = faults.map(({ path, message }) => `  ${path === '' ? '' : `${path}: `}${message}`)
  throw new SpecTrouble([`${source} is not a valid ${kind}:`, ...lines].join('\n'))
}

/** Names that the command line gives in a list. */
export const namesIn = (list: string | undefined) => list?.split(',').map((name) => name.trim())

/** The languages in which an experiment is played, where the command line says so. */
export const languagesIn = (list: string | undefined): readonly Language[] | undefined =>
  namesIn(list)?.map((name) => readChoice('language', name, languages))

/** The value of a file that anybody may have written. Throws words for its reader. */
export function jsonText(text: string, name: string): unknown {
  const read = readJson(text, mostLevelsOfFile)
  if (read.ok) return read.value
  const why = read.trouble === 'too-deep' ? nestedTooDeeply(mostLevelsOfFile) : 'no JSON'
  throw new SpecTrouble(`${name} is ${why}`)
}

export const jsonFile = async (file: string): Promise<unknown> => jsonText(await readFile(file, 'utf8'), file)

/** What the command line says of the size of an experiment. */
export interface Size {
  readonly materials?: string | undefined
  readonly small?: boolean | undefined
}

/** A suite adds the names of its parts. */
const longestSeed = 60

/** Enough to see every table of a report, and nothing more. */
const fewContents = 4

/** How many contents are dealt, and how often, where the command line says so. */
export function sizeOf({ materials, small }: Size): {
  readonly materials?: number
  readonly repeats?: number
} {
  if (small && materials !== undefined) throw new UsageError('either --small or --materials')
  if (small) return { materials: fewContents, repeats: 1 }
  return materials === undefined ? {} : { materials: readCount('materials', materials) }
}

/** As it is after it was written as JSON. */
export const asJson = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))
