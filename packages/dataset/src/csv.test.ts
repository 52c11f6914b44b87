import type { DatasetTable } from '@wis/games'
import { describe, expect, it } from 'vitest'
import { csvHeading, csvLine } from './csv.ts'

const table = {
  name: 't',
  meaning: 'A test.',
  columns: [
    { name: 'text', type: 'text', optional: true, meaning: '' },
    { name: 'count', type: 'integer', optional: true, meaning: '' },
  ],
} as const satisfies DatasetTable

describe('a CSV line', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "it"', '"say ""it"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['茶，咖啡', '茶，咖啡'],
  ])('holds %j as RFC 4180 has it', (text, written) => {
    expect(csvLine(table, { text, count: 1 })).toBe(`${written},1\r\n`)
  })

  it.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠sum'])(
    'holds no formula: %j',
    (text) => {
      expect(csvLine(table, { text, count: 1 })).toContain(`'${text}`)
    },
  )

  it.each([
    ['x;=1', "x;'=1"],
    [';@sum', ";'@sum"],
    ['x\t+1', "x\t'+1"],
    ['x\r\n-1', '"x\r\n\'-1"'],
    ['x;"=1"', '"x;\'""=1"""'],
    ['x;＝1', "x;'＝1"],
  ])('holds no formula for a spreadsheet with other separators: %j', (text, safe) => {
    expect(csvLine(table, { text, count: 1 })).toBe(`${safe},1\r\n`)
  })

  it.each(['a; b', '1-2', 'x=1', 'a\n b', 'yes; no'])('leaves %j as it is', (text) => {
    expect(csvLine(table, { text, count: 1 })).toContain(text)
  })

  it('leaves a number below zero a number', () => {
    expect(csvLine(table, { text: 'x', count: -3 })).toBe('x,-3\r\n')
  })

  it('distinguishes an empty text from a missing one', () => {
    expect(csvLine(table, { text: '', count: null })).toBe('"",\r\n')
    expect(csvLine(table, { text: null, count: null })).toBe(',\r\n')
  })

  it('stands below the names of the columns', () => {
    expect(csvHeading(table)).toBe('text,count\r\n')
  })
})
