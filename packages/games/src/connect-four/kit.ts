import type { Rng, Seat } from '@wis/engine'
import { answerFacts, answerMetrics } from '../contract/rates.ts'
import { defineGame } from '../define/index.ts'
import { leadersOf } from '../define/table.ts'
import { lowestFree, openCells } from '../line-game/board.ts'
import type { Cells } from '../line-game/board.ts'
import { choosing, decisive, lineDefinition } from '../line-game/definition.ts'
import { boardValue, rewardFacts } from './board-value.ts'
import { files as names } from './content/generated/disguise.ts'
import { texts } from './content/generated/texts.ts'
import { lookAhead } from './look-ahead.ts'
import { shape, table } from './view.ts'

const definition = lineDefinition(shape, texts, names)
const noAnswers = { answers: 0, refused: 0, missed: 0 }
const perMove = { better: 'more', unit: 'points', per: ['valued-moves'] } as const

export const connectFour = defineGame({
  ...table,
  ...definition,
  thinkingTime: 2,
  glyph:
    'M3 4h18v16H3zM6.4 15.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0zM10.4 15.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0zM14.4 15.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0zM10.4 11a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0zM14.4 11a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0zM14.8 7a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z',
  facts: { ...definition.facts, ...answerFacts, ...texts.facts() },
  // The facts about answers stand between them.
  count: (now, seat) => ({ ...definition.count(now, seat), ...noAnswers, ...rewardFacts(now, seat) }),
  rates: [
    ...definition.rates,
    ...answerMetrics,
    ...texts.rates({
      'mean-reward': { ...perMove, of: ['reward'] },
      'mean-value-before': { ...perMove, of: ['value-before'] },
      'mean-value-after': { ...perMove, of: ['value-after'] },
    }),
  ],
  board: { order: 'skill', columns: ['game-win-rate', 'draw-rate', 'mean-reward', 'refused-rate'] },
  house: texts.house({
    random: choosing(shape, (cells, { rng }) => rng.pick(openCells(shape, cells))),
    'one-ply': choosing(shape, (cells, { seat, rng }) => onePly(cells, seat, rng)),
    // Of the moves that are best when it looks seven moves ahead, one by chance.
    'alpha-beta': choosing(shape, (cells, { seat, rng }) => {
      const column = rng.pick(lookAhead(cells, seat, 7).best)
      return lowestFree(shape, cells, column) ?? column
    }),
  }),
  studies: {
    ...definition.studies,
    // As the study LLMArena shows it.
    metrics: texts.measures({
      'reward-per-game': { better: 'more', unit: 'points', of: ['reward'], per: ['games'] },
    }),
  },
  sideBySide: { llmarena: { publishedAs: 'ConnectFour', value: { kind: 'skill' }, ruleset: 'llmarena' } },
})

/** A win, else a block, else of the moves after which the board is worth most, one by chance. */
function onePly(cells: Cells, seat: Seat, rng: Rng): number {
  const [urgent] = decisive(shape, cells, seat)
  if (urgent !== undefined) return urgent
  const open = openCells(shape, cells)
  const values = open.map((cell) => boardValue(cells.with(cell, seat), seat))
  return rng.pick(leadersOf(values).flatMap((place) => open[place] ?? []))
}
