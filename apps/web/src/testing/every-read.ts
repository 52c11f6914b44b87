import { apiRoutes, tableFiles } from '@wis/protocol'
import type { ApiKey } from '@wis/protocol'
import { parquetReadObjects } from 'hyparquet'
import { filesIn } from './files-in.ts'

/** Of the asker alone, of the platform alone, or a change of state by being asked for. */
const notAsked: readonly ApiKey[] = [
  'GET /me',
  'GET /me/export',
  'GET /webhooks',
  'GET /health',
  'GET /openapi.json',
]

/** The calls that read something which others may have written. */
export const reads = (Object.keys(apiRoutes) as ApiKey[]).filter(
  (key) => key.startsWith('GET ') && !notAsked.includes(key),
)

type Query = Readonly<Record<string, string>>
const forms = (key: ApiKey): readonly Query[] => {
  if (key.endsWith('/rows')) return [{}, { format: 'csv' }, { format: 'parquet' }]
  if (key.endsWith('/report')) return [{}, { format: 'md' }, { format: 'tex' }, { format: 'csv' }]
  if (key === 'GET /leaderboard') return [{ season: 'spring' }, { season: 'spring', format: 'csv' }]
  return [{}]
}

export async function textOf(answer: Response): Promise<string> {
  const type = answer.headers.get('content-type') ?? ''
  if (type.includes('zip')) return [...(await filesIn(answer)).values()].join('\n')
  if (!type.includes('parquet')) return answer.text()
  const rows = await parquetReadObjects({ file: await answer.arrayBuffer() })
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
}

/** What a call is about, and in which forms it is asked. */
export function* asked(key: ApiKey, about: Readonly<Record<string, readonly string[]>>) {
  const [, name = ''] = /\{(\w+)\}/.exec(key) ?? []
  const [, kind = ''] = /^GET \/(\w+)/.exec(key) ?? []
  for (const id of about[kind] ?? ['']) {
    const params = {
      [name]: id,
      ...(key.includes('{match}') && { match: about['matches']?.[0] ?? '' }),
      number: '1',
      place: '1',
    }
    const tables = key.endsWith('/{table}') && kind === 'seasons' ? tableFiles : ['']
    for (const table of tables) {
      const known = Object.entries({ ...params, ...(table && { table }) })
      const needed = Object.fromEntries(known.filter(([param]) => key.includes(`{${param}}`)))
      for (const query of forms(key)) yield { params: needed, query }
    }
  }
}
