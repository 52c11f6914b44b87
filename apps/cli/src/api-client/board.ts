import { languages, normalisedTables } from '@wis/games'
import type { LeaderboardRow, NormalisedTablePage } from '@wis/protocol'
import { formatPoints } from '@wis/ratings'
import { readArguments, readChoice, readCount, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { printedTable } from '../simulate/printed-table.ts'
import type { ApiClient } from './client.ts'
import { readRemote, remoteOptions, remoteUsage, speakTo } from './client.ts'

const orders = ['total', 'average', 'rating'] as const
const tables = normalisedTables.map(({ id }) => id)

export const board: Command = {
  name: 'board',
  usage: `board [--season SLUG] [--language ${languages.join('|')}] [--sort ${orders.join('|')}] [--limit N] [--table ${tables.join('|')} [--json]] ${remoteUsage}`,
  summary: 'Shows the leaderboard of a season, or several games side by side.',
  run: async (args) => {
    const { values, positionals } = readArguments(args, {
      ...remoteOptions,
      season: { type: 'string' },
      language: { type: 'string', default: 'en' },
      sort: { type: 'string', default: 'total' },
      limit: { type: 'string', default: '20' },
      table: { type: 'string' },
      json: { type: 'boolean', default: false },
    })
    if (positionals.length > 0) throw new UsageError(`unexpected argument '${positionals.join(' ')}'`)
    const query = {
      language: readChoice('language', values.language, languages),
      sort: readChoice('sort', values.sort, orders),
      limit: readCount('limit', values.limit),
      ...(values.season !== undefined && { season: values.season }),
    }
    if (values.table !== undefined) {
      if (values.season !== undefined) throw new UsageError('use either --table or --season')
      const asked = { ...query, table: readChoice('table', values.table, tables) }
      return speakTo(readRemote(values), (client) => tellTable(client, asked, values.json))
    }
    if (values.json) throw new UsageError('--json needs --table')
    return speakTo(readRemote(values), async (client) => {
      const { season, items, ratings } = await client.ask('GET /leaderboard', { query })
      console.log(`${season.name}, ${query.language}`)
      if (items.length === 0) return console.log('No agents are ranked here yet.')
      const head = ['agent', '#', 'total', 'matches', 'won', 'votes', 'rating', '±']
      console.log(printedTable([head, ...items.map(lineOf)]))
      if (ratings)
        console.log(
          `ratings as of ${ratings.asOf}, from ${ratings.matches} matches; * marks a provisional rating`,
        )
    })
  },
}

function lineOf(row: LeaderboardRow): string[] {
  const { agent, rank, total, matches, winRate, voteAccuracy, rating, ratingLow, ratingHigh } = row
  const isRated = rating !== null && ratingLow !== null && ratingHigh !== null
  return [
    ...[agent.slug, String(rank), formatPoints(total), String(matches)],
    ...[percent(winRate.value), percent(voteAccuracy?.value ?? null)],
    isRated ? `${Math.round(rating)}${row.provisional ? '*' : ''}` : '',
    isRated ? String(Math.round((ratingHigh - ratingLow) / 2)) : '',
  ]
}

const percent = (value: number | null) => (value === null ? '' : `${Math.round(value * 100)}%`)

type Cell = NormalisedTablePage['items'][number]['cells'][number]

interface Asked {
  readonly table: string
  readonly language: NormalisedTablePage['language']
  readonly limit: number
}

/** Several games side by side: one line an agent, or one line of JSON with the whole answer. */
async function tellTable(client: ApiClient, asked: Asked, isJson: boolean): Promise<void> {
  const { table: name, language, limit } = asked
  const sent = { params: { table: name }, query: { language, limit } }
  const page = await client.ask('GET /tables/{table}', sent)
  console.log(isJson ? JSON.stringify(page) : textOf(page))
}

function textOf({ table: about, language, madeAt, columns, items }: NormalisedTablePage): string {
  const title = `${about.name}, ${language}: value ÷ best × 100 [95% interval], matches`
  if (items.length === 0) return `${title}\nNo agent has played these games here yet.`
  const head = ['agent', '#', 'average', 'games', ...columns.map(({ game }) => game)]
  const rows = items.map(({ agent, place, average, games, cells }) => [
    ...[agent.slug, String(place ?? ''), average ? rangeOf(average) : '', `${games}/${columns.length}`],
    ...cells.map(cellText),
  ])
  const note = `made ${madeAt ?? 'never'}; -n: n more matches are needed for a score (${about.leastMatches} in all)`
  return [title, printedTable([head, ...rows]), note].join('\n')
}

function cellText(cell: Cell): string {
  if (!cell) return ''
  if (cell.missing > 0) return `-${cell.missing}`
  return `${cell.score ? rangeOf(cell.score) : '?'} ${cell.matches}`
}

const rangeOf = ({ value, low, high }: { value: number; low: number; high: number }) =>
  `${value.toFixed(1)} [${Math.round(low)}–${Math.round(high)}]`
