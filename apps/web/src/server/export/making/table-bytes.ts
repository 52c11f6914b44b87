import { broughtUpToDate, csvHeading, csvLine, dataOfGame, parquetOf } from '@wis/dataset'
import type { AnyTableName, Row, Surroundings, DatasetTable } from '@wis/dataset'
import type { SeasonCut } from '@wis/db/seasons'
import { ids } from '@wis/engine'
import { decisionsInForce } from '@wis/ratings'
import type { BoardDecision } from '@wis/ratings'
import { namedIn, sectionOfAll } from './season-pieces.ts'
import type { SeasonPieces } from './season-pieces.ts'

export type TableForm = 'csv' | 'parquet'

interface Wanted {
  readonly name: AnyTableName
  readonly form: TableForm
  /** Called for every row that is written. */
  readonly onRow?: () => void
}

/** A table of a cut, joined from the stored pieces of its matches. */
export function tableBytes(
  cut: SeasonCut,
  pieces: SeasonPieces,
  { name, form, onRow }: Wanted,
): AsyncGenerator<Uint8Array, void, undefined> {
  const rows = rowsIn(name, cut, pieces, onRow)
  const table = dataOfGame(cut.season.game)?.tables[name]
  if (!table) throw new RangeError(`a season of ${cut.season.game} has no table of ${name}`)
  return form === 'parquet' ? parquetOf(table, rows) : bytesOfLines(csvOf(table, rows), '')
}

const chunkCharacters = 64 * 1024

/** Lines as bytes, with many lines in one chunk, because a chunk for each line would cost more than its content. */
export async function* bytesOfLines(
  lines: AsyncIterable<string>,
  end = '\n',
): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder()
  let text = ''
  for await (const line of lines) {
    text += line + end
    if (text.length < chunkCharacters) continue
    yield encoder.encode(text)
    text = ''
  }
  if (text !== '') yield encoder.encode(text)
}

async function* csvOf(table: DatasetTable, rows: AsyncIterable<Row>) {
  yield csvHeading(table)
  for await (const row of rows) yield csvLine(table, row)
}

async function* rowsIn(
  name: AnyTableName,
  cut: SeasonCut,
  pieces: SeasonPieces,
  onRow?: () => void,
): AsyncGenerator<Row> {
  const voidings = voidingsIn(cut)
  const surroundings: Surroundings = {
    season: cut.season.slug,
    voidedBy: (matchId) => voidings.get(matchId) ?? null,
    nameOf: (agent) => namedIn(cut.names, agent),
  }
  for await (const rows of sectionOfAll(pieces, name)) {
    for (const row of rows) {
      onRow?.()
      yield broughtUpToDate(name, row, surroundings)
    }
  }
}

/** By match id, the decision in force that voided the match. */
function voidingsIn({ decisions }: SeasonCut): Map<string, number> {
  const known = decisions.flatMap(({ number, kind, matchId, undoes }): BoardDecision[] => {
    if ((kind === 'void' || kind === 're-run') && matchId !== null)
      return [{ number, kind, matchId: ids.match(matchId) }]
    return kind === 'undo' && undoes !== null ? [{ number, kind, undoes }] : []
  })
  return new Map(
    decisionsInForce(known).flatMap((decision) =>
      'matchId' in decision ? [[decision.matchId, decision.number] as const] : [],
    ),
  )
}
