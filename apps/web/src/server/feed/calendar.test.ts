import { expect, it } from 'vitest'
import { calendarOf } from './calendar.ts'

const now = new Date('2026-11-01T10:00:00Z')
const date = {
  id: 'autumn-ends',
  page: '/seasons/autumn',
  title: 'Autumn: ends',
  at: new Date('2026-11-20T18:00:00.000Z'),
}
const calendar = (title: string) => calendarOf('Seasons', [{ ...date, title }], 'https://arena.example', now)

it('is a calendar with whole addresses and times in UTC', () => {
  expect(calendar(date.title).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//arena.example//seasons//EN',
    'X-WR-CALNAME:Seasons',
    'BEGIN:VEVENT',
    'UID:autumn-ends@arena.example',
    'DTSTAMP:20261101T100000Z',
    'DTSTART:20261120T180000Z',
    'SUMMARY:Autumn: ends',
    'URL:https://arena.example/seasons/autumn',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('takes a name from others as text alone', () => {
  expect(calendar('A; B,\\\r\nEND:VEVENT')).toContain('SUMMARY:A\\; B\\,\\\\ END:VEVENT\r\n')
})

it('folds long lines without cutting a character', () => {
  const lines = calendar('名'.repeat(60)).split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(lines.join('\n').replaceAll('\n ', '')).toContain('名'.repeat(60))
})
