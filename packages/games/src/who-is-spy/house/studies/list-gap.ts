import { rngAt } from '@wis/engine'
import type { Language } from '@wis/engine'
import type { Thinker } from '../../../contract/in-older-form.ts'
import { fifteenthsPerPoint } from '../../../contract/results.ts'
import type { Pair } from '../../../season-words/word-pair.ts'
import { rulesets } from '../../rulesets.ts'
import { wordPairs } from '../../words/collection.ts'
import { cuesOf, lensesExpecting } from '../lexicon/lenses.ts'
import type { Expectation } from '../lexicon/lenses.ts'
import type { Persona } from '../personas.ts'
import { personas } from '../personas.ts'
import { think } from '../think.ts'
import { simulateMatch } from './simulate-match.ts'

/** How a match got its pair, and what the list then reveals about the partners of a word. */
export interface Draw {
  readonly pair: Pair
  readonly partners: (word: string) => readonly string[]
}

export interface GapWanted {
  readonly language: Language
  readonly matches: number
  /** The draws of the matches, one after the other. */
  readonly draws: Iterable<Draw>
  /** Whether both agents know word for word what house agents say about every word. */
  readonly verbatim: boolean
}

/** The agent's score per match with the whole list, and without it. */
export interface ListGap {
  readonly withList: number
  readonly without: number
  readonly gap: number
  /** Half the width of the 95 % interval of the gap. Every match is played once with the list and once without. */
  readonly margin: number
}

/**
 * How much both may give away in rounds 1, 2 and 3. With and without the list, the agent uses the best value for it.
 */
const waysToSpeak: readonly Persona['mind']['openness'][] = [
  [0, 0.5, 1],
  [1, 1.5, 2],
]
const verbatimNats = 4
const unthoughtWithoutList = 0.12

/**
 * The strongest house agent at tables of others, with and without the list. With the list, it considers only the
 * words that can be dealt beside its own. Without the list, it considers the words that a speaker of the language
 * would think of.
 */
export function listGap({ language, matches, draws, verbatim }: GapWanted): ListGap {
  const sense = ownSense(language)
  const played = playedBy({ language, matches, draws })
  const nats = verbatim ? verbatimNats : 0
  const guesser = heroOf({ language, expected: () => sense, unthoughtShare: unthoughtWithoutList, nats })
  const knower = heroOf({ language, expected: ({ partners }) => evenly(partners), unthoughtShare: 0, nats })
  const best = (hero: Hero) =>
    waysToSpeak
      .map((openness) => played(hero(openness)))
      .toSorted((one, other) => mean(other) - mean(one))[0] ?? []
  const [withList, without] = [best(knower), best(guesser)]
  const gains = withList.map((points, match) => points - (without[match] ?? 0))
  const spread = Math.sqrt(mean(gains.map((gain) => (gain - mean(gains)) ** 2)) / gains.length)
  return { withList: mean(withList), without: mean(without), gap: mean(gains), margin: 1.96 * spread }
}

/** The weight of a common domain, added to the common associations of two words, in nats. */
const sameDomain = 8
const mostWords = 30

/**
 * The expectation of a player who knows the language but no list of pairs: words of the same domain, first of all
 * those with the same associations.
 */
function ownSense(language: Language): Expectation {
  const words = wordPairs.filter((pair) => pair.language === language)
  const domainOf = new Map(words.flatMap(({ words: both, domain }) => both.map((word) => [word, domain])))
  const cues = new Map([...domainOf.keys()].map((word) => [word, new Set(cuesOf(language, word))]))
  const holders = new Map<string, number>()
  for (const cue of [...cues.values()].flatMap((all) => [...all]))
    holders.set(cue, (holders.get(cue) ?? 0) + 1)
  const rarity = (cue: string) => Math.log((domainOf.size + 1) / ((holders.get(cue) ?? 0) + 1))
  const likeness = (word: string, other: string) => {
    const common = [...(cues.get(word) ?? [])].filter((cue) => cues.get(other)?.has(cue))
    const kind = domainOf.get(word) === domainOf.get(other) ? sameDomain : 0
    return common.reduce((sum, cue) => sum + rarity(cue), kind)
  }
  const known = new Map<string, ReadonlyMap<string, number>>()
  return (word) => {
    const found = known.get(word) ?? likeliest(word, [...domainOf.keys()], likeness)
    known.set(word, found)
    return found
  }
}

function likeliest(
  word: string,
  words: readonly string[],
  likeness: (word: string, other: string) => number,
): ReadonlyMap<string, number> {
  const ranked = words
    .filter((other) => other !== word)
    .map((other) => [other, likeness(word, other)] as const)
    .filter(([, amount]) => amount > 0)
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, mostWords)
  const total = ranked.reduce((sum, [, amount]) => sum + amount, 0)
  return new Map(ranked.map(([other, amount]) => [other, amount / total]))
}

/** An agent, given how much it may give away and how its match was drawn. */
type Hero = (openness: Persona['mind']['openness']) => (draw: Draw) => Thinker

interface Headed {
  readonly language: Language
  readonly expected: (draw: Draw) => Expectation
  readonly unthoughtShare: number
  readonly nats: number
}

function heroOf({ language, expected, unthoughtShare, nats }: Headed): Hero {
  const strongest = personas.at(-1)
  if (!strongest) throw new Error('there are no house agents')
  return (openness) => (draw) => {
    const persona = { ...strongest, mind: { ...strongest.mind, openness } }
    const through = lensesExpecting(language, expected(draw), { unthoughtShare, verbatim: nats })
    return (request, seed) => think(persona, request, seed, through)
  }
}

function evenly(partners: Draw['partners']): Expectation {
  return (word) => {
    const others = partners(word)
    return new Map(others.map((other) => [other, 1 / others.length]))
  }
}

/** Plays the same matches, on the same seats and against the same others, with any agent in the place of the hero. */
function playedBy({ language, matches, draws }: Omit<GapWanted, 'verbatim'>) {
  const drawn: Draw[] = []
  for (const draw of draws) if (drawn.push(draw) === matches) break
  return (hero: (draw: Draw) => Thinker): readonly number[] =>
    drawn.map((draw, number) => pointsOf(hero(draw), { language, draw, seed: `gap:${language}:${number}` }))
}

const ruleset = rulesets['wis-2024']

interface GapMatch {
  readonly language: Language
  readonly draw: Draw
  readonly seed: string
}

/** A void match gives points to nobody. */
function pointsOf(hero: Thinker, { language, draw, seed }: GapMatch): number {
  const rng = rngAt(seed, -2)
  const others: (string | Thinker)[] = rng.shuffle(personas.map(({ slug }) => slug))
  const seat = rng.int(ruleset.players)
  const config = { ruleset, language, pair: draw.pair }
  const players = others.slice(0, ruleset.players).with(seat, hero)
  const { log } = simulateMatch({ matchId: seed, seed, config, players })
  const end = log.map(({ event }) => event).find((event) => event.type === 'match-ended')
  return (end?.points[seat] ?? 0) / fifteenthsPerPoint
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
