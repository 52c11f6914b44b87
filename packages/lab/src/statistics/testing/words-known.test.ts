import { expect, test } from 'vitest'
import { measureWords, measureWordsPower, measureWordsStopping } from './words-known.ts'

// Everything here is computed and nothing is waited for, but a busy machine takes its time.
const patience = 60_000
const experiments = 200

// Of 200 intervals that hold the truth 93 times in a hundred, this many do but for one time in a hundred.
const least = 0.88

test.each([
  ['rate', 8, 10],
  ['rate', 24, 10],
  ['mean', 8, 10],
  ['mean', 24, 5],
] as const)(
  'the interval of a %s holds the truth where skill depends on the word, with %d words dealt %d times',
  { tags: ['nightly'], timeout: patience },
  (kind, contents, repeats) => {
    const found = measureWords({ kind, contents, repeats }, experiments)
    expect(found.first).toBeGreaterThanOrEqual(least)
    expect(found.difference).toBeGreaterThanOrEqual(least)
    expect(found.byTest).toBeLessThanOrEqual(0.1)
    expect(found.bySentence).toBeLessThanOrEqual(0.1)
  },
)

test(
  'an experiment on few words that ends by its width has an interval that holds the truth',
  () => {
    const stop = { width: 0.2, mostDeals: 240 }
    expect(
      measureWordsStopping({ kind: 'rate', contents: 12 }, stop, experiments).held,
    ).toBeGreaterThanOrEqual(least)
  },
  patience,
)

test(
  'a difference is found with the power that was planned in words',
  { tags: ['nightly'], timeout: patience },
  () => {
    const found = measureWordsPower({ kind: 'rate', contents: 1, repeats: 5, known: [0.7, 0.3] }, experiments)
    // As many words as deals would be needed is too many, because five deals of a word tell more than one.
    expect(found?.contents).toBeGreaterThan(20)
    expect(found?.contents).toBeLessThan(45)
    expect(found?.found).toBeGreaterThanOrEqual(0.7)
  },
)
