import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { allTableNames } from '@wis/dataset'
import type { AnyTableName } from '@wis/dataset'
import { jsonLines, parquet, tableFiles, zip } from '@wis/protocol'

/** A finished file of a season, stored on disk. */
export interface KeptFile {
  readonly path: string
  /** Names these very bytes: two files with the same tag are the same. */
  readonly tag: string
  readonly size: number
}

/** Identifies a file of a season, wherever it is stored. */
export interface Shelf {
  /** The folder for all files made by this version of the code. */
  readonly root: string
  readonly seasonId: string
  readonly file: SeasonFile
}

/** How long an interrupted download can be continued, even if the season has gone on since. */
const resumableMs = 3_600_000

/** A hash short enough for a file name. It stands for the state of the season and the edition that describes it. */
export function keyOf(fingerprint: string, edition: string): string {
  return createHash('sha256').update(`${fingerprint} ${edition}`).digest('hex').slice(0, 32)
}

/** A name for a new file. It contains the time, so making the same file again gives another tag. */
export const newTag = (key: string, now = Date.now()) =>
  `${key}-${now.toString(36)}-${randomBytes(4).toString('hex')}`

/** Every season has a folder of its own, so a tag of one season opens nothing of another. */
export function folderOf({ root, seasonId }: Pick<Shelf, 'root' | 'seasonId'>): string {
  return path.join(root, 'seasons', createHash('sha256').update(seasonId).digest('hex').slice(0, 32))
}

export const placeOf = (shelf: Shelf, tag: string) => path.join(folderOf(shelf), `${tag}.${shelf.file}`)

/** The file for this state of a season, if it was already made. */
export async function findKept(shelf: Shelf, key: string): Promise<KeptFile | undefined> {
  const names = await fs.readdir(folderOf(shelf)).catch(() => [])
  const ending = `.${shelf.file}`
  const name = names.find((known) => known.startsWith(`${key}-`) && known.endsWith(ending))
  return name === undefined ? undefined : keptAs(shelf, name.slice(0, -ending.length))
}

/** A file whose beginning somebody already has, if it was made a short time ago. */
export async function findBegun(shelf: Shelf, tag: string, now = Date.now()): Promise<KeptFile | undefined> {
  const made = /^[0-9a-f]{32}-([0-9a-z]+)-[0-9a-f]{8}$/.exec(tag)?.[1]
  if (made === undefined || now - parseInt(made, 36) > resumableMs) return undefined
  return keptAs(shelf, tag)
}

async function keptAs(shelf: Shelf, tag: string): Promise<KeptFile | undefined> {
  const place = placeOf(shelf, tag)
  const found = await fs.stat(place).catch(() => undefined)
  return found && { path: place, tag, size: found.size }
}

const seasonFiles = ['export.jsonl', 'dataset.zip', ...tableFiles] as const
export type SeasonFile = (typeof seasonFiles)[number]

/** A table and its format; undefined for other files. */
export function tableInFile(
  file: SeasonFile,
): { readonly name: AnyTableName; readonly form: 'csv' | 'parquet' } | undefined {
  const name = allTableNames.find((known) => file.startsWith(`${known}.`))
  return name && { name, form: file.endsWith('.csv') ? 'csv' : 'parquet' }
}

export function mediaTypeOf(file: SeasonFile): string {
  if (file === 'export.jsonl') return jsonLines
  if (file === 'dataset.zip') return zip
  return file.endsWith('.csv') ? 'text/csv; charset=utf-8' : parquet
}

export function savedAs(slug: string, file: SeasonFile): string {
  if (file === 'export.jsonl') return `season-${slug}.jsonl`
  return file === 'dataset.zip' ? `season-${slug}.zip` : `${slug}-${file}`
}
