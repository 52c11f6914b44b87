import { languages, rngAt } from '@wis/engine'
import type { Language } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { fifteenthsPerPoint } from '../../../contract/results.ts'
import { rulesets } from '../../rulesets.ts'
import type { SpyEvent } from '../../schema.ts'
import { rankedPairs, wordPairs } from '../../words/collection.ts'
import { knownWords } from '../lexicon/lenses.ts'
import { personas } from '../personas.ts'
import { simulateMatch } from './simulate-match.ts'

/** The allowed deviation, in standard errors. Among many comparisons, chance alone exceeds it once in thousands. */
const farOut = 3.5
const matchesPerLanguage = 1000
const seats = rulesets['wis-2024'].players

type Ended = Extract<SpyEvent, { type: 'match-ended' }>

interface Played {
  readonly players: readonly string[]
  readonly end: Ended
  readonly foulsBy: readonly string[]
}

function play(language: Language, number: number, pairs = wordPairs): Played {
  const seed = `balance:${language}:${number}`
  const rng = rngAt(seed, 1_000_000)
  const players = rng.shuffle(personas.map(({ slug }) => slug)).slice(0, seats)
  const pair = rng.pick(pairs.filter((candidate) => candidate.language === language)).words
  const config = { ruleset: rulesets['wis-2024'], language, pair }
  const { log } = simulateMatch({ matchId: seed, seed, config, players })
  const events = log.map(({ event }) => event)
  const end = events.find((event) => event.type === 'match-ended')
  if (!end) throw new Error(`${seed} did not end`)
  const fouls = events.flatMap((event) => (event.type === 'fouls-called' ? event.fouls : []))
  return { players, end, foulsBy: fouls.map(({ seat }) => players[seat] ?? '') }
}

const numbers = Array.from({ length: matchesPerLanguage }, (_, number) => number)
const played = {
  en: numbers.map((number) => play('en', number)),
  zh: numbers.map((number) => play('zh', number)),
}
const everywhere = [...played.en, ...played.zh]

/** The mean and its standard error. */
function mean(values: readonly number[]) {
  const average = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - average) ** 2, 0) / (values.length - 1)
  return { average, error: Math.sqrt(variance / values.length) }
}

function scoresOf(slug: string, matches: readonly Played[]): readonly number[] {
  return matches.flatMap(({ players, end }) =>
    end.points.filter((_, seat) => players[seat] === slug).map((points) => points / fifteenthsPerPoint),
  )
}

describe.each(languages)('a table of house agents in %s', (language) => {
  it('leaves the spy a fair chance: it wins between 20 % and 45 % of the matches', () => {
    const wins = mean(played[language].map(({ end }) => (end.winner === 'spy' ? 1 : 0)))
    expect(wins.average - farOut * wins.error).toBeGreaterThan(0.2)
    expect(wins.average + farOut * wins.error).toBeLessThan(0.45)
  })

  it(
    'also does so with the pairs of seasons: the spy wins between 15 % and 45 % of the matches',
    { tags: ['nightly'], timeout: 60_000 },
    () => {
      const ended = numbers.map((number) => play(language, number, rankedPairs).end)
      const wins = mean(ended.map(({ winner }) => (winner === 'spy' ? 1 : 0)))
      expect(wins.average - farOut * wins.error).toBeGreaterThan(0.15)
      expect(wins.average + farOut * wins.error).toBeLessThan(0.45)
    },
  )

  it(
    'favours no seat: each scores two points a match, and the spy wins equally often from each',
    { tags: ['nightly'] },
    () => {
      const wins = mean(played[language].map(({ end }) => (end.winner === 'spy' ? 1 : 0)))
      for (let seat = 0; seat < seats; seat++) {
        const score = mean(played[language].map(({ end }) => (end.points[seat] ?? 0) / fifteenthsPerPoint))
        expect(Math.abs(score.average - 2)).toBeLessThan(farOut * score.error)
        const asSpy = played[language].filter(({ end }) => end.spy === seat)
        const won = mean(asSpy.map(({ end }) => (end.winner === 'spy' ? 1 : 0)))
        expect(Math.abs(won.average - wins.average)).toBeLessThan(farOut * won.error)
      }
    },
  )

  it('is won by the stronger in the long run', { tags: ['nightly'] }, () => {
    for (const strong of personas) {
      for (const weak of personas.filter(({ strength }) => strength <= strong.strength - 4)) {
        const better = mean(scoresOf(strong.slug, played[language]))
        const worse = mean(scoresOf(weak.slug, played[language]))
        const error = Math.hypot(better.error, worse.error)
        expect(better.average - worse.average, `${strong.slug} over ${weak.slug}`).toBeGreaterThan(error)
      }
    }
  })

  it('has a clue for every word of the collection', () => {
    const all = [...wordPairs, ...rankedPairs]
    const words = all.filter((pair) => pair.language === language).flatMap((pair) => pair.words)
    const known = new Set(knownWords(language))
    expect(words.filter((word) => !known.has(word))).toEqual([])
  })
})

it(
  'house agents rank by average score in the announced order of strength, except for near ties',
  { tags: ['nightly'] },
  () => {
    const averages = personas.map(({ slug }) => mean(scoresOf(slug, everywhere)))
    averages.forEach((current, index) => {
      const next = averages[index + 1]
      if (!next) return
      expect(next.average - current.average).toBeGreaterThan(-2 * Math.hypot(current.error, next.error))
    })
  },
)

it('only weak house agents break the rules, and not often', () => {
  for (const { slug, strength } of personas) {
    const fouls = everywhere.flatMap(({ foulsBy }) => foulsBy).filter((offender) => offender === slug).length
    const seated = everywhere.filter(({ players }) => players.includes(slug)).length
    if (strength > 4) expect(fouls / seated, slug).toBeLessThan(0.005)
    expect(fouls / seated, slug).toBeLessThan(0.15)
    if (strength <= 3) expect(fouls, slug).toBeGreaterThan(0)
  }
})
