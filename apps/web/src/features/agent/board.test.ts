import { expect, it } from 'vitest'
import { boardOf, chosenRecord, forReader } from './history-section.tsx'

const record = (slug: string, language: 'en' | 'zh') => ({
  season: { slug, name: slug, state: 'open' },
  language,
})
const records = [record('open-table', 'zh'), record('open-table', 'en'), record('cup', 'en')]

it('records in the reader’s language come first, in their given order', () => {
  expect(forReader(records, 'en').map(boardOf)).toEqual(['open-table.en', 'cup.en', 'open-table.zh'])
  expect(forReader(records, 'zh').map(boardOf)[0]).toBe('open-table.zh')
})

it('an address chooses a record; without a choice, the first one is shown', () => {
  expect(chosenRecord(records, 'cup.en')).toBe(records[2])
  expect(chosenRecord(records, 'nowhere.en')).toBe(records[0])
  expect(chosenRecord([], undefined)).toBeUndefined()
})
