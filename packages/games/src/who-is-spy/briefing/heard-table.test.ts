import { expect, it } from 'vitest'
import { briefingWith } from './briefing.ts'
import { heardTable } from './heard-table.ts'

it('knows each speaker by round, all votes, and the players who are left', () => {
  const request = briefingWith([
    { type: 'round-opened', round: 1, order: [0, 1, 2] },
    { type: 'speech-given', seat: 0, text: 'Hot.', cut: false },
    { type: 'speech-missed', seat: 1, reason: 'timeout' },
    { type: 'fouls-called', round: 1, fouls: [{ seat: 1, kind: 'silence' }] },
    { type: 'seat-eliminated', seat: 1, round: 1, cause: 'foul' },
    {
      type: 'votes-revealed',
      round: 1,
      ballots: [
        { seat: 0, target: 2 },
        { seat: 2, target: null },
      ],
    },
    { type: 'round-opened', round: 2, order: [0, 2] },
    { type: 'speech-given', seat: 2, text: 'Cold.', cut: false },
  ])
  expect(heardTable(request)).toEqual({
    me: 0,
    living: [0, 2, 3, 4, 5],
    speeches: [
      { seat: 0, round: 1, text: 'Hot.' },
      { seat: 2, round: 2, text: 'Cold.' },
    ],
    ballots: [
      { seat: 0, round: 1, target: 2 },
      { seat: 2, round: 1, target: null },
    ],
  })
})

it.each([
  ['a seat that does not exist', { type: 'speech-given', seat: 9, text: 'Hot.' }],
  ['a seat that is no number', { type: 'speech-given', seat: '1', text: 'Hot.' }],
  ['a speech without a text', { type: 'speech-given', seat: 1 }],
  ['ballots that are no list', { type: 'votes-revealed', ballots: 'none' }],
  ['ballots that are no objects', { type: 'votes-revealed', ballots: [null, 3, 'x', {}] }],
  ['an event it has never heard of', { type: 'moon-landed', seat: 1 }],
])('takes no notice of %s', (_, event) => {
  expect(heardTable(briefingWith([event]))).toEqual(heardTable(briefingWith([])))
})
