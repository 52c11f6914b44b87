import { rngAt } from '@wis/engine'
import type { Rng, Seat } from '@wis/engine'
import { inPlayOrder } from '../../../../contract/play-house.ts'
import { drawDeal } from '../../../deal.ts'
import { rulesets } from '../../../rulesets.ts'
import { wordPairs } from '../../../words/collection.ts'
import { personas } from '../../personas.ts'
import { simulateMatch } from '../simulate-match.ts'
import type { SimulatedMatch } from '../simulate-match.ts'
import { rememberingPlayer } from './remembering-player.ts'
import type { Dealing, Memory } from './remembering-player.ts'

/** When the remembering agent learns results: each result at once, or not before its deal is over. */
export type Telling = 'at-once' | 'after-the-deal'

export interface SeasonOptions {
  readonly seed: string
  readonly deals: number
  readonly dealing: Dealing
  readonly telling: Telling
  /** Whether the first agent remembers results, or plays honestly. */
  readonly remembers: boolean
}

interface SimulatedSeason {
  /** In how many matches the first agent knew the spy before the first vote. */
  readonly knew: number
  /**
   * By deal, how much more per match the first agent got than the second, which is the same persona without a memory.
   */
  readonly ahead: readonly number[]
}

interface SeatedDeal {
  readonly deal: number
  /** Agents by number, in seat order. */
  readonly seating: readonly number[]
  readonly seed: string
  readonly pair: readonly [string, string]
}

const seats: readonly Seat[] = [0, 1, 2, 3, 4, 5]
const pairs = wordPairs.filter(({ language }) => language === 'en').map(({ words }) => words)
const ruleset = rulesets['wis-2024']
const persona = 'inspector'

/** A season of six: the agent with a memory, its honest twin, and four other house agents. */
export function matchedSeason(options: SeasonOptions): SimulatedSeason {
  const rng = rngAt(options.seed, 0)
  const others = rng.shuffle(personas.map(({ slug }) => slug).filter((slug) => slug !== persona))
  const slugs = [persona, persona, ...others.slice(0, 4)]
  const player = rememberingPlayer(persona, { trusts: options.dealing })
  const points = Array.from({ length: options.deals }, () => [0, 0])
  let knew = 0
  for (const turn of schedule(options, rng)) {
    const { seating, deal } = turn
    const told = options.remembers ? player.sit({ deal, seating, seat: seating.indexOf(0) }) : undefined
    const match = play(turn, slugs, told?.play)
    if (told?.spy !== undefined && told.spy() === match.state.spy) knew += 1
    for (const agent of [0, 1]) {
      const row = points[deal]
      if (row) row[agent] = (row[agent] ?? 0) + pointsOf(match, seating.indexOf(agent))
    }
    if (told) told.learn(match, options.telling === 'at-once')
  }
  return { knew, ahead: points.map(([first = 0, second = 0]) => (first - second) / seats.length) }
}

const pointsOf = ({ state }: SimulatedMatch, seat: Seat) =>
  state.ending?.kind === 'decided' ? (state.ending.points[seat] ?? 0) / 15 : 0

function play({ deal, seating, seed, pair }: SeatedDeal, slugs: readonly string[], first?: Memory['play']) {
  const players = seating.map((agent) => (agent === 0 && first ? first : (slugs[agent] ?? persona)))
  const config = { ruleset, language: 'en' as const, pair }
  return simulateMatch({ matchId: `${deal}:${seed}`, seed, config, players })
}

function schedule({ seed, deals, dealing }: SeasonOptions, rng: Rng): readonly SeatedDeal[] {
  const all = [...Array(deals).keys()].flatMap((deal) =>
    dealing === 'repeated' ? repeated(deal, `${seed}:${deal}`, rng) : anew(deal, `${seed}:${deal}`, rng),
  )
  return dealing === 'repeated' ? all : inPlayOrder(all, rng)
}

function repeated(deal: number, seed: string, rng: Rng): readonly SeatedDeal[] {
  const wanted = drawDeal(seats, rngAt(seed, 0))
  const pair = rng.pick(pairs)
  const seated = rng.shuffle(seats)
  return seats.map((turn) => ({
    deal,
    pair,
    seating: [...seated.slice(turn), ...seated.slice(0, turn)],
    seed: seedWhere(`${seed}/${turn}`, (drawn) => JSON.stringify(drawn) === JSON.stringify(wanted)),
  }))
}

function anew(deal: number, seed: string, rng: Rng): readonly SeatedDeal[] {
  return rng.shuffle(seats).map((spyAgent, turn) => {
    const seating = rng.shuffle(seats)
    const isIts = ({ spy }: ReturnType<typeof drawDeal>) => seating[spy] === spyAgent
    return { deal, seating, pair: rng.pick(pairs), seed: seedWhere(`${seed}/${turn}`, isIts) }
  })
}

function seedWhere(prefix: string, isWanted: (drawn: ReturnType<typeof drawDeal>) => boolean): string {
  for (let number = 0; ; number++) {
    const seed = `${prefix}.${number}`
    if (isWanted(drawDeal(seats, rngAt(seed, 0)))) return seed
  }
}
