import { setTimeout as wait } from 'node:timers/promises'
import { dataOfGame } from '@wis/dataset'
import type { Database } from '@wis/db'
import { cutSeason, whileAlone } from '@wis/db/seasons'
import type { SeasonCut } from '@wis/db/seasons'
import { findKept, keyOf, newTag, placeOf } from '../kept-file.ts'
import type { KeptFile, Shelf } from '../kept-file.ts'
import { tableInFile } from '../season-file.ts'
import type { SeasonFile } from '../season-file.ts'
import { datasetArchive } from './dataset-archive.ts'
import type { Publisher } from './dataset-archive.ts'
import { exportBytes } from './export-bytes.ts'
import type { Answers, Job, Progress } from './job.ts'
import { seasonPieces } from './season-pieces.ts'
import type { SeasonPieces } from './season-pieces.ts'
import { tableBytes } from './table-bytes.ts'
import { writeBytes } from './write-bytes.ts'

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
