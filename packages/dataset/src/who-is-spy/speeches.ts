import type { RowOf, Table } from '../table.ts'
import { agentIn, roleOf } from './reading.ts'
import type { Reading } from './reading.ts'

export const speeches = {
  name: 'speeches',
  meaning: 'A turn to speak, whether something was said or not.',
  columns: [
    { name: 'match_id', type: 'text', meaning: 'The match; see `matches`.' },
    { name: 'seq', type: 'integer', meaning: 'The number of the entry in the log of the match.' },
    { name: 'round', type: 'integer', meaning: 'The round, from 1.' },
    { name: 'turn', type: 'integer', meaning: 'Its place in the speaking order of the round, from 1.' },
    { name: 'seat', type: 'integer', meaning: 'Who spoke.' },
    { name: 'agent_id', type: 'text', meaning: 'The agent in that seat.' },
    { name: 'role', type: 'text', meaning: '`spy` or `civilian`.' },
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
    { name: 'at', type: 'time', meaning: 'When it was recorded.' },
  ],
} as const satisfies Table

export function speechRows(reading: Reading): RowOf<typeof speeches>[] {
  const { played, state, moves } = reading
  return moves.flatMap(({ seq, at, round, event }) => {
    if (event.type === 'vote-cast') return []
    const { seat } = event
    const { order = [], fouls = [] } = state.rounds.find((one) => one.round === round) ?? {}
    const said =
      event.type === 'speech-given'
        ? { text: event.text, cut: event.cut, missed: null }
        : { text: null, cut: false, missed: event.reason }
    const row = {
      match_id: played.matchId,
      seq,
      round,
      turn: order.indexOf(seat) + 1,
      seat,
      agent_id: agentIn(reading, seat),
      role: roleOf(state, seat),
      word: state.dealt[seat] ?? '',
      ...said,
      foul: fouls.find((foul) => foul.seat === seat)?.kind ?? null,
      at,
    }
    return [row]
  })
}
