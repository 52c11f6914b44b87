import fs from 'node:fs'
import { kits } from '@wis/games'
import { expect, it } from 'vitest'
import { inPageWords } from './page-words.ts'

it.each([
  ['Nobody invests less', 'Invests least or ties'],
  [
    'A and B do not differ significantly in pays of what is due: 1.',
    'A and B do not differ significantly in share of its fair part paid: 1.',
  ],
  ['Content-free, names and numbers', 'Empty speeches, named seats'],
  ['Content-free', 'Empty speeches'],
])('“%s” is “%s” on pages', (stored, page) => {
  expect(inPageWords({ measures: [{ name: { en: stored, zh: '零' } }] })).toEqual({
    measures: [{ name: { en: page, zh: '零' } }],
  })
})

it('leaves the specification of a report as it is', () => {
  const report = { spec: { about: { en: 'Content-free' } } }
  expect(inPageWords(report)).toEqual(report)
})

it('has words for everything that only stored reports may say', () => {
  const file = new URL('../../../../../scripts/words-allowed.json', import.meta.url)
  const allowed: readonly { text: string; reason: string }[] = JSON.parse(fs.readFileSync(file, 'utf8'))
  const kept = allowed.filter(({ reason }) => reason.startsWith('Reports hold it'))
  const said = JSON.stringify(
    inPageWords(
      kits.map(({ results, studies }) => ({
        metrics: results.metrics.map(({ name, formula }) => ({ name, formula })),
        measures: studies?.metrics?.map(({ name, formula }) => ({ name, formula })),
        conditions: studies?.conditions.map(({ name, summary }) => ({ name, summary })),
        probes: studies?.probes?.map(({ name, summary, measures }) => ({ name, summary, measures })),
      })),
    ),
  )
  expect(kept.length).toBeGreaterThan(10)
  for (const { text } of kept) expect(said).not.toContain(text)
})
