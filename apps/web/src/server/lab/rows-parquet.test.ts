import { rowsCsv } from '@wis/lab'
import { parquetReadObjects } from 'hyparquet'
import { expect, it } from 'vitest'
import { rowsParquet } from './send-asked-rows.ts'

const readOf = async (rows: readonly unknown[]) =>
  parquetReadObjects({ file: (await rowsParquet(rows)).buffer })

it('the rows of matches have the columns of the CSV table, with their types', async () => {
  const results = [
    { place: 2, role: 'spy', points: -0.5 },
    { place: 1, points: 3 },
  ]
  const row = {
    number: 1,
    deal: 1,
    subject: 'fox',
    condition: 'baseline',
    seat: 0,
    match: 'm1',
    end: 'decided',
    forfeits: 0,
    turns: 7,
    tokens: 3_000_000_000,
    usd: 0.25,
    ms: 1200,
    factors: { role: 'spy' },
    results,
  }
  const rows = [row, { ...row, number: 2, seat: 1, match: undefined }]
  const read = await readOf(rows)
  expect(read).toEqual([
    {
      number: 1,
      deal: 1,
      subject: 'fox',
      condition: 'baseline',
      seat: 0,
      match: 'm1',
      end: 'decided',
      forfeits: 0,
      turns: 7,
      tokens: 3_000_000_000,
      usd: 0.25,
      ms: 1200,
      place: 2,
      role: 'spy',
      points: -0.5,
      factors: '{"role":"spy"}',
      facts: null,
    },
    expect.objectContaining({ number: 2, match: null, place: 1, role: null, points: 3 }),
  ])
  expect(Object.keys(read[0] ?? {}).join(',')).toBe(rowsCsv(rows).split('\n')[0])
})

const described = (description: string | null) => ({
  number: 1,
  subject: 's',
  language: 'zh',
  mode: 'aggressive',
  domain: 'd',
  target: '茶',
  distractor: '咖啡',
  description,
  isCut: false,
  saysTarget: true,
  asked: [],
})

const hostileTexts = [
  ['a formula', '=HYPERLINK("http://evil.example","x")'],
  ['a formula behind another separator', 'x;=1+1\t@sum\n=2'],
  ['HTML', '<script>alert(1)</script>'],
  ['NUL and the ends of lines', 'a\0b\r\nc\u2028d\u2029e'],
  ['characters that turn the reading direction', '\u202eabc\u2066\u200b'],
  ['a long text', '长'.repeat(200_000)],
  ['the name of the prototype', '__proto__'],
] as const

it('the rows of a task are its descriptions', async () => {
  const row = described(null)
  const { asked: _, ...told } = row
  expect(await readOf([row])).toEqual([told])
})

it.each(hostileTexts)('%s is read back as it was said, and is no formula in CSV', async (_, description) => {
  const rows = [described(description), described('plain')]
  expect(await readOf(rows)).toEqual(rows.map(({ asked: _asked, ...told }) => told))
  expect(rowsCsv(rows)).not.toMatch(/(^|[,;\t\r\n])"*[=@]/)
})

it('no rows are a file without any', async () => {
  expect(await readOf([])).toEqual([])
})
