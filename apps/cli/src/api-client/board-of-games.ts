import type { NormalisedTablePage } from '@wis/protocol'
import { printedTable } from '../simulate/printed-table.ts'
import type { ApiClient } from './client.ts'

type Cell = NormalisedTablePage['items'][number]['cells'][number]

interface Asked {
  readonly table: string
  readonly language: NormalisedTablePage['language']
  readonly limit: number
}

/** Several games side by side: one line an agent, or one line of JSON with the whole answer. */
export async function tellTable(client: ApiClient, asked: Asked, isJson: boolean): Promise<void> {
  const { table: name, language, limit } = asked
  const sent = { params: { table: name }, query: { language, limit } }
  const page = await client.ask('GET /tables/{table}', sent)
  console.log(isJson ? JSON.stringify(page) : textOf(page))
}

function textOf({ table: about, language, madeAt, columns, items }: NormalisedTablePage): string {
  const title = `${about.name}, ${language}: value ÷ best × 100 [95 % interval], matches`
  if (items.length === 0) return `${title}\nNobody has played these games here yet.`
  const head = ['agent', '#', 'average', 'games', ...columns.map(({ game }) => game)]
  const rows = items.map(({ agent, place, average, games, cells }) => [
    ...[agent.slug, String(place ?? ''), average ? rangeOf(average) : '', `${games}/${columns.length}`],
    ...cells.map(cellText),
  ])
  const note = `made ${madeAt ?? 'never'}; -n: n more matches are needed for a number (${about.leastMatches} in all)`
  return [title, printedTable([head, ...rows]), note].join('\n')
}

function cellText(cell: Cell): string {
  if (!cell) return ''
  if (cell.missing > 0) return `-${cell.missing}`
  return `${cell.score ? rangeOf(cell.score) : '?'} ${cell.matches}`
}

const rangeOf = ({ value, low, high }: { value: number; low: number; high: number }) =>
  `${value.toFixed(1)} [${Math.round(low)}–${Math.round(high)}]`
