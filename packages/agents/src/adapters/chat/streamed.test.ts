import { describe, expect, it } from 'vitest'
import { completionOfStream } from './ask-once.ts'
import { readCompletion } from './completion.ts'

const saying = (delta: object, finish: string | null = null) => ({
  choices: [{ index: 0, delta, finish_reason: finish }],
})
const stream = (chunks: readonly unknown[], end = 'data: [DONE]\n\n') =>
  `: hello\n\n${chunks.map((chunk) => `event: x\ndata: ${JSON.stringify(chunk)}\n\n`).join('')}${end}`
const read = (body: string) => readCompletion(completionOfStream(body))

describe('a completion that comes as a stream', () => {
  it('is put together: its text, its thoughts, its usage and why it ended', () => {
    const body = stream([
      saying({ role: 'assistant', content: '' }),
      saying({ reasoning_content: 'Te' }),
      saying({ reasoning_content: 'a.' }),
      saying({ content: 'Ho' }),
      saying({ content: 't.' }),
      saying({}, 'stop'),
      { choices: [], usage: { prompt_tokens: 3, completion_tokens: 2 } },
    ])
    const whole = {
      text: 'Hot.',
      thoughts: 'Tea.',
      finish: 'stop',
      usage: { inputTokens: 3, outputTokens: 2 },
    }
    expect(read(body)).toEqual(whole)
    expect(read(body.replaceAll('\n', '\r\n').replaceAll('data: ', 'data:'))).toEqual(whole)
  })

  it('is that of the first choice', () => {
    const other = { choices: [{ index: 1, delta: { content: 'Cold.' }, finish_reason: null }] }
    expect(read(stream([saying({ content: 'Hot.' }), other]))?.text).toBe('Hot.')
  })

  it('may call a tool', () => {
    const calling = (given: string) => saying({ tool_calls: [{ index: 0, function: { arguments: given } }] })
    expect(read(stream([calling('{"speech":'), calling('"Hot."}')]))?.text).toBe('{"speech":"Hot."}')
  })

  it.each([
    [
      'with its reason, though nobody says that it is done',
      stream([saying({ content: 'Hot.' }, 'stop')], ''),
    ],
    ['as done, without a reason', stream([saying({ content: 'Hot.' })])],
  ])('ends %s', (_, body) => expect(read(body)?.text).toBe('Hot.'))

  it.each([
    ['breaks off', stream([saying({ content: 'Hot' })], '')],
    ['breaks off in the middle of a piece', stream([saying({ content: 'Hot' })], 'data: {"choices"')],
    ['says nothing but that it is done', stream([])],
    ['is none', '{"choices":[{"mess'],
    ['is a web page', '<html>data: {"choices":[]}</html>'],
  ])('is none if it %s', (_, body) => expect(completionOfStream(body)).toBeUndefined())

  it('may turn out to be an error', () => {
    const error = { error: { message: 'Overloaded', code: 529 } }
    expect(completionOfStream(stream([saying({ content: 'Hot' }), error]))).toMatchObject(error)
  })
})
