import { createHash } from 'node:crypto'
import { languages } from '@wis/engine'
import type { Language } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { listGap } from './list-gap.ts'
import type { Draw } from './list-gap.ts'
import { listDraws, seasonDraws } from './public-draws.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

// Of fewer matches, chance would be greater than the limit.
const matches = 500
const most = 0.5

const gapOf = (language: Language, draws: Iterable<Draw>) =>
  listGap({ language, matches, draws, verbatim: false })

describe('an agent with the whole public list', { timeout: 120_000 }, () => {
  it.each(languages)(
    'plays less than half a point a match better than without it, in %s',
    { tags: ['nightly'] },
    (language) => {
      expect(gapOf(language, seasonDraws(language, sha256)).gap).toBeLessThan(most)
    },
  )

  it('would gain more if every word stood in only one pair', { tags: ['nightly'] }, () => {
    expect(gapOf('en', listDraws('en')).gap).toBeGreaterThan(most)
  })

  it('gains the same at every run', () => {
    const few = () =>
      listGap({ language: 'zh', matches: 5, draws: seasonDraws('zh', sha256), verbatim: true })
    expect(few()).toEqual(few())
  })
})

describe('the draws of a season', () => {
  it('always leave the dealt word among the partners that the list still knows', () => {
    let number = 0
    for (const { pair, partners } of seasonDraws('en', sha256)) {
      expect(partners(pair[0])).toContain(pair[1])
      if (number++ === 400) break
    }
  })
})
