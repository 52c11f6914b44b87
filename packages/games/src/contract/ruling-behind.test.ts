import { replay, rngAt } from '@wis/engine'
import type { GameEvent } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { costSharing } from '../cost-sharing/kit.ts'
import { atTheTable } from '../cost-sharing/testing.ts'
import { holdem } from '../holdem/kit.ts'
import { kitCalled } from '../kits.ts'
import { ticTacToe } from '../tic-tac-toe/kit.ts'
import { rulingBehind } from './ruling-behind.ts'
import { questionsOf } from './testing/odd-answers/turns-asked.ts'
import { playAnswers } from './testing/play-answers.ts'

const [ruleset] = ticTacToe.setup.presets
const long = 'I have thought about it for a long time. '.repeat(9)
const seed = 'again'

/** The ruling that is made again after these answers, if the log said this. */
function again(answers: readonly string[], event: object) {
  const { log } = playAnswers(ticTacToe, { ruleset, seed, answers })
  return rulingBehind(
    ticTacToe,
    replay(ticTacToe.rules, log),
    { seq: log.length, event: event as never },
    seed,
  )
}

const refused = { type: 'move-refused', seat: 1, step: 1, said: '1,1', reason: 'occupied' }

describe('a refusal in a log of earlier days', () => {
  const match = playAnswers(holdem, { ruleset: holdem.setup.presets[0], seed, answers: [] })
  const [turn] = match.turns()
  const refusal = { type: 'move-refused', seat: turn?.seat, step: turn?.step, reason: 'unreadable' }
  const madeAgain = (event: object) =>
    rulingBehind(holdem, match.state, { seq: match.log.length, event: event as never }, seed)?.events

  it('counts if the reader of then could not read what is read today', () => {
    const event = { ...refusal, said: 'calling' }
    expect(madeAgain(event)).toEqual([event])
    const today = holdem.rules.readMove(match.state, turn ?? expect.fail('nobody is asked'), 'calling')
    expect(holdem.rules.decide(match.state, turn?.seat ?? 0, today, rngAt(seed, 0))).toMatchObject({
      events: [{ type: 'action-taken' }],
    })
  })

  it('counts with any of the reasons that an answer is unclear, and not with such a reason if it is clear', () => {
    for (const reason of ['ambiguous', 'denied', 'unsure']) {
      const event = { ...refusal, said: 'It would be foolish to fold.', reason }
      expect(madeAgain(event)).toEqual([event])
      const clear = { ...refusal, said: 'fold', reason }
      expect(madeAgain(clear)).not.toEqual([clear])
    }
  })

  it('counts if the reader of then took thoughts for a part of the answer', () => {
    for (const said of ['<think>fold</think>\n\nAnswer: call', '[THINK]fold?[/THINK] call']) {
      const event = { ...refusal, said, reason: 'ambiguous' }
      expect(madeAgain(event)).toEqual([event])
    }
    const plain = { ...refusal, said: 'Answer: call', reason: 'ambiguous' }
    expect(madeAgain(plain)).not.toEqual([plain])
  })

  it('counts if the reader of then took what is unclear today for a move against the rules', () => {
    const occupied = { ...refused, said: '{"result": "1,1", "output": "2,1"}' }
    expect(again(['1,1'], occupied)?.events).toEqual([occupied])
  })

  it.each([
    ['bid', '~320', 'unreadable'],
    ['bid', 'I will bid exactly 320', 'unsure'],
    ['bargain', 'I take 1 book and 1 hat', 'unsure'],
    ['bargain', 'Hats: 1\nBalls: 1\nApples: 0', 'ambiguous'],
    ['cost-sharing', '玩家1承担40%，玩家2承担35%，玩家3承担25%', 'unsure'],
    ['hanabi', 'clue 2 two', 'no-such-clue'],
    ['dilemma', 'C', 'unreadable'],
    ['avalon', '- Player 1\n- Player 3', 'wrong-number'],
    ['dilemma', 'I lean towards Cooperate', 'unsure'],
    ['dilemma', 'Player 1 chooses Cooperate', 'unsure'],
    ['dilemma', 'Cooperate: it keeps my options open', 'unsure'],
  ])('counts if it is that of %s: “%s” was %s', (id, said, reason) => {
    const kit = kitCalled(id) ?? expect.fail(`no game ${id}`)
    const [question] = questionsOf(kit, /\p{Script=Han}/u.test(said) ? 'zh' : 'en')
    const { ruled, turn } = question ?? expect.fail('nobody is asked')
    const event = { type: 'move-refused', seat: turn.seat, step: turn.step, said, reason }
    expect(rulingBehind(kit, ruled, { seq: 1, event: event as never }, seed)?.events[0]).toEqual(event)
  })

  it('counts for a move that readers of then took an answer for, and that is asked again today', () => {
    const { match } = atTheTable()
    const text = 'Player 3 pays 35, Player 1 pays 30 and I pay 35.'
    const event = { type: 'proposal-made', seat: 0, shares: [35, 30, 35], text, cut: false, given: false }
    const first = { seq: match.log.length, event: event as never }
    expect(rulingBehind(costSharing, match.state, first, seed)?.events).toEqual([event])
    expect(costSharing.rules.readMove(match.state, match.turns()[0] ?? expect.fail(), text)).toMatchObject({
      reason: 'ambiguous',
    })
  })

  it('counts for no answer that was read even then, and for no other reason', () => {
    expect(madeAgain({ ...refusal, said: 'call' })).not.toEqual([{ ...refusal, said: 'call' }])
    const other = { ...refusal, said: 'calling', reason: 'too-many' }
    expect(madeAgain(other)).not.toEqual([other])
  })
})

describe('a ruling made again from its first entry', () => {
  it('is the ruling of the match if the entry is right', () => {
    const event = { type: 'mark-set', seat: 0, cell: 4, drawn: false }
    expect(again([], event)).toEqual({ ok: true, events: [event] })
    expect(again(['1,1'], refused)).toEqual({ ok: true, events: [refused] })
  })

  it('is no refusal if the answer was legal', () => {
    const event = { type: 'mark-set', seat: 1, cell: 8, drawn: false }
    expect(again(['1,1'], { ...refused, said: '3,3' })?.events).toEqual([event])
  })

  it('has the reason that the answer had', () => {
    expect(again(['1,1'], { ...refused, reason: 'unreadable' })?.events).toEqual([refused])
  })

  it('reads an answer by the text that the log keeps', () => {
    const broken = '{"not": "1,2", "move": "3,3\0"}'
    const { log } = playAnswers(ticTacToe, { ruleset, seed, answers: ['1,1', broken] })
    const last = log.at(-1)?.event as GameEvent
    expect(again(['1,1'], last)?.events).toEqual([last])
  })

  it('believes the reason of an answer of which the log has only the beginning', () => {
    const { log } = playAnswers(ticTacToe, { ruleset, seed, answers: ['1,1', `${long}\nMove: 1,1`] })
    const last = log.at(-1)?.event as GameEvent
    expect(last).toMatchObject({ type: 'move-refused', reason: 'occupied' })
    expect(again(['1,1'], last)?.events).toEqual([last])
  })

  it.each([
    ['an end before a move', { type: 'game-ended', game: 1, reason: 'line', winner: 0, line: [] }],
    ['a move out of turn', { type: 'mark-set', seat: 1, cell: 4, drawn: false }],
    ['an answer that is kept too long', { ...refused, seat: 0, said: long }],
    ['an answer with white space around it', { ...refused, seat: 0, said: ' 9,9' }],
  ])('is none for %s', (_, event) => {
    expect(again([], event)).toBeUndefined()
  })
})
