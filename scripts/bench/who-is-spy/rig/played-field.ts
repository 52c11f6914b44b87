import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import type { Language } from '@wis/games'
import { personas, rankedPairs, rulesets, wordPairs } from '@wis/games/who-is-spy'
import type { SpyState } from '@wis/games/who-is-spy'
import type { RatedMatch } from '@wis/ratings'
import { mixedPersonas } from '../../../../packages/games/src/who-is-spy/house/studies/mixed-personas.ts'
import { simulateMatch } from '../../../../packages/games/src/who-is-spy/house/studies/simulate-match.ts'
import type { Player } from '../../../../packages/games/src/who-is-spy/house/studies/simulate-match.ts'

/** A field of agents that can think, and the terms of its matches. */
export interface PlayedField {
  readonly language: Language
  readonly agents: number
  /** The source of its words: the common pairs, or those that a season deals. */
  readonly list: keyof typeof lists
  /** Few enough pairs that each is played often enough to measure it. */
  readonly pairs: number
  /** Another number gives other agents and pairs. */
  readonly number: number
}

const lists = { open: wordPairs, season: rankedPairs } as const
const ruleset = rulesets['wis-2024']

/** Really plays the matches. Every table is drawn anew, with its spy and its words. */
export function playField(field: PlayedField, matches: number): RatedMatch[] {
  const { language, agents, list, pairs } = field
  const name = `field ${language} ${agents} ${list} ${field.number}`
  const rng = rngAt(name, 0)
  const players = playersOf(agents, rng)
  const words = rng
    .shuffle(lists[list].filter((pair) => pair.language === language))
    .slice(0, pairs)
    .map((pair) => pair.words)
  const everybody = [...players.keys()]
  return Array.from({ length: matches }, (_, match) => {
    const matchId = `${name} ${match}`
    const draw = rngAt(matchId, -1)
    const table = draw.shuffle(everybody).slice(0, ruleset.players)
    const pair = draw.int(pairs)
    const { state } = simulateMatch({
      matchId,
      seed: matchId,
      config: { ruleset, language, pair: chosen(words, pair) },
      players: table.map((agent) => chosen(players, agent)),
    })
    return ratedMatch(state, table, pair)
  })
}

/** The house agents if their number is right, or else agents between them. */
function playersOf(agents: number, rng: Rng): readonly Player[] {
  const house = personas.map(({ slug }) => slug)
  return agents === house.length ? house : mixedPersonas(agents, rng)
}

function ratedMatch({ spy, ending, rounds }: SpyState, table: readonly number[], pair: number): RatedMatch {
  if (spy === null || ending?.kind !== 'decided') throw new Error('a simulated match was not decided')
  const votes = rounds.flatMap(({ vote }) => {
    const ballots = (vote?.revealed ?? []).filter(({ seat }) => seat !== spy)
    const agentsWhere = (right: boolean) =>
      ballots.filter(({ target }) => (target === spy) === right).map(({ seat }) => chosen(table, seat))
    return ballots.length === 0 ? [] : [{ right: agentsWhere(true), wrong: agentsWhere(false) }]
  })
  return {
    deceiver: chosen(table, spy),
    voters: table.filter((_, seat) => seat !== spy),
    deceiverWon: ending.winner === 'spy',
    pair,
    votes,
  }
}

function chosen<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`there is no item ${index}`)
  return item
}
