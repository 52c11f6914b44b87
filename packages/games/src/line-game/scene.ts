import type { Seat } from '@wis/engine'
import type { Scene } from '../contract/scene.ts'
import type { BoardShape } from './board.ts'
import type { LineState } from './state.ts'

/** The board as everybody sees it. A line game hides nothing. */
export function lineScene(shape: BoardShape, state: LineState): Scene {
  const { cells, marks, ended, game, next, aliases, first } = state
  const over = next === null ? ended[game - 1] : undefined
  const won = (seat: Seat) => ended.filter(({ winner }) => winner === seat).length
  return {
    caption: captionOf(state),
    seats: [0, 1].map((seat) => {
      const mark = seat === first ? 'X' : 'O'
      return {
        seat,
        isAsked: seat === next,
        note: { en: `${mark} · won ${won(seat)}`, zh: `${mark} · 胜${won(seat)}局` },
        name: aliases[seat] ?? '',
      }
    }),
    parts: [
      {
        kind: 'grid',
        rows: shape.rows,
        columns: shape.columns,
        cells,
        first,
        marks: shape.falls ? 'discs' : 'cross-and-nought',
        last: marks.at(-1)?.cell ?? null,
        line: over?.line ?? [],
      },
    ],
  }
}

function captionOf({ ended, game, next, aliases, ruleset, ending }: LineState) {
  const { games } = ruleset
  const name = (seat: Seat) => aliases[seat] ?? ''
  const last = ended.at(-1)
  if (ending?.kind === 'void') return { en: 'The match is void.', zh: '对局无效。' }
  if (next !== null)
    return {
      en: `Game ${game} of ${games}: ${name(next)} is to move.`,
      zh: `第${game}局，共${games}局：轮到${name(next)}。`,
    }
  if (!last) return { en: 'The match has not begun.', zh: '对局尚未开始。' }
  return last.winner === null
    ? { en: `Game ${game} is a draw.`, zh: `第${game}局平局。` }
    : { en: `${name(last.winner)} wins game ${game}.`, zh: `${name(last.winner)}赢下第${game}局。` }
}
