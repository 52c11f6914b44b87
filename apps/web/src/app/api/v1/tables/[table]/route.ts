import { readTable } from '@wis/db/boards'
import { normalisedTableCalled } from '@wis/games'
import { tablePageOf } from '../../../../../features/tables/table-page-of.ts'
import { endpoint } from '../../../../../server/api/endpoint.ts'
import { Raw } from '../../../../../server/api/raw.ts'
import { tableCsv } from '../../../../../server/api/table-csv.ts'
import { csvVary, wantsCsv } from '../../../../../server/api/wants-csv.ts'
import { AppError } from '../../../../../server/app-error.ts'

const csv = '.csv'

export const GET = endpoint('GET /tables/{table}', {
  answer: async ({ db, request, params, query: { language, house, format, cursor, limit } }) => {
    const isFile = params.table.endsWith(csv)
    const table = normalisedTableCalled(isFile ? params.table.slice(0, -csv.length) : params.table)
    if (!table) throw new AppError('not-found', 'There is no such table.')
    const page = await readTable(db, table, { language, includeHouse: house, cursor, limit })
    const answer = tablePageOf(table, page, language)
    if (!isFile && !wantsCsv(request, format)) return answer
    return new Raw(tableCsv(answer), {
      type: 'text/csv; charset=utf-8',
      ...(!isFile && { headers: { vary: csvVary } }),
    })
  },
})
