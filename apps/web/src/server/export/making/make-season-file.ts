import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { dataOfGame, datasetCard } from '@wis/dataset'
import type { AnyTableName, DataOfGame } from '@wis/dataset'
import type { Database } from '@wis/db'
import { cutSeason, whileAlone } from '@wis/db/seasons'
import type { SeasonCut } from '@wis/db/seasons'
import { sealSeason } from '@wis/proof'
import type { Digest, Platform } from '@wis/proof'
import { findKept, keyOf, newTag, placeOf, tableInFile } from '../kept-file.ts'
import type { KeptFile, SeasonFile, Shelf } from '../kept-file.ts'
import { unfinished } from '../season-download.ts'
import { exportedSeason } from './exported-season.ts'
import type { Answers, Job, Progress } from './job.ts'
import { seasonPieces } from './season-pieces.ts'
import type { SeasonPieces } from './season-pieces.ts'
import { bytesOfLines, tableBytes } from './table-bytes.ts'
import { zipOf } from './zip.ts'
import type { ZipEntry } from './zip.ts'

export interface Premises {
  readonly db: Database
  readonly publisher: Publisher
  /** Names everything besides the season that goes into a file. */
  readonly edition: string
  /** The folder for files made by this version of the code. */
  readonly root: string
  readonly pieces: string
}

const pauseMs = 200

type Made = Answers['season']

/**
 * Makes a file of a season as it stands now, unless it already exists. No two processes make files of one season at
 * once.
 */
export async function makeSeasonFile(
  premises: Premises,
  { slug, file }: Extract<Job, { kind: 'season' }>,
  onProgress: (progress: Progress) => void,
): Promise<Made> {
  let made: Made
  const make = async () => {
    const cut = await cutSeason(premises.db, slug)
    made = cut && hasFile(cut, file) ? await fileOfCut(premises, cut, file, onProgress) : undefined
  }
  while (!(await whileAlone(premises.db, slug, make))) await wait(pauseMs)
  return made
}

/** Games have different tables. */
function hasFile({ season }: SeasonCut, file: SeasonFile): boolean {
  if (file === 'export.jsonl') return true
  const data = dataOfGame(season.game)
  const table = tableInFile(file)
  return data !== undefined && (!table || data.names.includes(table.name))
}

async function fileOfCut(
  premises: Premises,
  cut: SeasonCut,
  file: SeasonFile,
  onProgress: (progress: Progress) => void,
): Promise<Made> {
  const { told } = cut
  const shelf = { root: premises.root, seasonId: told.id, file }
  const key = keyOf(told.fingerprint, premises.edition)
  const kept = await findKept(shelf, key)
  if (kept) return { kept, told, fresh: 0 }
  return writeFile(premises, cut, { shelf, tag: newTag(key) }, onProgress)
}

interface Target {
  readonly shelf: Shelf
  readonly tag: string
}

async function writeFile(
  { db, publisher, pieces: folder }: Premises,
  cut: SeasonCut,
  { shelf, tag }: Target,
  onProgress: (progress: Progress) => void,
): Promise<Made> {
  const place = placeOf(shelf, tag)
  const { platform } = publisher
  const pieces = await seasonPieces({ db, platform, folder }, cut)
  const begun = { told: cut.told, place, tag }
  const bytes = bytesOf(shelf.file, cut, pieces, publisher)
  const size = await writeBytes(place, bytes, (written) => onProgress({ begun, size: written }))
  const kept: KeptFile = { path: place, tag, size }
  return { kept, told: cut.told, fresh: pieces.fresh }
}

function bytesOf(
  file: SeasonFile,
  cut: SeasonCut,
  pieces: SeasonPieces,
  publisher: Publisher,
): AsyncIterable<Uint8Array> {
  const table = tableInFile(file)
  if (table) return tableBytes(cut, pieces, table)
  return file === 'dataset.zip'
    ? datasetArchive(cut, pieces, publisher)
    : exportBytes(cut, pieces, publisher.platform)
}

const pieceBytes = 256 * 1024
/** Whoever reads along waits no longer than this for bytes that are there. */
const mostWaitMs = 1_000

/**
 * Writes a file under an unfinished name, and renames it once it is whole. Reports its size as it grows, for readers
 * that follow along. A failure leaves nothing behind.
 */
export async function writeBytes(
  place: string,
  bytes: AsyncIterable<Uint8Array>,
  onWritten: (size: number) => void = () => undefined,
): Promise<number> {
  await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  const draft = place + unfinished
  const file = await fs.open(draft, 'wx', 0o600)
  let size = 0
  try {
    onWritten(0)
    for await (const piece of gathered(bytes)) {
      await file.appendFile(piece)
      size += piece.length
      onWritten(size)
    }
    await file.sync()
    await file.close()
    await fs.rename(draft, place)
    return size
  } catch (error) {
    await file.close().catch(() => undefined)
    await fs.rm(draft, { force: true })
    throw error
  }
}

/** The same bytes in larger chunks, because each chunk costs a system call. */
async function* gathered(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = []
  let size = 0
  let since = performance.now()
  for await (const piece of bytes) {
    pieces.push(piece)
    size += piece.length
    if (size < pieceBytes && performance.now() - since < mostWaitMs) continue
    yield Buffer.concat(pieces)
    pieces = []
    size = 0
    since = performance.now()
  }
  if (size > 0) yield Buffer.concat(pieces)
}

interface Publisher {
  readonly platform: Platform
  readonly url: string
  readonly licence: string | undefined
}

/** A season as a data set in one archive. The card comes last, because it tells how much there is. */
function datasetArchive(
  cut: SeasonCut,
  pieces: SeasonPieces,
  publisher: Publisher,
): AsyncGenerator<Uint8Array, void, undefined> {
  return zipOf(entriesOf(cut, pieces, publisher))
}

function* entriesOf(cut: SeasonCut, pieces: SeasonPieces, publisher: Publisher): Generator<ZipEntry> {
  const { names } = dataOf(cut)
  const rows: Partial<Record<AnyTableName, number>> = Object.fromEntries(names.map((name) => [name, 0]))
  // A Parquet file has its first bytes only after many rows. This one begins to flow with the first matches.
  yield { name: 'export.jsonl', bytes: () => exportBytes(cut, pieces, publisher.platform) }
  for (const name of names) {
    const onRow = () => void (rows[name] = (rows[name] ?? 0) + 1)
    yield { name: `${name}.parquet`, bytes: () => tableBytes(cut, pieces, { name, form: 'parquet', onRow }) }
  }
  for (const name of names) {
    yield { name: `${name}.csv`, bytes: () => tableBytes(cut, pieces, { name, form: 'csv' }) }
  }
  yield { name: 'README.md', bytes: () => bytesOfLines(one(cardOf(cut, publisher, rows))) }
}

function dataOf({ season }: Pick<SeasonCut, 'season'>): DataOfGame {
  const data = dataOfGame(season.game)
  if (!data) throw new RangeError(`no game is called ${season.game}`)
  return data
}

async function* one(text: string) {
  yield text
}

function cardOf(
  { season, takenAt }: SeasonCut,
  { url, licence }: Publisher,
  rows: Readonly<Partial<Record<AnyTableName, number>>>,
): string {
  const { slug, name, description, languages, ruleset, state } = season
  const { card: game } = dataOf({ season })
  const about = { game, slug, name, description, languages, ruleset: ruleset.id, url, licence }
  return datasetCard({ ...about, asOf: takenAt, isFinal: state === 'closed', rows })
}

/** The provable export of a cut, joined from the stored pieces of its matches. */
function exportBytes(
  cut: SeasonCut,
  pieces: SeasonPieces,
  platform: Platform,
): AsyncGenerator<Uint8Array, void, undefined> {
  return bytesOfLines(sealSeason(exportedSeason(cut, pieces), platform, ownDigest()))
}

/** Node's hash gives the same digest as the proof's own. */
function ownDigest(): Digest {
  const sum = createHash('sha256')
  return {
    add: (line) => void sum.update(line).update('\n'),
    hex: () => sum.copy().digest('hex'),
  }
}
