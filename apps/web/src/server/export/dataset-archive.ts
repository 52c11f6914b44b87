import 'server-only'
import { datasetCard, tableNames } from '@wis/dataset'
import type { TableName } from '@wis/dataset'
import type { Database, SeasonCut } from '@wis/db'
import { exportSeason } from '@wis/proof'
import type { Platform } from '@wis/proof'
import { exportedSeason } from './exported-season.ts'
import { bytesOfLines } from './streams.ts'
import { tableBytes } from './table-bytes.ts'
import { zipOf } from './zip.ts'
import type { ZipEntry } from './zip.ts'

interface Publisher {
  readonly platform: Platform
  readonly url: string
  readonly licence: string | undefined
}

/** A season as a data set in one archive. The card comes last, since it tells how much there is. */
export function datasetArchive(
  db: Pick<Database, 'pool'>,
  cut: SeasonCut,
  publisher: Publisher,
): AsyncGenerator<Uint8Array, void, undefined> {
  return zipOf(entriesOf(db, cut, publisher))
}

function* entriesOf(db: Pick<Database, 'pool'>, cut: SeasonCut, publisher: Publisher): Generator<ZipEntry> {
  const rows: Record<TableName, number> = { matches: 0, seats: 0, speeches: 0, votes: 0 }
  for (const name of tableNames) {
    const onRow = () => void (rows[name] += 1)
    yield { name: `${name}.parquet`, bytes: () => tableBytes(db, cut, { name, form: 'parquet', onRow }) }
  }
  for (const name of tableNames) {
    yield { name: `${name}.csv`, bytes: () => tableBytes(db, cut, { name, form: 'csv' }) }
  }
  const lines = () => exportSeason(exportedSeason(db, cut), publisher.platform)
  yield { name: 'export.jsonl', bytes: () => bytesOfLines(lines()) }
  yield { name: 'README.md', bytes: () => bytesOfLines(one(cardOf(cut, publisher, rows))) }
}

async function* one(text: string) {
  yield text
}

function cardOf(
  { season, takenAt }: SeasonCut,
  { url, licence }: Publisher,
  rows: Readonly<Record<TableName, number>>,
): string {
  const { slug, name, description, languages, ruleset, state } = season
  const about = { slug, name, description, languages, ruleset: ruleset.id, url, licence }
  return datasetCard({ ...about, asOf: takenAt, isFinal: state === 'closed', rows })
}
