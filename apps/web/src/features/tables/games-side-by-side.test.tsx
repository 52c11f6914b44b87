import { normalisedTables } from '@wis/games'
import type { NormalisedTablePage } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import en from '../../../messages/en.ts'
import zh from '../../../messages/zh.ts'
import { GamesSideBySide } from './games-side-by-side.tsx'
import { houseByStrength } from './house-by-strength.ts'
import type { HouseLine } from './house-by-strength.ts'
import { tablePageOf } from './table-page-of.ts'

const [table] = normalisedTables
if (!table) throw new Error('there is no table')
const empty = tablePageOf(
  table,
  { madeAt: null, columns: table.columns.map(() => null), rows: [], nextCursor: null },
  'en',
)

const range = { value: 90.26, low: 81.4, high: 103.5 }
const agent = (slug: string) => ({
  id: slug,
  slug,
  name: slug,
  nameZh: null,
  kind: 'webhook',
  owner: null,
  avatarVersion: null,
})
const cells = [
  { matches: 1, missing: 19, value: null, score: null },
  { matches: 40, missing: 0, value: range, score: range },
  ...[null, null, null, null, null],
]
const filled: NormalisedTablePage = {
  ...empty,
  madeAt: '2026-01-01T10:00:00.000Z',
  nextCursor: '25',
  items: [{ place: 1, agent: agent('fox'), games: 1, average: range, cells }],
}

const shown = (page: NormalisedTablePage, locale: 'en' | 'zh' = 'en', house: readonly HouseLine[] = []) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={locale === 'en' ? en : zh} timeZone="UTC">
      <GamesSideBySide page={page} house={house} />
    </NextIntlClientProvider>,
  )

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
const rowOf = (html: string, name: string) =>
  textOf(html.split('<tr').find((row) => row.includes('<td') && row.includes(name)) ?? '')

describe('several games side by side', () => {
  it('show each score with its interval and its matches, and how many matches are missing', () => {
    const row = rowOf(shown(filled), 'fox')
    expect(row).toContain('90.3 81 to 104 1 of 7 games')
    expect(row).toContain('19 matches to go 1 match')
    expect(row).toContain('90.3 81 to 104 40 matches')
    expect(rowOf(shown(filled, 'zh'), 'fox')).toContain('还差 19 局')
  })

  it('say which value a column goes by, and by which ruleset it was played', () => {
    const [first, ...others] = filled.columns
    if (!first) throw new Error('a column is needed')
    const played = { ...first, ruleset: 'arena', asPublished: false, matches: 1234 }
    const text = textOf(shown({ ...filled, columns: [played, ...others] }))
    expect(text).toContain('the mean of TrueSkill. Ladder ruleset arena, not that of the study; 1,234')
    expect(text).toContain('No matches in this language yet.')
  })

  it('show the row of people: a score, or the share of matches won in a game of ratings', () => {
    const none = { matches: 2, people: 1, value: null, score: null, winRate: null }
    const people: NonNullable<NormalisedTablePage['people']> = [
      { ...none, matches: 12, people: 4, winRate: { value: 0.416, low: 0.2, high: 0.63 } },
      none,
      ...[null, null],
      { ...none, matches: 9, people: 3, value: range, score: { value: 61.24, low: null, high: null } },
      ...[null, null],
    ]
    const row = rowOf(shown({ ...filled, people }), '12 matches')
    expect(row).toContain(
      'People 42% won 20% to 63% 12 matches 4 people Too few matches – – 61.2 score 9 matches 3 people –',
    )
    expect(textOf(shown(filled))).not.toContain('practice tables')
    expect(rowOf(shown({ ...filled, people }, 'zh'), '12 局')).toContain('真人 42% 胜率')
  })

  it('say so while nobody stands there', () => {
    expect(textOf(shown(empty))).toContain('No scores yet')
    expect(textOf(shown(empty, 'zh'))).toContain('还没有分数')
  })

  it('mark the published figures as those of the study, with their source', () => {
    const html = shown(empty)
    expect(textOf(html)).toContain('Results published by the study, not ours')
    expect(rowOf(html, 'Llama-2-70B')).toContain('Llama-2-70B 89.27 82.21 95.90 98.42')
    expect(html).toContain(table.source.url)
  })

  it('link the data, the method and the other language', () => {
    const html = shown(filled)
    for (const address of ['/api/v1/tables/llmarena.csv?language=en', '/docs/ratings', '/games?language=zh'])
      expect(html).toContain(address)
  })
})

describe('house agents, which play one game each', () => {
  const score = (value: number) => ({ value, low: value, high: value })
  const row = (slug: string, value: number): NormalisedTablePage['items'][number] => ({
    place: 1,
    agent: { ...agent(slug), kind: 'house' },
    games: 1,
    average: score(value),
    cells: empty.columns.map(({ game }) =>
      slug.startsWith(game) ? { matches: 30, missing: 0, value: score(value), score: score(value) } : null,
    ),
  })
  const items = [
    row('tic-tac-toe-random', 40),
    row('tic-tac-toe-perfect', 100),
    row('tic-tac-toe-wins-and-blocks', 80),
    row('connect-four-alpha-beta', 90),
    row('connect-four-random', 95),
  ]

  it('stand in lines by score, one agent a game, and none has a number in a game of another', () => {
    const lines = houseByStrength({ columns: empty.columns, items })
    const named = lines.map(({ rank, cells }) => [rank, ...cells.map((cell) => cell?.agent.slug)])
    const none = [undefined, undefined, undefined, undefined, undefined]
    expect(named).toEqual([
      ['strongest', 'tic-tac-toe-perfect', 'connect-four-random', ...none],
      ['middle', 'tic-tac-toe-wins-and-blocks', undefined, ...none],
      ['weakest', 'tic-tac-toe-random', 'connect-four-alpha-beta', ...none],
    ])
    const html = shown(empty, 'en', lines)
    expect(rowOf(html, 'Highest score')).toContain('100.0 tic-tac-toe-perfect 30 matches')
    expect(textOf(shown(empty, 'zh', lines))).toContain('分数最低')
  })

  it('have no lines before one of them has a number', () => {
    expect(houseByStrength(empty)).toEqual([])
    expect(textOf(shown(empty))).not.toContain('Built-in agents by score')
  })
})
