import { describe, expect, it } from 'vitest'
import { datasetCard, sizeCategory } from './card.ts'
import { cardOfMatches, tableCalled, tableNames } from './testing.ts'

const card = datasetCard({
  game: cardOfMatches,
  slug: 'spring',
  name: 'Spring: the "first"\n---',
  description: '[x](http://evil) <b>',
  languages: ['en', 'zh'],
  ruleset: 'wis-2024',
  url: 'https://arena.example',
  licence: 'cc-by-4.0',
  isFinal: true,
  asOf: new Date(0),
  rows: { matches: 5, seats: 30, speeches: 100, votes: 80 },
})

describe('the card of a data set', () => {
  it('explains every column of every table', () => {
    const names = tableNames.flatMap((name) =>
      tableCalled(name).columns.map((column) => `| \`${column.name}\` |`),
    )
    expect(names.filter((name) => !card.includes(name))).toEqual([])
  })

  it('begins with a header that a name cannot break out of', () => {
    const [before, header, rest] = card.split(/^---$/m)
    expect(before).toBe('')
    expect(header).toContain('pretty_name: "Who is Spy: Spring: the \\"first\\" ---"\nlicense: cc-by-4.0\n')
    expect(rest).toContain('# Who is Spy: Spring')
  })

  it('shows an organizer’s words without the effect of their markup', () => {
    expect(card).toContain('\\[x\\](http://evil) \\<b\\>')
  })

  it('offers every table to its readers', () => {
    for (const name of tableNames)
      expect(card).toContain(`config_name: ${name}\n    data_files: ${name}.parquet`)
  })

  it.each([
    [0, 'n<1K'],
    [1000, '1K<n<10K'],
    [99_999, '10K<n<100K'],
    [5e6, '1M<n<10M'],
  ])('of %i rows says so as hubs do', (rows, category) => {
    expect(sizeCategory(rows)).toBe(category)
  })
})
