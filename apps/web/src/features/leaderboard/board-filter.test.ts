import { expect, it } from 'vitest'
import { boardAddress, parseBoardFilter } from './board-filter.ts'

it('a board reads back from its own address', () => {
  const filter = { season: 'open-table', language: 'zh', house: false, cursor: '50' } as const
  const { searchParams } = new URL(boardAddress(filter), 'https://play.example')
  expect(parseBoardFilter(Object.fromEntries(searchParams), 'en')).toEqual(filter)
})

it('what makes no sense falls back to the reader’s own board', () => {
  const query = { season: 'x y', language: 'fr', house: 'perhaps', cursor: '-1' }
  expect(parseBoardFilter(query, 'zh')).toEqual({
    ...{ season: undefined, language: 'zh', house: true, cursor: undefined },
  })
})
