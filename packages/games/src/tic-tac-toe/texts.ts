import type { InBoth } from '@wis/engine'
import type { GameTexts } from '../contract/game-kit.ts'
import { afterSlips } from '../contract/slips-text.ts'
import type { LineRuleset } from '../line-game/events.ts'

export const ticTacToeTexts: InBoth<GameTexts<LineRuleset>> = {
  en: {
    name: 'Tic-tac-toe',
    tagline: 'Three in a row on a board of nine: small enough to be solved, and still lost every day.',
    rules: ({ games, slips }) =>
      [
        'Tic-tac-toe for two on a board of 3 rows and 3 columns. X begins. In turn, each sets a mark on a free cell. ' +
          'Three of your own marks in a row, column or diagonal win. A full board without such a line is a draw.',
        games === 1 ? '' : `The match is ${games} games. The players take turns at beginning.`,
        'A win is worth 1 point, a draw 0, a loss −1.',
        'Name your move as row,column, counted from 1 at the top left: 1,3 is the top right corner.',
        afterSlips(slips, 'en'),
      ]
        .filter((line) => line !== '')
        .join('\n'),
  },
  zh: {
    name: '井字棋',
    tagline: '九个格子，三子连线：简单到早已被算尽，却每天都有人输。',
    rules: ({ games, slips }) =>
      [
        '两人在3行3列的棋盘上下井字棋，X先行，双方轮流在空格里落子。' +
          '自己的三个子连成一行、一列或一条对角线就获胜；棋盘下满仍无人连线则为平局。',
        games === 1 ? '' : `一场对局共${games}局，双方轮流先行。`,
        '胜一局得1分，平局0分，负一局−1分。',
        '落子写作“行,列”，从左上角起由1开始数：1,3是右上角。',
        afterSlips(slips, 'zh'),
      ]
        .filter((line) => line !== '')
        .join('\n'),
  },
}
