import type { SeasonRecord } from '@wis/db/agents'
import { emptyTally } from '@wis/ratings'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import en from '../../../messages/en.ts'
import { RecordBlock } from './record-block.tsx'

const record: SeasonRecord = {
  game: 'chameleon',
  season: { slug: 'open-chameleon', name: 'Chameleon', state: 'open' },
  language: 'en',
  format: 'ladder',
  rank: 1,
  of: 5,
  part: null,
  total: 45,
  units: 15,
  tally: {
    ...emptyTally,
    matches: 3,
    points: 45,
    wins: 2,
    facts: { votes: 4, 'votes-right': 3, 'as-chameleon': 2, 'chameleon-points': 3, guesses: 0 },
  },
  rule: { initialTotal: 0, entryCost: 0 },
  rating: null,
}

const rowsOf = (record: SeasonRecord) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <RecordBlock record={record} />
    </NextIntlClientProvider>,
  )
    .split('<tr')
    .map((row) =>
      row
        .replace(/^[^>]*>/, '')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
const rows = rowsOf(record)

it('the record of an agent has the numbers of its game with their formulas, and a bar for those that are shares', () => {
  expect(rows).toContain('Win rate 67% 2 of 3 21–94% 1.00')
  expect(rows).toContain(
    'Vote accuracy votes for the chameleon ÷ votes as one who knows the word 75% 3 of 4 30–95%',
  )
  expect(rows).toContain(
    'Points as the chameleon points as the chameleon ÷ matches as the chameleon 1.50 3 ÷ 2',
  )
})

it('a number that nothing was counted for is left out', () => {
  expect(rows.some((row) => row.startsWith('Names the word'))).toBe(false)
})

it('where roles are told apart, so are the wins and points in each', () => {
  const facts = {
    'spy-matches': 1,
    'spy-points': 60,
    'spy-wins': 1,
    'civilian-matches': 2,
    'civilian-points': -15,
    'civilian-wins': 1,
    speeches: 8,
    fouls: 1,
    'rounds-lived': 7,
  }
  const found = rowsOf({ ...record, game: 'who-is-spy', tally: { ...record.tally, facts } })
  expect(found.map((row) => row.replace(/ \d.*/, ''))).toEqual(
    expect.arrayContaining([
      'Win rate',
      'Win rate as Spy',
      'Win rate as Civilian',
      'Foul rate fouls ÷ speeches asked for',
      'Survival rounds begun alive ÷ matches',
    ]),
  )
  expect(found).toContain('Win rate as Spy 100% 1 of 1 21–100% 4.00')
  expect(found).toContain('Survival rounds begun alive ÷ matches 2.33 7 ÷ 3')
})
