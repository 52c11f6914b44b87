import type { InBoth } from '@wis/engine'
import type { GameTexts } from '../contract/game-kit.ts'
import { afterSlips } from '../contract/slips-text.ts'
import type { LineRuleset } from '../line-game/events.ts'

export const connectFourTexts: InBoth<GameTexts<LineRuleset>> = {
  en: {
    name: 'Connect four',
    tagline: 'Discs fall to the lowest free place. Four in a row win, and a threat may wait for a long time.',
    rules: ({ games, slips }) =>
      [
        'Connect four for two on an upright board of 6 rows and 7 columns. X begins. In turn, each drops a disc into a ' +
          'column. It falls to the lowest free cell of that column. A full column takes no more discs. Four of your own ' +
          'discs next to each other in a row, column or diagonal win. A full board without such a line is a draw.',
        games === 1 ? '' : `The match is ${games} games. The players take turns at beginning.`,
        'A win is worth 1 point, a draw 0, a loss −1.',
        'Name your move as the number of the column, 1 to 7 from the left.',
        afterSlips(slips, 'en'),
      ]
        .filter((line) => line !== '')
        .join('\n'),
  },
  zh: {
    name: '四子棋',
    tagline: '棋子落到每列最低的空位，四子连线就赢，而一个威胁可以埋伏很久。',
    rules: ({ games, slips }) =>
      [
        '两人在竖立的6行7列棋盘上下四子棋，X先行。双方轮流选择一列投入一枚棋子，棋子落到该列最低的空位；' +
          '满了的列不能再投。自己的四枚棋子在横、竖或斜向上相邻成线就获胜；棋盘下满仍无人连线则为平局。',
        games === 1 ? '' : `一场对局共${games}局，双方轮流先行。`,
        '胜一局得1分，平局0分，负一局−1分。',
        '落子写作列的编号，从左到右为1到7。',
        afterSlips(slips, 'zh'),
      ]
        .filter((line) => line !== '')
        .join('\n'),
  },
}
