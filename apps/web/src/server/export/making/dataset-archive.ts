import { dataOfGame, datasetCard } from '@wis/dataset'
import type { AnyTableName, DataOfGame } from '@wis/dataset'
import type { SeasonCut } from '@wis/db/seasons'
import type { Platform } from '@wis/proof'
import { bytesOfLines } from './bytes-of-lines.ts'
import { exportBytes } from './export-bytes.ts'
import type { SeasonPieces } from './season-pieces.ts'
import { tableBytes } from './table-bytes.ts'
import { zipOf } from './zip.ts'
import type { ZipEntry } from './zip.ts'

export interface Publisher {
  readonly platform: Platform
  readonly url: string
  readonly licence: string | undefined
}

/** A season as a data set in one archive. The card comes last, because it tells how much there is. */
export function datasetArchive(
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
