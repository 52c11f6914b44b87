import { answerFacts, answerMetrics, ratesOf } from '../contract/rates.ts'
import type { Results } from '../contract/results.ts'
import { fairChips } from './luck/luck.ts'
import type { HoldemState } from './state.ts'
import { places } from './tally.ts'

const facts = {
  hands: { en: 'Hands', zh: '手数' },
  won: { en: 'Hands won', zh: '赢下的手数' },
  showdowns: { en: 'Showdowns', zh: '摊牌数' },
  'showdowns-won': { en: 'Showdowns won', zh: '摊牌获胜数' },
  actions: { en: 'Actions', zh: '行动数' },
  folds: { en: 'Folds', zh: '弃牌数' },
  raises: { en: 'Raises', zh: '加注数' },
  'all-ins': { en: 'All-ins', zh: '全下数' },
  voluntary: { en: 'Hands paid for before the flop', zh: '翻牌前主动入池的手数' },
  chips: { en: 'Chips', zh: '筹码' },
  'button-hands': { en: 'Hands on the button', zh: '在按钮位的手数' },
  'button-won': { en: 'Hands won on the button', zh: '在按钮位赢下的手数' },
  'button-chips': { en: 'Chips on the button', zh: '在按钮位的筹码' },
  'fair-chips': { en: 'Chips without luck', zh: '扣除运气后的筹码' },
  'fair-matches': { en: 'Matches in which luck is counted', zh: '计算运气的对局数' },
  ...answerFacts,
} as const

const metrics = ratesOf(facts, {
  'chips-per-hand': {
    name: { en: 'Chips per hand', zh: '每手筹码' },
    formula: { en: 'chips won or lost ÷ hands', zh: '筹码输赢 ÷ 手数' },
    better: 'more',
    unit: 'points',
    of: ['chips'],
    per: ['hands'],
  },
  'fair-points': {
    name: { en: 'Points without luck', zh: '扣除运气后的得分' },
    formula: {
      en: 'chips less what the cards were worth ÷ matches in which luck is counted',
      zh: '（筹码 − 牌运的价值）÷ 计算运气的对局数',
    },
    better: 'more',
    unit: 'points',
    of: ['fair-chips'],
    per: ['fair-matches'],
  },
  'voluntary-rate': {
    name: { en: 'Hands played (VPIP)', zh: '主动入池率（VPIP）' },
    of: ['voluntary'],
    per: ['hands'],
  },
  'button-chips-per-hand': {
    name: { en: 'Chips per hand on the button', zh: '在按钮位的每手筹码' },
    formula: {
      en: 'chips won or lost on the button ÷ hands on the button',
      zh: '在按钮位的筹码输赢 ÷ 在按钮位的手数',
    },
    better: 'more',
    unit: 'points',
    of: ['button-chips'],
    per: ['button-hands'],
  },
  'hand-win-rate': { name: { en: 'Hands won', zh: '单手胜率' }, of: ['won'], per: ['hands'] },
  'showdown-rate': { name: { en: 'Went to showdown', zh: '摊牌率' }, of: ['showdowns'], per: ['hands'] },
  'showdown-win-rate': {
    name: { en: 'Showdowns won', zh: '摊牌胜率' },
    better: 'more',
    of: ['showdowns-won'],
    per: ['showdowns'],
  },
  'fold-rate': { name: { en: 'Hands folded', zh: '弃牌率' }, of: ['folds'], per: ['hands'] },
  'raise-rate': { name: { en: 'Raises', zh: '加注率' }, of: ['raises'], per: ['actions'] },
  'all-in-rate': { name: { en: 'All-ins', zh: '全下率' }, of: ['all-ins'], per: ['hands'] },
})

export const holdemResults: Results<HoldemState> = {
  roles: {},
  facts,
  metrics: [...metrics, ...answerMetrics],
  seatNames: [
    { en: 'On the button', zh: '在按钮位' },
    { en: 'In the big blind', zh: '在大盲位' },
  ],
  // Each hand is a game that the button begins.
  firstMoves: { games: 'hands', won: 'won', begun: 'button-hands', wonBegun: 'button-won' },
  of: resultsOf,
}

function resultsOf(state: HoldemState) {
  const { ending, tallies, played, hand: last } = state
  if (ending?.kind !== 'decided') return []
  const { points } = ending
  const fair = fairChips(state)
  const place = places(points)
  return tallies.map(({ showdownsWon, allIns, ...counts }, seat) => {
    // The button changes with every hand.
    const onButton = played.filter(
      (_, hand) => (played.length - 1 - hand) % 2 === (last?.button === seat ? 0 : 1),
    )
    return {
      place: place[seat] ?? 2,
      team: seat,
      role: null,
      points: points[seat] ?? 0,
      facts: {
        ...counts,
        'showdowns-won': showdownsWon,
        'all-ins': allIns,
        'button-hands': onButton.length,
        'button-won': onButton.filter(({ winner }) => winner === seat).length,
        'button-chips': onButton.reduce((sum, { net }) => sum + (net[seat] ?? 0), 0),
        'fair-chips': fair?.[seat] ?? 0,
        'fair-matches': fair ? 1 : 0,
        answers: counts.actions + counts.refused + counts.missed,
      },
    }
  })
}
