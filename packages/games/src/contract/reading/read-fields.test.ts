import { describe, expect, it } from 'vitest'
import type { Field } from '../field.ts'
import { readFields } from './read-fields.ts'

const label = { en: 'Label', zh: '名称' } as const
const choices = ['fold', 'raise'].map((value) => ({ value, label: { en: value, zh: value } }))
const action: Field = { kind: 'choice', name: 'action', label, choices }
const bid: Field = { kind: 'number', name: 'bid', label, least: 0, most: 500 }
const shares: Field = { kind: 'list', name: 'shares', label, length: 3, least: 0, most: 100 }
const say: Field = { kind: 'text', name: 'say', label, limit: 100 }

const read = (fields: readonly Field[], text: string) => {
  const filled = readFields(fields, text)
  return filled.ok ? filled.values : filled.reason
}

describe('an answer with several fields', () => {
  const both = { say: 'So be it.', shares: [50, 30, 20] }
  const json = JSON.stringify(both)
  it.each([
    ['as JSON', json],
    ['as fenced JSON', `I think:\n\`\`\`json\n${json}\n\`\`\``],
    ['within another object', JSON.stringify({ response: { answer: both } })],
    ['as the call of a tool', JSON.stringify({ name: 'act', arguments: both })],
    [
      'as the call of a tool with a text of JSON',
      JSON.stringify({ function: { name: 'a', arguments: json } }),
    ],
    ['as a list of calls', JSON.stringify({ tool_calls: [{ function: { arguments: json } }] })],
    ['line by line', 'say: So be it.\nshares: 50, 30, 20'],
  ])('is read %s', (_, text) => expect(read([say, shares], text)).toEqual(both))
})

describe('an answer with one field', () => {
  it.each([
    ['by its name', '{"action":"raise"}'],
    ['by the name of any answer', '{"move":"raise"}'],
    ['as the call of a tool', '{"name":"play","arguments":"{\\"action\\":\\"raise\\"}"}'],
    ['in the last of several objects', '{"action":"fold"}? No. {"action":"raise"}'],
    ['in JSON that was cut off', '{"action": "raise"'],
    ['in JSON that was cut off later', '{"note": "Not fold.", "action": "raise", "why": "To fold is'],
    ['behind a mark', 'To fold is weak.\nAction: raise\nGood luck!'],
    ['behind a mark in Chinese', '先想一想 fold。\n行动：raise'],
    ['in a box', 'Not to fold, so:\n\\boxed{raise}'],
    ['in the last line', 'I could fold.\nI raise.'],
  ])('is read %s', (_, text) => expect(read([action], text)).toEqual({ action: 'raise' }))

  it('of its own name comes before one of any name', () => {
    expect(read([bid], '{"answer":"7 or 8","details":{"bid":350}}')).toEqual({ bid: 350 })
  })
})

describe('an answer that lies too deep', () => {
  const nested = (open: string, close: string, times: number) =>
    `{"action":${open.repeat(times)}"raise"${close.repeat(times)}}`
  it.each([
    ['lists', nested('[', ']', 8_000)],
    ['objects', nested('{"a":', '}', 3_000)],
  ])('in %s is not found, and breaks nothing', (_, text) => {
    expect(read([bid], text)).toBe('unreadable')
    expect(read([shares], text)).toBe('unreadable')
    expect(() => readFields([action], text)).not.toThrow()
  })
})
