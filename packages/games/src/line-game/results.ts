import type { Seat } from '@wis/engine'
import { answerFacts, answerMetrics } from '../contract/answer-facts.ts'
import type { Metric, Results, SeatResult } from '../contract/results.ts'
import type { LineState } from './state.ts'

/** What a game counts beside the facts of every line game. */
export interface MoreFacts extends Pick<Results<LineState>, 'facts' | 'metrics'> {
  of(state: LineState, seat: Seat): SeatResult['facts']
}

const facts = {
  games: { en: 'Games', zh: '局数' },
  won: { en: 'Games won', zh: '获胜局数' },
  drawn: { en: 'Games drawn', zh: '平局数' },
  moves: { en: 'Moves', zh: '落子数' },
  'moves-first': { en: 'Games begun', zh: '先手局数' },
  'won-first': { en: 'Games won that it began', zh: '先手获胜局数' },
  ...answerFacts,
} as const

const metrics: readonly Metric[] = [
  {
    id: 'game-win-rate',
    name: { en: 'Games won', zh: '胜局率' },
    formula: { en: 'games won ÷ games', zh: '获胜局数 ÷ 局数' },
    better: 'more',
    unit: 'share',
    of: ['won'],
    per: ['games'],
  },
  {
    id: 'draw-rate',
    name: { en: 'Games drawn', zh: '平局率' },
    formula: { en: 'games drawn ÷ games', zh: '平局数 ÷ 局数' },
    better: 'neither',
    unit: 'share',
    of: ['drawn'],
    per: ['games'],
  },
  ...answerMetrics,
]

const noMore: MoreFacts = { facts: {}, metrics: [], of: () => ({}) }

/** The results of a match of a line game. */
export const lineResults = (more: MoreFacts = noMore): Results<LineState> => ({
  roles: {},
  facts: { ...facts, ...more.facts },
  metrics: [...metrics, ...more.metrics],
  of: (state) => resultsOf(state, more),
})

function resultsOf(state: LineState, more: MoreFacts): readonly SeatResult[] {
  const { ending } = state
  if (ending?.kind !== 'decided') return []
  const best = Math.max(...ending.points)
  return ending.points.map((points, seat) => ({
    place: points === best ? 1 : 2,
    team: seat,
    role: null,
    points,
    facts: { ...factsOf(state, seat), ...more.of(state, seat) },
  }))
}

function factsOf({ ended, marks, before, refused, missed }: LineState, seat: Seat) {
  const own = [...before, marks].flat().filter((mark) => mark.seat === seat)
  const chosen = own.filter(({ drawn }) => !drawn)
  const begun = ended.filter((_, game) => game % 2 === seat)
  return {
    games: ended.length,
    won: ended.filter(({ winner }) => winner === seat).length,
    drawn: ended.filter(({ winner }) => winner === null).length,
    moves: own.length,
    'moves-first': begun.length,
    'won-first': begun.filter(({ winner }) => winner === seat).length,
    answers: chosen.length + (refused[seat] ?? 0) + (missed[seat] ?? 0),
    refused: refused[seat] ?? 0,
    missed: missed[seat] ?? 0,
  }
}
