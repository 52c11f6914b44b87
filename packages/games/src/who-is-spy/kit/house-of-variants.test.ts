import { describe, expect, it } from 'vitest'
import { playHouse } from '../../contract/play-house.ts'
import type { SpyEvent } from '../events.ts'
import { whoIsSpyKit } from '../kit.ts'
import { rulesets } from '../rulesets.ts'

const variants = [
  rulesets['undercover-5-llmarena'],
  rulesets['undercover-3-magic'],
  rulesets['spygame-4-shuffled'],
  rulesets['spygame-4-run-off'],
]
const slugs = ['dozer', 'granny', 'fox'] as const
const [dozer, granny, fox] = slugs.map((slug) => whoIsSpyKit.house.find((player) => player.slug === slug))

type Player = typeof dozer

/** How often a player's side wins among the others, over many deals of common words and all seats. */
function wins(ruleset: (typeof variants)[number], player: Player, other: Player, matches: number): number {
  if (!player || !other) throw new Error('a player of the house is missing')
  let won = 0
  for (let number = 0; number < matches; number++) {
    const seat = number % ruleset.players
    const players = Array.from({ length: ruleset.players }, (_, at) => (at === seat ? player : other))
    const seed = `variant ${Math.floor(number / ruleset.players)}`
    const rules = { ...ruleset, words: undefined }
    const { state } = playHouse(whoIsSpyKit, { seed, ruleset: rules, language: 'en', players })
    if (whoIsSpyKit.results.of(state)[seat]?.place === 1) won += 1
  }
  return won
}

describe.each(variants)('the house by the rules of $id', (ruleset) => {
  it('keeps its order of strength', { timeout: 60_000 }, () => {
    const counts = [dozer, granny, fox].map((player) => wins(ruleset, player, granny, 600))
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
