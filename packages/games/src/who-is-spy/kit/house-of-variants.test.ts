import { describe, expect, it } from 'vitest'
import { playHouse } from '../../contract/play-house.ts'
import type { Language } from '../events.ts'
import { lenses } from '../house/lexicon/lenses.ts'
import { whoIsSpyKit } from '../kit.ts'
import { rulesets } from '../rulesets.ts'
import type { Ruleset, SpyEvent } from '../schema.ts'
import { undercoverPairs } from '../words/collection.ts'

const variants = [
  rulesets['undercover-5-llmarena'],
  rulesets['undercover-3-magic'],
  rulesets['spygame-4-shuffled'],
  rulesets['spygame-4-run-off'],
]
const slugs = ['dozer', 'granny', 'fox'] as const
const [dozer, granny, fox] = slugs.map((slug) => whoIsSpyKit.house.find((player) => player.slug === slug))

/** Of fewer matches, chance would order the players. */

type Player = typeof dozer

interface Series {
  readonly ruleset: Ruleset
  readonly language: Language
  readonly matches: number
}

/** How often a player's side wins among grannies, over many deals and all seats. */
function wins({ ruleset, language, matches }: Series, player: Player): number {
  if (!player || !granny) throw new Error('a player of the house is missing')
  let won = 0
  for (let number = 0; number < matches; number++) {
    const seat = number % ruleset.players
    const players = Array.from({ length: ruleset.players }, (_, at) => (at === seat ? player : granny))
    const seed = `variant ${Math.floor(number / ruleset.players)}`
    const { state } = playHouse(whoIsSpyKit, { seed, ruleset, language, players })
    if (whoIsSpyKit.results.of(state)[seat]?.place === 1) won += 1
  }
  return won
}

describe.each(variants)('the house by the rules of $id', (ruleset) => {
  it('keeps its order of strength', { tags: ['nightly'], timeout: 60_000 }, () => {
    const common = { ruleset: { ...ruleset, words: undefined }, language: 'en', matches: 600 } as const
    const counts = [dozer, granny, fox].map((player) => wins(common, player))
    expect(counts).toEqual(counts.toSorted((one, other) => one - other))
    expect(new Set(counts).size).toBe(3)
  })

  it('never forfeits, and names only players who may be named', () => {
    for (let number = 0; number < 40; number++) {
      const players = Array.from({ length: ruleset.players }, (_, seat) => {
        const house = whoIsSpyKit.house.filter(({ slug }) => slug !== 'dozer')
        return house[(number + seat) % house.length] ?? whoIsSpyKit.house[0]
      })
      const language = number % 2 === 0 ? 'en' : 'zh'
      const { log } = playHouse(whoIsSpyKit, { seed: `legal ${number}`, ruleset, language, players })
      const events = log.map(({ event }) => event as SpyEvent)
      expect(events.filter(({ type }) => type === 'speech-missed')).toEqual([])
      const votes = events.flatMap((event) => (event.type === 'vote-cast' ? [event] : []))
      const astray = votes.filter(({ target, raw }) => target === null && !['abstain', '弃权'].includes(raw))
      expect(astray).toEqual([])
    }
  })
})

describe.each(['en', 'zh'] as const)('on the %s words of undercover the house', (language) => {
  it.each([rulesets['undercover-5-llmarena'], rulesets['undercover-3-magic']])(
    'keeps its order of strength by the rules of $id',
    { tags: ['nightly'], timeout: 120_000 },
    (ruleset) => {
      const counts = [dozer, granny, fox].map((player) => wins({ ruleset, language, matches: 450 }, player))
      expect(counts).toEqual(counts.toSorted((one, other) => one - other))
      expect(new Set(counts).size).toBe(3)
    },
  )

  it('knows every word, expects none of the common ones beside it, and is not certain of any', () => {
    const words = new Set(
      undercoverPairs.filter((pair) => pair.language === language).flatMap((pair) => pair.words),
    )
    expect(words.size).toBe(140)
    for (const word of words) {
      const { familiar, kin } = lenses(language)(word, () => [])
      expect(familiar).toBe(true)
      expect(kin.length).toBeGreaterThan(1)
      expect(kin.filter((other) => !words.has(other.word.word) || other.share > 0.9)).toEqual([])
    }
  })
})
