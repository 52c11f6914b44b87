import { kitCalled, playHouse } from '@wis/games'
import { expect, it } from 'vitest'
import { refusalIn } from './answer-turn.ts'

const kit = kitCalled('tic-tac-toe')
if (!kit) throw new Error('tic-tac-toe is not there')

const asked = { game: kit.id, seat: 0, language: 'en', aliases: ['Player 1', 'Player 2'] } as const
const turnOf = (step: number) => ({
  kind: 'move',
  round: 1,
  step,
  tries: 0,
  deadline: '2026-03-01T12:00:30.000Z',
})

/** The first seat has no legal answer. */
const { log } = playHouse(kit, {
  seed: 'refused',
  ruleset: kit.setup.presets[0],
  language: 'en',
  players: [{ answer: () => ({ fields: { move: '9,9' } }) }, kit.house[0]],
})

it('tells why the last try at a question was refused, as the match does', () => {
  const reasons = log.flatMap(({ event }) =>
    event.type === 'move-refused' && 'step' in event ? [event.step] : [],
  )
  expect(reasons.length).toBeGreaterThan(0)
  for (const step of reasons)
    expect(refusalIn(log, { ...asked, turn: turnOf(Number(step)) })).toContain('9,9')
})

it('says nothing of an answer that was not refused, or of another seat', () => {
  expect(refusalIn(log, { ...asked, turn: turnOf(99) })).toBeUndefined()
  expect(refusalIn(log, { ...asked, seat: 1, turn: turnOf(1) })).toBeUndefined()
  expect(refusalIn([], { ...asked, turn: turnOf(1) })).toBeUndefined()
})
