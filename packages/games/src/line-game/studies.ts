import { disguised } from '../contract/disguise/disguised.ts'
import type { Metric } from '../contract/results.ts'
import type { Counted, Studies } from '../contract/studies.ts'
import type { DataFile } from '../outline/outline.ts'
import type { LineEvent, LineRuleset } from './events.ts'
import type { LineState } from './state.ts'

const share = (about: Omit<Metric, 'unit' | 'per'>): Metric => ({ ...about, unit: 'share', per: ['games'] })

/** Of whole games, so that they can be read where a subject plays both sides. */
const counted: Counted<LineState> = {
  metrics: [
    share({
      id: 'line-rate',
      name: { en: 'Games won by a line', zh: '连线获胜的局' },
      formula: {
        en: 'games that either side won by a line ÷ games',
        zh: '任一方连线获胜的局数 ÷ 局数',
      },
      better: 'more',
      of: ['lines'],
    }),
    share({
      id: 'illegal-game-rate',
      name: { en: 'Games with an illegal move', zh: '出现非法落子的局' },
      formula: {
        en: 'matches in which either side was refused an answer ÷ matches, where a match is one game',
        zh: '任一方有回答被拒绝的对局 ÷ 对局（一场对局为一局）',
      },
      better: 'fewer',
      of: ['with-refusals'],
    }),
  ],
  of: ({ ended, refused }) => ({
    games: ended.length,
    lines: ended.filter(({ reason }) => reason === 'line').length,
    'with-refusals': refused.some((count) => count > 0) ? ended.length : 0,
  }),
}

/** As in a study that ends a game at the first illegal move. */
const countedFlawless: Counted<LineState> = {
  metrics: [
    {
      id: 'flawless-line-rate',
      name: { en: 'Won by a line without an illegal move', zh: '无非法落子的连线获胜' },
      formula: {
        en: 'matches won by a line in which no answer of either side was refused ÷ matches, where a match is one game',
        zh: '双方都没有回答被拒绝、且连线获胜的对局 ÷ 对局（一场对局为一局）',
      },
      better: 'more',
      unit: 'share',
      of: ['flawless-lines'],
      per: ['all-games'],
    },
  ],
  of: ({ ended, refused }) => ({
    'all-games': ended.length,
    'flawless-lines': refused.some((count) => count > 0)
      ? 0
      : ended.filter(({ reason }) => reason === 'line').length,
  }),
}

/** What an experiment may vary and count in a game of lines. `names` has the other names of its disguise. */
export const lineStudies = (
  names: readonly DataFile[],
): Studies<LineRuleset, null, LineState, LineEvent> => ({
  factors: [],
  layout: ({ aliases }) => aliases.map(() => ({})),
  conditions: [
    {
      id: 'no-hints',
      name: { en: 'Without hints', zh: '无提示' },
      summary: {
        en: 'Nobody is told which moves are legal; the board alone is shown.',
        zh: '不告知哪些落子合法，只给出棋盘。',
      },
      seats: 'everybody',
      rules: { hints: false },
    },
    disguised(names),
  ],
  counted: [counted, countedFlawless],
})
