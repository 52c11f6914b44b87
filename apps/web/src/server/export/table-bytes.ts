import 'server-only'
import { csvHeading, csvLine, parquetOf, rowsOf, tables } from '@wis/dataset'
import type { Played, Row, TableName } from '@wis/dataset'
import { cutMatches } from '@wis/db'
import type { CutMatch, Database, SeasonCut } from '@wis/db'
import { ids } from '@wis/engine'
import { decisionsInForce } from '@wis/ratings'
import type { BoardDecision } from '@wis/ratings'
import { bytesOfLines } from './streams.ts'

export type TableForm = 'csv' | 'parquet'

interface Wanted {
  readonly name: TableName
  readonly form: TableForm
  /** Told of every row that is written. */
  readonly onRow?: () => void
}

/** A table of a cut, from its logs, some matches at a time. */
export function tableBytes(
  db: Pick<Database, 'pool'>,
  cut: SeasonCut,
  { name, form, onRow }: Wanted,
): AsyncGenerator<Uint8Array, void, undefined> {
  const rows = rowsIn(name, cut, cutMatches(db, cut.scope), onRow)
  return form === 'parquet' ? parquetOf(tables[name], rows) : bytesOfLines(csvOf(name, rows), '')
}

async function* csvOf(name: TableName, rows: AsyncIterable<Row>) {
  yield csvHeading(tables[name])
  for await (const row of rows) yield csvLine(tables[name], row)
}

async function* rowsIn(
  name: TableName,
  cut: SeasonCut,
  matches: AsyncIterable<CutMatch>,
  onRow?: () => void,
): AsyncGenerator<Row> {
  const voidings = voidingsIn(cut)
  for await (const match of matches) {
    for (const row of rowsOf(name, playedOf(match, cut, voidings.get(match.matchId) ?? null))) {
      onRow?.()
      yield row
    }
  }
}

const playedOf = ({ reason: _, ...match }: CutMatch, cut: SeasonCut, voidedBy: number | null): Played => ({
  ...match,
  season: cut.season.slug,
  voidedBy,
})

/** By the id of a match, the decision in force after which it counts no more. */
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
