import { rowsCsv } from '@wis/lab'
import { parquetReadObjects } from 'hyparquet'
import { expect, it } from 'vitest'
import { rowsParquet } from './rows-parquet.ts'

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

it('the rows of a task are its descriptions', async () => {
  const row = {
    number: 1,
    subject: 's',
    language: 'zh',
    mode: 'aggressive',
    domain: 'd',
    target: '茶',
    distractor: '咖啡',
    description: null,
    isCut: false,
    saysTarget: true,
    asked: [],
  }
  const { asked: _, ...told } = row
  expect(await readOf([row])).toEqual([told])
})

it('no rows are a file without any', async () => {
  expect(await readOf([])).toEqual([])
})
