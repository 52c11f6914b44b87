import type { Field } from '@wis/games'
import { answerSchemaOf } from '@wis/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstTurn } from '../../testing/game-turns.ts'
import { readGameAnswer } from './game-answer.ts'

const label = { en: 'Label', zh: '名称' } as const
const { request } = firstTurn('tic-tac-toe')
const asking = (...fields: Field[]) => ({ ...request, fields: answerSchemaOf(fields, 'en') })
const text = (name: string): Field => ({ kind: 'text', name, label, limit: 100 })

const read = (value: unknown, asked = request) => {
  const judged = readGameAnswer(value, asked)
  return judged.ok ? judged.value : judged.failure
}

describe('an answer of a program', () => {
  it.each([
    ['with its field', { move: '1,1' }, { text: '{"move":"1,1"}' }],
    ['with reasons', { move: '1,1', reasoning: 'So.' }, { text: '{"move":"1,1"}', reasoning: 'So.' }],
    ['with reasons that are no text', { move: '1,1', reasoning: ['So.'] }, { text: '{"move":"1,1"}' }],
    ['with more than its field', { move: '1,1', mood: 'good', vote: 'x' }, { text: '{"move":"1,1"}' }],
    [
      'as it was sent, if it has another form',
      { type: 'turn.answer', move: 'offer', hats: 2, balls: 1, reasoning: 'So.' },
      { text: '{"move":"offer","hats":2,"balls":1}', reasoning: 'So.' },
    ],
    ['under another name', { answer: '1,1' }, { text: '{"answer":"1,1"}' }],
    ['under another name, on a line', { type: 'turn.answer', Move: 1 }, { text: '{"Move":1}' }],
    ['as a text', ' 1,1\n', { text: '1,1' }],
    ['as a number', 7, { text: '7' }],
    ['as a list', [50, 30, 20], { text: '[50,30,20]' }],
    [
      'in a fence, with reasons',
      '```json\n{"move":"1,1","reasoning":"So."}\n```',
      { text: '```json\n{"move":"1,1","reasoning":"So."}\n```', reasoning: 'So.' },
    ],
    [
      'under another name, with reasons',
      { answer: { move: '1,1', reasoning: 'So.' } },
      { text: '{"answer":{"move":"1,1","reasoning":"So."}}', reasoning: 'So.' },
    ],
    [
      'in a list, with reasons',
      [{ move: '1,1', reasoning: 'So.' }],
      { text: '[{"move":"1,1","reasoning":"So."}]', reasoning: 'So.' },
    ],
    [
      'after a draft, with the reasons of the last',
      '{"move":"0,0","reasoning":"Hm."} {"move":"1,1","reasoning":"So."}',
      { text: '{"move":"0,0","reasoning":"Hm."} {"move":"1,1","reasoning":"So."}', reasoning: 'So.' },
    ],
  ])('%s is handed on', (_, value, move) => expect(read(value)).toEqual(move))

  it('may lack what is optional', () => {
    const optional: Field = { ...text('note'), optional: true }
    expect(read({ say: 'Hi.', reasoning: 'x' }, asking(text('say'), optional))).toEqual({
      text: '{"say":"Hi."}',
      reasoning: 'x',
    })
  })

  it('may have fields that are called as those of who-is-spy, if the game asks for them', () => {
    const fields = asking(text('speech'), text('vote'), text('reasoning'))
    expect(read({ speech: 'a', vote: 'b', reasoning: 'c' }, fields)).toEqual({
      text: '{"speech":"a","vote":"b","reasoning":"c"}',
    })
  })

  it.each([
    ['nothing', ''],
    ['null', null],
    ['an empty object', {}],
    ['a speech alone', { speech: 'It is green.', vote: 'Player 1' }],
    ['reasons alone', { reasoning: 'So.' }],
    ['a web page', '<!DOCTYPE html><html>1,1</html>'],
  ])('that holds %s is malformed', (_, value) => expect(read(value)).toBe('malformed'))

  it('that is too deep is a fault or a text, and breaks nothing', () => {
    const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) as unknown
    for (const value of [deep, { move: deep }, { other: deep }])
      expect(() => readGameAnswer(value, request)).not.toThrow()
  })

  it('of any kind is a text or a fault', { timeout: 60_000 }, () => {
    const field = fc.record({ move: fc.jsonValue(), reasoning: fc.jsonValue() }, { requiredKeys: [] })
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), field, fc.string({ unit: 'binary' })), (value) => {
        const judged = readGameAnswer(value, request)
        if (judged.ok) expect(judged.value.text).not.toBe('')
        else expect(judged).toMatchObject({ failure: 'malformed', verdict: 'agent' })
      }),
    )
  })
})
