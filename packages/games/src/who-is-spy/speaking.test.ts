import { scriptedRng, table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { whoIsSpy } from './game.ts'

const order = (match: ReturnType<typeof table>) => match.state.rounds.at(-1)?.order
const last = (match: ReturnType<typeof table>) => match.log.at(-1)?.event

describe('the speaking order', () => {
  it('goes by seat from the starter and wraps round', () => {
    expect(order(table({ starter: 4 }))).toEqual([4, 5, 0, 1, 2, 3])
  })

  it('asks one seat at a time, and the next only when the one before has spoken', () => {
    table({ starter: 4 }).expectDue('speech', [4]).speak(4, 'warm').expectDue('speech', [5])
  })

  it('starts every round with the original starter', () => {
    expect(order(table({ starter: 4 }).round())).toEqual([4, 5, 0, 1, 2, 3])
  })

  it('skips players who are out', () => {
    expect(order(table({ starter: 4 }).round({ 1: 0, 2: 0 }))).toEqual([4, 5, 1, 2, 3])
  })

  it('starts with the next living seat after a starter that is out', () => {
    expect(order(table({ starter: 4 }).round({ 1: 4, 2: 4 }))).toEqual([5, 0, 1, 2, 3])
  })

  it('wraps round to find the next living seat', () => {
    const match = table({ starter: 5 }).round({ 1: 5, 2: 5 }).round({ 1: 0, 2: 0 })
    expect(order(match)).toEqual([1, 2, 3, 4])
  })

  it('does not hand the start on to the second speaker of an earlier round', () => {
    const match = table({ starter: 4 }).round({ 1: 5, 2: 5 })
    expect(order(match)).toEqual([4, 0, 1, 2, 3])
  })
})

describe('a speech', () => {
  it('is heard as it was given', () => {
    expect(last(table().speak(0, ' It is  warm. '))).toEqual({
      type: 'speech-given',
      seat: 0,
      text: ' It is  warm. ',
      cut: false,
    })
  })

  it('keeps 400 code points in English', () => {
    const match = table().speak(0, '🍵'.repeat(401))
    expect(last(match)).toEqual({ type: 'speech-given', seat: 0, text: '🍵'.repeat(400), cut: true })
  })

  it('keeps 120 code points in Chinese', () => {
    const match = table({ language: 'zh' }).speak(0, '很'.repeat(121))
    expect(last(match)).toMatchObject({ text: '很'.repeat(120), cut: true })
  })

  it('of exactly the limit is not cut', () => {
    expect(last(table().speak(0, 'x'.repeat(400)))).toMatchObject({ cut: false })
  })

  it.each(['', ' ', '\n\t', '\u3000\u00a0'])('that is blank (%j) is missed', (text) => {
    expect(last(table().speak(0, text))).toEqual({ type: 'speech-missed', seat: 0, reason: 'blank' })
  })

  it('that is blank once it is cut is missed', () => {
    expect(last(table().speak(0, `${' '.repeat(400)}warm`))).toMatchObject({ type: 'speech-missed' })
  })

  it.each(['timeout', 'unreachable', 'malformed', 'refused'] as const)(
    'forfeited by %s is missed',
    (reason) => {
      const match = table().speak(0, { forfeit: reason })
      expect(last(match)).toEqual({ type: 'speech-missed', seat: 0, reason })
    },
  )

  it('that is missed does not stop the next speaker', () => {
    table().speak(0, { forfeit: 'timeout' }).expectDue('speech', [1])
  })
})

describe('a move is refused', () => {
  const decide = (match: ReturnType<typeof table>, seat: number, kind: 'speech' | 'vote') =>
    whoIsSpy.decide(match.state, seat, { kind, text: 'warm' }, scriptedRng([]))

  it('from a seat whose turn it is not', () => {
    expect(decide(table(), 3, 'speech')).toEqual({ ok: false, reason: 'not-your-turn' })
  })

  it('from a seat that is not at the table', () => {
    expect(decide(table(), 17, 'speech')).toEqual({ ok: false, reason: 'not-your-turn' })
  })

  it('when a vote is cast while speaking, or a speech is given while voting', () => {
    expect(decide(table(), 0, 'vote')).toEqual({ ok: false, reason: 'wrong-move' })
    expect(decide(table().speeches(), 0, 'speech')).toEqual({ ok: false, reason: 'wrong-move' })
  })

  it('from a seat that has voted already', () => {
    expect(decide(table().speeches().vote(0, 2), 0, 'vote')).toEqual({ ok: false, reason: 'not-your-turn' })
  })

  it('once the match is over', () => {
    expect(decide(table().round({ 0: 2, 1: 2 }), 0, 'speech')).toEqual({ ok: false, reason: 'match-over' })
    expect(decide(table().void('fault'), 0, 'speech')).toEqual({ ok: false, reason: 'match-over' })
  })

  it('before the match is opened', () => {
    const ruling = whoIsSpy.decide(whoIsSpy.blank, 0, { kind: 'speech', text: 'warm' }, scriptedRng([]))
    expect(ruling).toEqual({ ok: false, reason: 'not-your-turn' })
  })
})

it('a table whose deal is not known cannot be ruled on', () => {
  const match = table()
  for (const seat of [0, 1, 2, 3, 4]) match.speak(seat, `clue ${seat}`)
  const move = { kind: 'speech', text: 'warm' } as const
  const ruling = () => whoIsSpy.decide(match.stateFor(5), 5, move, scriptedRng([]))
  expect(ruling).toThrow('the deal is not known')
})
