import { ratesOf } from '../../contract/rates.ts'
import type { Results, SeatResult } from '../../contract/results.ts'
import { fifteenthsPerPoint } from '../../contract/results.ts'
import { seatFacts } from '../results/seat-facts.ts'
import type { SpyState } from '../state.ts'

const facts = {
  speeches: { en: 'Speeches asked for', zh: '应有的发言' },
  fouls: { en: 'Fouls', zh: '犯规' },
  ballots: { en: 'Ballots as a civilian', zh: '作为平民的投票' },
  'ballots-right': { en: 'Ballots for the spy', zh: '投中卧底的票' },
  'rounds-lived': { en: 'Rounds begun alive', zh: '存活进入的轮数' },
  'ballots-against': { en: 'Ballots against it', zh: '得到的票' },
  'ballots-against-possible': { en: 'Ballots that could name it', zh: '可能得到的票' },
} as const

type Fact = keyof typeof facts

const metrics = ratesOf(facts, {
  'vote-accuracy': {
    name: { en: 'Vote accuracy', zh: '投票准确率' },
    better: 'more',
    of: ['ballots-right'],
    per: ['ballots'],
  },
  'foul-rate': { name: { en: 'Foul rate', zh: '犯规率' }, better: 'fewer', of: ['fouls'], per: ['speeches'] },
  survival: {
    name: { en: 'Survival', zh: '存活轮数' },
    better: 'more',
    unit: 'count',
    of: ['rounds-lived'],
    per: ['matches'],
  },
  suspicion: {
    name: { en: 'Suspicion', zh: '被怀疑率' },
    better: 'fewer',
    of: ['ballots-against'],
    per: ['ballots-against-possible'],
  },
})

export const spyResults: Results<SpyState> = {
  perPoint: fifteenthsPerPoint,
  roles: { spy: { en: 'Spy', zh: '卧底' }, civilian: { en: 'Civilian', zh: '平民' } },
  facts,
  metrics,
  of: (state) => seatFacts(state).map(resultOf),
  oneAgainstAll: ({ ending, spy, words, rounds }) => {
    if (ending?.kind !== 'decided' || spy === null || words === null) return undefined
    const votes = rounds.flatMap(({ vote }) => (vote?.revealed ? [vote.revealed] : []))
    return { one: spy, won: ending.winner === 'spy', dealt: [words.civilian, words.spy], votes }
  },
}

function resultOf(fact: ReturnType<typeof seatFacts>[number]): SeatResult {
  const counted: Record<Fact, number> = {
    speeches: fact.speechesAsked,
    fouls: fact.fouls,
    ballots: fact.ballotsAsked,
    'ballots-right': fact.ballotsCorrect,
    'rounds-lived': fact.lastRoundAlive,
    'ballots-against': fact.ballotsAgainst,
    'ballots-against-possible': fact.ballotsAgainstPossible,
  }
  const team = fact.role === 'spy' ? 1 : 0
  return { place: fact.won ? 1 : 2, team, role: fact.role, points: fact.points, facts: counted }
}
