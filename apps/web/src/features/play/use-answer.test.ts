import { kitCalled } from '@wis/games'
import { describe, expect, it } from 'vitest'
import { fieldFor } from './field-for.ts'
import type { AnswerField, SeatQuestionPage } from './seat-page.ts'
import { pressFor } from './use-answer.ts'
import type { Answering } from './use-answer.ts'

const asked = (fields: readonly AnswerField[], legal: readonly string[] | null = null): SeatQuestionPage => ({
  turnId: 't',
  name: '1 1 move',
  kind: 'move',
  tries: 0,
  refused: null,
  legal,
  fields,
  leftMs: 90_000,
})

/** An answer that is filled in, and what was done to it. */
function filling(now: Partial<Answering> = {}) {
  const done: unknown[] = []
  const answering: Answering = {
    draft: {},
    state: 'open',
    isSent: false,
    lacking: undefined,
    change: (draft) => done.push(['filled in', draft]),
    send: (draft) => done.push(['sent', draft]),
    ...now,
  }
  return { done, answering }
}

const at = (seat: number) => ({ on: 'seat', seat }) as const
const named = (name: string) => ({ name, label: name, optional: false })

describe('what can be pressed on the table', () => {
  it('is every legal move that has a place there, and one press sends it', () => {
    const kit = kitCalled('tic-tac-toe') ?? expect.fail('no tic-tac-toe')
    const blank = kit.rules.blank
    const turn = { seat: 0, kind: 'move', round: 1, step: 1, limitMs: 1000 }
    const fields = kit.wire.fields(blank, turn).flatMap((field) => fieldFor(field, 'en') ?? [])
    const { done, answering } = filling()
    const press = pressFor(asked(fields, ['1,1', '3,2']), answering)
    expect(press?.moves).toMatchObject([
      { value: '1,1', label: 'row 1, column 1', at: { on: 'cell', number: 0 } },
      { value: '3,2', at: { on: 'cell', number: 7 } },
    ])
    press?.press('3,2')
    expect(done).toEqual([['sent', { move: '3,2' }]])
  })

  it('is picked, and taken back by a second press, where several are chosen', () => {
    const choices = ['Player 1', 'Player 2'].map((value, seat) => ({ value, label: value, at: at(seat) }))
    const team: AnswerField = { ...named('team'), kind: 'picks', choices, least: 2, most: 2 }
    const { done, answering } = filling({ draft: { team: ['Player 1'] } })
    const press = pressFor(asked([team]), answering)
    expect(press?.moves.map(({ isPicked }) => isPicked)).toEqual([true, false])
    press?.press('Player 2')
    press?.press('Player 1')
    expect(done).toEqual([
      ['filled in', { team: ['Player 1', 'Player 2'] }],
      ['filled in', { team: [] }],
    ])
  })

  it('is a word that the answer can be, which is only written into its field', () => {
    const word: AnswerField = { ...named('word'), kind: 'text', limit: 60, isOnTable: true }
    const { done, answering } = filling({ draft: { word: 'ow' } })
    const press = pressFor(asked([word]), answering)
    expect(press?.word?.written).toBe('ow')
    press?.word?.press('owl')
    expect(done).toEqual([['filled in', { word: 'owl' }]])
  })

  it('is nothing without a question, while an answer is on its way, and after it', () => {
    const fields: readonly AnswerField[] = [
      { ...named('vote'), kind: 'choice', choices: [{ value: 'a', label: 'a', at: at(0) }] },
    ]
    expect(pressFor(null, filling().answering)).toBeNull()
    expect(pressFor(asked(fields), filling({ state: 'sending' }).answering)).toBeNull()
    expect(pressFor(asked(fields), filling({ isSent: true }).answering)).toBeNull()
    expect(pressFor(asked(fields), filling().answering)?.moves).toHaveLength(1)
    const elsewhere: AnswerField = {
      ...named('choice'),
      kind: 'choice',
      choices: [{ value: 'a', label: 'a' }],
    }
    expect(pressFor(asked([elsewhere]), filling().answering)).toBeNull()
  })
})
