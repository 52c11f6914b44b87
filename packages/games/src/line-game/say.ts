import type { MatchVoided } from '@wis/engine'
import type { Teller } from '../contract/game-kit.ts'
import { refusalText } from '../contract/refusal-text.ts'
import type { BoardShape } from './board.ts'
import type { GameEnd, LineEvent } from './events.ts'
import { moveName } from './move-fields.ts'

/** One line about an event. */
export function say(
  shape: BoardShape,
  event: LineEvent | MatchVoided,
  { language, nameOf }: Teller,
): string | undefined {
  const zh = language === 'zh'
  switch (event.type) {
    case 'match-opened':
    case 'match-voided':
      return undefined
    case 'game-opened':
      return zh
        ? `第${event.game}局开始，${nameOf(event.first)}执X先行。`
        : `Game ${event.game} begins. ${nameOf(event.first)} has X and moves first.`
    case 'mark-set': {
      const move = moveName(shape, event.cell)
      if (event.drawn)
        return zh
          ? `系统替${nameOf(event.seat)}随机下在${move}。`
          : `${nameOf(event.seat)} gets a random move: ${move}.`
      return zh ? `${nameOf(event.seat)}下在${move}。` : `${nameOf(event.seat)} plays ${move}.`
    }
    case 'move-refused':
    case 'move-missed':
      return refusalText(event, { language, nameOf }, refusals)
    case 'game-ended': {
      const won = event.winner === null ? undefined : nameOf(event.winner)
      return endTexts[event.reason](won ?? '')[language]
    }
    case 'match-ended': {
      const scores = event.points.map((points, seat) => `${nameOf(seat)} ${points > 0 ? '+' : ''}${points}`)
      return zh ? `对局结束：${scores.join('，')}。` : `The match is over: ${scores.join(', ')}.`
    }
  }
}

const refusals = { occupied: { en: 'there is no room there', zh: '那里已经没有空位' } } as const

const endTexts: Readonly<Record<GameEnd, (winner: string) => { readonly en: string; readonly zh: string }>> =
  {
    line: (winner) => ({
      en: `${winner} has a line and wins the game.`,
      zh: `${winner}连成一线，赢下这一局。`,
    }),
    full: () => ({ en: 'The board is full. The game is a draw.', zh: '棋盘已满，这一局平局。' }),
    slips: (winner) => ({
      en: `${winner} wins the game, because the other gave no legal move.`,
      zh: `对方没有给出合法的落子，${winner}赢下这一局。`,
    }),
    silence: (winner) => ({
      en: `${winner} wins the game, because the other gave no answer.`,
      zh: `对方没有回答，${winner}赢下这一局。`,
    }),
  }
