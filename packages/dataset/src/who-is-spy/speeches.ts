import type { RowOf, DatasetTable } from '../dataset-table.ts'
import { moveCells, moveColumns } from './move.ts'
import type { Reading } from './reading.ts'

export const speeches = {
  name: 'speeches',
  meaning: 'A turn to speak, whether something was said or not.',
  columns: [
    ...moveColumns.place,
    { name: 'turn', type: 'integer', meaning: 'Its place in the speaking order of the round, from 1.' },
    { name: 'seat', type: 'integer', meaning: 'Who spoke.' },
    ...moveColumns.mover,
    { name: 'word', type: 'text', meaning: 'The word it had to speak of.' },
    {
      name: 'text',
      type: 'text',
      optional: true,
      meaning: 'What was said, to the letter; empty if nothing was.',
    },
    { name: 'cut', type: 'boolean', meaning: 'Whether it was longer than allowed, and cut there.' },
    {
      name: 'missed',
      type: 'text',
      optional: true,
      meaning: 'Why nothing was said; empty if something was.',
    },
    {
      name: 'foul',
      type: 'text',
      optional: true,
      meaning: '`silence`, `own-word` or `repeat`, where one was called.',
    },
    moveColumns.at,
  ],
} as const satisfies DatasetTable

export function speechRows(reading: Reading): RowOf<typeof speeches>[] {
  const { state, moves } = reading
  return moves.flatMap((move) => {
    const { round, event } = move
    if (event.type === 'vote-cast') return []
    const { seat } = event
    const { order = [], fouls = [] } = state.rounds.find((one) => one.round === round) ?? {}
    const said =
      event.type === 'speech-given'
        ? { text: event.text, cut: event.cut, missed: null }
        : { text: null, cut: false, missed: event.reason }
    const row = {
      ...moveCells(reading, move),
      turn: order.indexOf(seat) + 1,
      word: state.dealt[seat] ?? '',
      ...said,
      foul: fouls.find((foul) => foul.seat === seat)?.kind ?? null,
    }
    return [row]
  })
}
