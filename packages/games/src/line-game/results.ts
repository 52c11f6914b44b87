import { answerFacts, answerMetrics } from '../contract/answer-facts.ts'
import type { Metric, Results } from '../contract/results.ts'
import type { LineState } from './state.ts'

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

/** The results of a match of a line game. */
export const lineResults: Results<LineState> = { roles: {}, facts, metrics, of: resultsOf }

function resultsOf(state: LineState) {
  const { ending, ended, marks, before, refused, missed } = state
  if (ending?.kind !== 'decided') return []
  const best = Math.max(...ending.points)
  return ending.points.map((points, seat) => {
    const own = [...before, marks].flat().filter((mark) => mark.seat === seat).length
    const begun = ended.filter((_, game) => game % 2 === seat)
    return {
      place: points === best ? 1 : 2,
      team: seat,
      role: null,
      points,
      facts: {
        games: ended.length,
        won: ended.filter(({ winner }) => winner === seat).length,
        drawn: ended.filter(({ winner }) => winner === null).length,
        moves: own,
        'moves-first': begun.length,
        'won-first': begun.filter(({ winner }) => winner === seat).length,
        answers: own + (refused[seat] ?? 0) + (missed[seat] ?? 0),
        refused: refused[seat] ?? 0,
        missed: missed[seat] ?? 0,
      },
    }
  })
}
