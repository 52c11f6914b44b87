import { describe, expect, it } from 'vitest'
import { moveInAnswer } from '../adapters/webhook/game-answer.ts'
import { requestFor } from '../testing/spy-entries.ts'

const speech = requestFor('speech')
const vote = requestFor('vote')

describe('an answer with a move', () => {
  it.each([
    [speech, { speech: 'Hello.' }, 'Hello.'],
    [speech, { speech: '', vote: 'Player 1' }, ''],
    [vote, { vote: 'Player 1' }, 'Player 1'],
    [vote, { vote: 'whoever spoke last' }, 'whoever spoke last'],
  ])('is taken as it is', (request, answer, text) => {
    expect(moveInAnswer(answer, request)).toEqual({ ok: true, value: { text } })
  })

  it.each([
    { reasoning: 7 },
    { reasoning: null },
    { beliefs: 'Player 1' },
    { beliefs: [0.5] },
    { beliefs: { 'Player 1': '1' } },
  ])('is not spoiled by %j beside it', (more) => {
    expect(moveInAnswer({ speech: 'Hello.', ...more }, speech)).toEqual({
      ok: true,
      value: { text: 'Hello.' },
    })
  })

  it('keeps only the beliefs about the table, as numbers from 0 to 1', () => {
    const beliefs = { 'Player 1': -3, 'Player 2': 0.25, 'Player 3': 1e300, 'Player 4': 1, constructor: 1 }
    const odd = JSON.parse('{"__proto__":1}') as object
    expect(moveInAnswer({ speech: 'x', beliefs: { ...beliefs, ...odd } }, speech)).toMatchObject({
      value: { beliefs: { 'Player 1': 0, 'Player 2': 0.25, 'Player 3': 1 } },
    })
  })
})

describe('an answer in a wrapping', () => {
  const json = '{"speech": "Hello.", "reasoning": "So."}'

  it.each([
    ['```json\n' + json + '\n```'],
    ['Here it is:\n```\n' + json + '\n```\n'],
    [`<think>{"speech": "Hm."}</think>${json}`],
    [`${json}\n${json}`],
    [{ answer: JSON.parse(json) as object }],
    [[JSON.parse(json) as object]],
    [{ reasoning: 'So.', response: { speech: 'Hello.' } }],
    ['```json\n{"answer": ' + json + '}\n```'],
  ])('is read as in other games: %j', (answer) => {
    expect(moveInAnswer(answer, speech)).toEqual({ ok: true, value: { text: 'Hello.', reasoning: 'So.' } })
  })

  it.each([
    ['{"speech": "Hello."} {"speech": "Good day."}', 'answered with more than one speech'],
    ['<h1>Bad Gateway</h1>', 'answered something other than a JSON object: <h1>Bad Gateway</h1>'],
    ['```json\n{"speech": 7}\n```', 'answered without a speech, which must be a text'],
    [{ speech: 7, answer: { speech: 'Hello.' } }, 'answered without a speech, which must be a text'],
  ])('that leaves open what is said is malformed: %j', (answer, detail) => {
    expect(moveInAnswer(answer, speech)).toEqual({
      ok: false,
      failure: 'malformed',
      verdict: 'agent',
      detail,
    })
  })
})

describe('a vote in a sentence', () => {
  const { alias, candidates = [] } = vote
  const [one = '', other = ''] = candidates.filter((name) => name !== alias)

  it.each([
    [`I vote for ${one} because its clue fits nothing.`],
    [`I am ${alias}, and I vote for ${one}.`],
    [` ${one.toLowerCase()}?! `],
    [`我投${one}，因为它的描述不对。`],
  ])('is one for the only player that it names: %s', (text) => {
    expect(moveInAnswer({ vote: text }, vote)).toEqual({ ok: true, value: { text: one } })
  })

  it.each([
    [`${one} or ${other}`],
    [`I vote for ${one} because ${other} is right.`],
    [`I do not vote for ${one}.`],
    [`I abstain, although ${one} is odd.`],
    [alias],
    [`I vote for ${alias}.`],
    [`${one} ${'x'.repeat(2_000)}`],
  ])('stays as it is where it names nobody, several or oneself: %s', (text) => {
    expect(moveInAnswer({ vote: text }, vote)).toEqual({ ok: true, value: { text } })
  })
})

describe('an answer without the move that was asked for', () => {
  it.each([
    {},
    { speech: null },
    { speech: 7 },
    { speech: ['x'] },
    { vote: 'Player 1' },
    [],
    'Hello.',
    null,
    7,
  ])('such as %j is malformed', (answer) => {
    expect(moveInAnswer(answer, speech)).toMatchObject({ ok: false, failure: 'malformed', verdict: 'agent' })
  })

  it('is malformed even if the other kind of move is fine', () => {
    expect(moveInAnswer({ speech: 'Hello.', vote: 7 }, vote)).toMatchObject({
      ok: false,
      failure: 'malformed',
    })
  })
})
