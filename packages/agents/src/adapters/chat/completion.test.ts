import { describe, expect, it } from 'vitest'
import { readCompletion } from './completion.ts'

const completion = (message: unknown, rest: object = {}) =>
  readCompletion({ choices: [{ index: 0, message, finish_reason: 'stop' }], ...rest })

describe('the text of a completion is', () => {
  it.each([
    ['its content', { content: 'Hot.' }],
    [
      'its parts, put together',
      {
        content: [
          { type: 'text', text: 'Ho' },
          { type: 'text', text: 't.' },
        ],
      },
    ],
    ['parts that are bare texts', { content: ['Ho', 't.'] }],
    ['its refusal', { content: null, refusal: 'Hot.' }],
    [
      'the arguments of a tool',
      { content: null, tool_calls: [{ function: { name: 'speak', arguments: 'Hot.' } }] },
    ],
    [
      'content before a tool',
      { content: 'Hot.', tool_calls: [{ function: { name: 'x', arguments: '{}' } }] },
    ],
    [
      'content with odd fields beside it',
      { content: 'Hot.', reasoning_content: 7, tool_calls: 'none', refusal: {} },
    ],
  ])('%s', (_, message) => expect(completion(message)?.text).toBe('Hot.'))

  it('that of the old kind of completion', () => {
    expect(readCompletion({ choices: [{ text: 'Hot.' }] })?.text).toBe('Hot.')
  })

  it('arguments that are an object, as JSON', () => {
    expect(completion({ tool_calls: [{ function: { arguments: { vote: 'Player 3' } } }] })?.text).toBe(
      '{"vote":"Player 3"}',
    )
  })

  it.each([
    ...[{}, { content: null }, { content: '' }, { content: [] }, { content: [{ type: 'image_url' }] }],
    ...['{}', ' {} ', 'null', '', {}, []].map((given) => ({
      tool_calls: [{ function: { arguments: given } }],
    })),
  ])('empty for %j', (message) => expect(completion(message)?.text).toBe(''))
})

describe('thoughts come from', () => {
  it.each([
    ['reasoning_content', { content: 'Hot.', reasoning_content: 'Tea.' }],
    ['reasoning', { content: 'Hot.', reasoning: 'Tea.' }],
    [
      'parts',
      {
        content: [
          { type: 'thinking', thinking: [{ type: 'text', text: 'Tea.' }] },
          { type: 'text', text: 'Hot.' },
        ],
      },
    ],
  ])('%s', (_, message) => expect(completion(message)).toMatchObject({ text: 'Hot.', thoughts: 'Tea.' }))
})

describe('usage', () => {
  it.each([
    [
      { prompt_tokens: 5, completion_tokens: 3 },
      { inputTokens: 5, outputTokens: 3 },
    ],
    [
      { input_tokens: 5, output_tokens: 3 },
      { inputTokens: 5, outputTokens: 3 },
    ],
    [{ prompt_tokens: 5 }, undefined],
    [{ prompt_tokens: -5, completion_tokens: 'three' }, undefined],
    [null, undefined],
    ['much', undefined],
  ])('%j is read as %j', (usage, read) =>
    expect(completion({ content: 'Hot.' }, { usage })?.usage).toEqual(read),
  )
})

describe('no completion is', () => {
  it.each([
    undefined,
    null,
    'Hot.',
    [],
    {},
    { choices: [] },
    { choices: 'Hot.' },
    { choices: [{}] },
    { choices: [{ message: 'Hot.' }] },
    { choices: [{ message: { content: 5 } }] },
  ])('%j', (data) => expect(readCompletion(data)).toBeUndefined())
})
