import { kitCalled, playHouse } from '@wis/games'
import type { SeatResult } from '@wis/games'
import { rulesetOf } from '../../spec/ruleset-of.ts'
import { populationOf } from './populations.ts'
import type { Population } from './populations.ts'

/** What two subjects showed in the same deal. */
type BothInDeal = readonly [number, number, number, number]

interface Meeting {
  readonly game: string
  /** Two house players that sit in the same seats of the same deals, one after the other. */
  readonly subjects: readonly [string, string]
  /** Who sits in the other seats, in turn. */
  readonly others: readonly string[]
  readonly seats: number
  readonly measures: Readonly<Record<string, Measure>>
}

interface Measure {
  above(result: SeatResult): number
  below(result: SeatResult): number
  /** Only the match in which the subject has the first seat that this number leads to. Otherwise all seats. */
  readonly oneSeat?: true
}

const points: Measure = { above: (result) => result.points, below: () => 1 }
const isWin = (result: SeatResult) => (result.points > 0 ? 1 : 0)
const sumOf = (above: string, below: string): Measure => ({
  above: ({ facts }) => facts[above] ?? 0,
  below: ({ facts }) => facts[below] ?? 0,
})

const meetings: readonly Meeting[] = [
  {
    game: 'who-is-spy',
    subjects: ['inspector', 'echo'],
    others: ['gambler', 'telegraph', 'diplomat', 'contrarian', 'blurt'],
    seats: 6,
    measures: {
      points,
      'points of one seat': { ...points, oneSeat: true },
      'right votes': sumOf('ballots-right', 'ballots'),
      fouls: sumOf('fouls', 'speeches'),
      'wins as spy': {
        above: (result) => (result.role === 'spy' ? isWin(result) : 0),
        below: ({ role }) => (role === 'spy' ? 1 : 0),
      },
    },
  },
  {
    game: 'holdem',
    subjects: ['equity', 'tight'],
    others: ['random'],
    seats: 2,
    measures: { points, 'wins of hands': sumOf('won', 'hands') },
  },
  {
    game: 'public-goods',
    subjects: ['random', 'matcher'],
    others: ['generous', 'random'],
    seats: 3,
    measures: { points },
  },
  {
    game: 'chameleon',
    subjects: ['listener', 'random'],
    others: ['careful', 'random'],
    seats: 3,
    measures: {
      points,
      'right votes': sumOf('votes-right', 'votes'),
      escapes: sumOf('escapes', 'as-chameleon'),
    },
  },
  {
    game: 'bargain',
    subjects: ['fair', 'greedy'],
    others: ['fair'],
    seats: 2,
    measures: { points, agreements: { above: ({ facts }) => facts['agreements'] ?? 0, below: () => 1 } },
  },
  {
    game: 'avalon',
    subjects: ['schemer', 'random'],
    others: ['clerk', 'schemer', 'random', 'clerk'],
    seats: 5,
    measures: {
      wins: { above: isWin, below: () => 1 },
      'right teams': sumOf('teams-led-right', 'teams-led'),
    },
  },
]

/** Plays this many deals of every meeting. Both subjects hold every seat of every deal once. */
export function playPopulations(deals: number): readonly Population[] {
  return meetings.flatMap((meeting) => {
    const played = Array.from({ length: deals }, (_, deal) => playDeal(meeting, deal))
    return Object.entries(meeting.measures).map(([name, measure]) =>
      populationOf(
        `${meeting.game} ${name}`,
        played.map((results, deal) => bothInDeal(results, measure, deal % meeting.seats)),
      ),
    )
  })
}

type DealResults = readonly [readonly SeatResult[], readonly SeatResult[]]

function playDeal(meeting: Meeting, deal: number): DealResults {
  const [first, second] = meeting.subjects
  return [resultsOf(meeting, deal, first), resultsOf(meeting, deal, second)]
}

function resultsOf({ game, others, seats }: Meeting, deal: number, subject: string): readonly SeatResult[] {
  const kit = kitCalled(game)
  if (!kit) throw new RangeError(`no game is called ${game}`)
  const ruleset = rulesetOf(kit, {}) ?? kit.setup.presets[0]
  const called = (slug: string) => {
    const player = kit.house.find((one) => one.slug === slug)
    if (!player) throw new RangeError(`${game} has no house player ${slug}`)
    return player
  }
  return Array.from({ length: seats }, (_, own) => {
    const players = Array.from({ length: seats }, (_, seat) => {
      const other = others[(seat < own ? seat : seat - 1) % others.length] ?? subject
      return called(seat === own ? subject : other)
    })
    const { state } = playHouse(kit, { seed: `${game} ${deal}`, ruleset, language: 'en', players })
    const result = kit.results.of(state)[own]
    if (!result) throw new RangeError(`${game} ${deal} was not decided`)
    return result
  })
}

function bothInDeal([first, second]: DealResults, measure: Measure, seat: number): BothInDeal {
  return [...sums(first, measure, seat), ...sums(second, measure, seat)]
}

function sums(results: readonly SeatResult[], measure: Measure, seat: number): readonly [number, number] {
  const counted = measure.oneSeat ? results.slice(seat, seat + 1) : results
  const total = (of: (result: SeatResult) => number) => counted.reduce((sum, result) => sum + of(result), 0)
  return [total(measure.above), total(measure.below)]
}
