import { NextIntlClientProvider } from 'next-intl'
import { prerender } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import en from '../../../../messages/en.ts'
import zh from '../../../../messages/zh.ts'
import { MindTables } from './mind-tables.tsx'
import type { TellingThought } from './mind-tables.tsx'

const catalogs = { en, zh }
const aliases = ['Player 1', 'Player 2', 'Player 3']
const table = (chance: number) => ({
  'Player 2': { 'Player 1': chance, 'Player 3': 1 - chance },
  'Player 1': { 'Player 2': 1 },
})
const thoughts: readonly TellingThought[] = [
  { seq: 4, seat: 1, minds: table(0.25) },
  { seq: 8, seat: 1, minds: table(0.75) },
  { seq: 9, seat: 0 },
]

async function drawn(locale: 'en' | 'zh', cursor: number, told = thoughts): Promise<string> {
  const { prelude } = await prerender(
    <NextIntlClientProvider locale={locale} messages={catalogs[locale]} timeZone="UTC">
      <MindTables thoughts={told} aliases={aliases} that="is the chameleon" cursor={cursor} />
    </NextIntlClientProvider>,
  )
  return new Response(prelude).text()
}

const cellsOf = (html: string) => [...html.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, text]) => text)

describe.each(['en', 'zh'] as const)('tables of expectations in %s', (locale) => {
  it('show the last one up to now, row by row', async () => {
    const html = await drawn(locale, 5)
    expect(cellsOf(html)).toEqual(['–', '100', '–', '25', '–', '75', '–', '–', '–'])
    for (const alias of aliases) expect(html.split(alias).length).toBeGreaterThan(2)
    expect(html).toContain('is the chameleon')
  })

  it('show how the own row went, turn by turn', async () => {
    const cells = cellsOf(await drawn(locale, 9))
    expect(cells.slice(3, 6)).toEqual(['75', '–', '25'])
    // By seat: the first turn, and the second.
    expect(cells.slice(9)).toEqual(['25', '75', '–', '–', '75', '25'])
  })

  it('say that there is none yet, and nothing where nobody makes any', async () => {
    expect(await drawn(locale, 3)).toContain(catalogs[locale].match.minds.early)
    expect(await drawn(locale, 9, [{ seq: 9, seat: 0 }])).not.toContain('section')
  })
})
