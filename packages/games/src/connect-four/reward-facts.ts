import type { InBoth } from '@wis/engine'
import type { Metric } from '../contract/results.ts'
import type { MoreFacts } from '../line-game/results.ts'
import { valuedMoves } from './valued-moves.ts'

const value = {
  en:
    'The board is worth V = 10 (m₄ − o₄) + 5 (m₃ − o₃) + 2 (m₂ − o₂). m counts your runs of exactly 4, 3 and 2 discs, ' +
    'o those of the other, in rows, columns and both diagonals. A run is as long as it goes.',
  zh:
    '棋盘价值V = 10 (m₄ − o₄) + 5 (m₃ − o₃) + 2 (m₂ − o₂)：m是自己恰好4个、3个、2个的连子数，o是对方的，横、竖和两个斜向都算，' +
    '连子按其完整长度计。',
}

const drawn = {
  en: 'Moves that chance makes for you do not count.',
  zh: '系统替你随机下的一步不计。',
}

interface MeanOf {
  readonly id: string
  readonly fact: string
  readonly name: InBoth<string>
  readonly formula: InBoth<string>
  readonly better: Metric['better']
}

const meanOfMoves = ({ id, fact, name, formula, better }: MeanOf): Metric => ({
  id,
  name,
  formula: {
    en: `${formula.en} ${value.en} ${drawn.en}`,
    zh: `${formula.zh}${value.zh}${drawn.zh}`,
  },
  better,
  unit: 'points',
  of: [fact],
  per: ['valued-moves'],
})

/** As the study LLMArena shows it. */
export const rewardPerGame: Metric = {
  id: 'reward-per-game',
  name: { en: 'Reward of a game', zh: '每局奖励' },
  formula: { en: `sum of rewards ÷ games. ${drawn.en}`, zh: `奖励总和 ÷ 局数。${drawn.zh}` },
  better: 'more',
  unit: 'points',
  of: ['reward'],
  per: ['games'],
}

/** How much the board was worth to a seat, and how much its own moves gained. Moves that chance made do not count. */
export const rewardFacts: MoreFacts = {
  facts: {
    reward: { en: 'Sum of rewards', zh: '奖励总和' },
    'value-before': { en: 'Sum of values before moves', zh: '落子前价值总和' },
    'value-after': { en: 'Sum of values after moves', zh: '落子后价值总和' },
    'valued-moves': { en: 'Moves of its own choice', zh: '自己选择的落子数' },
  },
  metrics: [
    meanOfMoves({
      id: 'mean-reward',
      fact: 'reward',
      name: { en: 'Mean reward of a move', zh: '每步平均奖励' },
      formula: {
        en:
          'sum of rewards ÷ moves. The reward of a move is V after it minus V after your previous move in the same game, ' +
          'or minus 0 for your first.',
        zh: '奖励总和 ÷ 落子数。一步的奖励等于这步之后的V减去同一局中自己上一步之后的V，第一步则减去0。',
      },
      better: 'more',
    }),
    meanOfMoves({
      id: 'mean-value-before',
      fact: 'value-before',
      name: { en: 'Mean value before a move', zh: '落子前平均价值' },
      formula: { en: 'sum of V before moves ÷ moves.', zh: '落子前V的总和 ÷ 落子数。' },
      better: 'more',
    }),
    meanOfMoves({
      id: 'mean-value-after',
      fact: 'value-after',
      name: { en: 'Mean value after a move', zh: '落子后平均价值' },
      formula: { en: 'sum of V after moves ÷ moves.', zh: '落子后V的总和 ÷ 落子数。' },
      better: 'more',
    }),
  ],
  of: (state, seat) => {
    const own = valuedMoves(state).filter((move) => move.seat === seat && !move.drawn)
    const sumOf = (what: 'before' | 'after' | 'reward') => own.reduce((sum, move) => sum + move[what], 0)
    return {
      reward: sumOf('reward'),
      'value-before': sumOf('before'),
      'value-after': sumOf('after'),
      'valued-moves': own.length,
    }
  },
}
