import { createHash } from 'node:crypto'
import { parquetOf } from '@wis/dataset'
import type { Row } from '@wis/dataset'
import type { Database } from '@wis/db'
import { judgingsOf } from '@wis/db/experiments'
import { tableOfRows } from '@wis/lab'
import { jsonLines } from '@wis/protocol'
import web from '../../../package.json'
import { Raw } from '../api/call.ts'
import { bytesOfLines } from '../export/making/table-bytes.ts'
import { streamOf } from '../export/stream-of.ts'
import { matchesTag } from '../request/entity-tag.ts'
import type { NamedExperiment } from './names-shown.ts'

interface Call {
  readonly db: Database
  readonly request: Request
}

/** What was asked about matches of an experiment, as a stream. None of it is read for somebody who has it already. */
export async function sendAskedRows(
  { db, request }: Call,
  experiment: NamedExperiment,
  lines: () => AsyncIterable<string>,
): Promise<Raw> {
  const tag = await tagOf(db, experiment, new URL(request.url))
  const headers: Record<string, string> = tag === undefined ? {} : { etag: `W/${tag}` }
  if (tag !== undefined && matchesTag(request.headers.get('if-none-match'), tag))
    return new Raw(null, { type: jsonLines, status: 304, headers })
  return new Raw(await streamOf(bytesOfLines(lines())), { type: jsonLines, headers })
}

/**
 * Of all that the rows follow from: each match, rating and changed rating counts one. None if an agent is not named any
 * more: when its owner's account is deleted, what it said goes, and nothing counts that.
 */
async function tagOf(db: Database, experiment: NamedExperiment, url: URL): Promise<string | undefined> {
  const { id, played, judged, ratingsWithheld, players, withdrawn } = experiment
  if (withdrawn.size > 0) return undefined
  const judgings = await judgingsOf(db, id)
  const all = JSON.stringify([
    web.version,
    url.pathname,
    url.search,
    played,
    judged,
    ratingsWithheld,
    players,
    judgings,
  ])
  return `"${createHash('sha256').update(all).digest('base64url').slice(0, 27)}"`
}

/** The rows of an experiment as a Parquet file, with the columns of the table in CSV. */
export async function rowsParquet(rows: readonly unknown[]): Promise<Uint8Array<ArrayBuffer>> {
  const { columns, cells } = tableOfRows(rows)
  const table = {
    name: 'rows',
    meaning: 'The result of the subject of a match.',
    columns: columns.map((column) => ({ ...column, optional: true as const, meaning: column.name })),
  }
  const pieces: Uint8Array[] = []
  for await (const piece of parquetOf(table, each(rows.map(cells)))) pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}

async function* each(rows: readonly Row[]) {
  yield* rows
}
