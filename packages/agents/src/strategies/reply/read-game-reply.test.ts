import { kits, readFields } from '@wis/games'
import type { Field } from '@wis/games'
import { answerSchemaOf, findStrategy, plainStrategy } from '@wis/protocol'
import type { GameRequest } from '@wis/protocol'
import { gameRequests } from '@wis/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveFrom } from './read-game-reply.ts'

const kit = kits.find(({ id }) => id === 'holdem') ?? expect.fail('there is no holdem')
const requestWithFields = (fields: readonly Field[]): GameRequest => {
  const [request] = gameRequests(kit, {
    ruleset: kit.setup.presets[1] ?? kit.setup.presets[0],
    language: 'en',
  })
  return { ...(request ?? expect.fail('nobody is asked')), fields: answerSchemaOf(fields, 'en') }
}

const label = { en: 'Label', zh: '名称' } as const
const choices = ['fold', 'raise'].map((value) => ({ value, label: { en: value, zh: value } }))
const action: Field[] = [{ kind: 'choice', name: 'action', label, choices }]
const line: Field[] = [{ kind: 'text', name: 'line', label, limit: 20 }]
const offer: Field[] = [
  { kind: 'text', name: 'say', label, limit: 100 },
  { kind: 'number', name: 'bid', label, least: 0, most: 500 },
]

const acting = requestWithFields(action)
const talking = requestWithFields(line)
const offering = requestWithFields(offer)
const read = (text: string, request: GameRequest, thoughts?: string) =>
  moveFrom(plainStrategy, { text, ...(thoughts !== undefined && { thoughts }) }, request)

const raises: readonly string[] = [
  '{"action":"raise"}',
  '{"action":"raise","reasoning":"To fold is weak."}',
  '```json\n{"action": "raise"}\n```',
  'I could fold, but I will not.\n```\n{\n  "action": "Raise"\n}\n```\nGood luck!',
  '{"action":"fold"}? No.\n{"action":"raise"}',
  '<think>{"action":"fold"} or not?</think>{"action":"raise"}',
  'fold is weak</think>\n**Action:** raise',
  'To fold is weak.\nAction: raise',
  '## Answer: raise',
  'raise',
  '**raise**',
  '先弃牌？不。\n行动：raise',
  '{"name":"act","arguments":{"action":"raise"}}',
  '{"name":"act","arguments":"{\\"action\\":\\"raise\\"}"}',
  '{"answer":"raise"}',
  '{"action": "raise", "note": "I could fold',
]

describe('a reply of a model', () => {
  it.each(raises)('means a raise: %j', (reply) => {
    expect(readFields(action, read(reply, acting).text)).toMatchObject({ values: { action: 'raise' } })
  })

  it.each([
    ['{"action":"fold"} or {"action":"raise"}', '{"action":"fold"}\n{"action":"raise"}'],
    ['{"action":"fold","decision":"raise"}', '{"action":"fold","decision":"raise"}'],
    ['{"action":"fold","decision":"fold"}', '{"action":"fold"}'],
    ['<think>{"action":"fold"} {"action":"raise"}', '{"action":"raise"}'],
  ])('with two answers leaves to the rules which is meant: %j', (reply, text) => {
    expect(read(reply, acting).text).toBe(text)
  })

  it('is handed on as its fields alone', () => {
    const reply = '{"reasoning":"So.","say":"Hi {all}","bid":7,"mood":"good"}'
    expect(read(reply, offering)).toEqual({ text: '{"say":"Hi {all}","bid":7}', reasoning: 'So.' })
  })

  it.each(['{"action":"offer","hats":2}', '{"say":"Hi.","bid":900,"mood":"good"}'])(
    'that is not of the right form is handed on as it was sent: %s',
    (reply) => {
      expect(read(`Well.\n${reply}`, reply.includes('bid') ? offering : acting).text).toBe(reply)
    },
  )

  it.each([
    ["{'say': 'I don\\'t know.', 'bid': 7}", { say: "I don't know.", bid: 7 }],
    ["{'say': 'I don't know.', 'bid': 7}", { say: "I don't know.", bid: 7 }],
    ['{"say": "Fine.", "bid": "7",}', { say: 'Fine.', bid: 7 }],
    ["```python\n{'say': '好的。', 'bid': 7, 'sure': True}\n```", { say: '好的。', bid: 7 }],
    ['Well.\n{"bid": 7, "say": "I am cut o', { say: 'I am cut o', bid: 7 }],
    ['{"bid": 7, "say": "Fine.", "more": ["a", {"b": ', { say: 'Fine.', bid: 7 }],
  ])('is understood although it is not quite JSON: %s', (reply, values) => {
    expect(readFields(offer, read(reply, offering).text)).toMatchObject({ values })
    expect(read(reply, offering).text.startsWith('{"')).toBe(true)
  })

  it('speaks without its braces and quotes, although they are not quite JSON', () => {
    expect(readFields(line, read("{'line': 'Trust me.'}", talking).text)).toMatchObject({
      values: { line: 'Trust me.' },
    })
  })

  it.each([
    '{"plan": {"first": "tru',
    '{"pl',
    "```json\n{'plan': 'I lie', 'why': 'They",
    '{"plan": "I lie."}',
    '{}',
  ])('is not said aloud if it is an object without its line: %s', (reply) =>
    expect(read(reply, talking).text).toBe(''),
  )

  it('may call its only line by another name', () => {
    expect(readFields(line, read('{"text": "Trust me.", "plan": "I lie', talking).text)).toMatchObject({
      ok: true,
    })
    expect(readFields(line, read('{"reply": "Trust me."}', talking).text)).toMatchObject({
      values: { line: 'Trust me.' },
    })
  })

  it('that is empty or only thought aloud is no move', () => {
    for (const reply of ['', '  ', '<think>To fold or to raise?', '<think>raise</think>'])
      expect(read(reply, acting).text).toBe('')
  })

  it('that ends in its thoughts counts if a whole answer stands there', () => {
    expect(read('', acting, 'Well.\n{"action":"raise"}').text).toBe('{"action":"raise"}')
  })
})

describe('the reasons of a model', () => {
  it.each([
    ['its thoughts', '<think>Well.</think>{"action":"raise"}', 'Well.'],
    ['what it gives as reasons', '{"reasoning":"So.","action":"raise"}', 'So.'],
    ['what stands before its answer', '1. Strong.\n2. Raise!\n\n{"action":"raise"}', '1. Strong.\n2. Raise!'],
    ['what stands before its last line', 'Strong hand.\n**Action:** raise', 'Strong hand.'],
    ['nothing, if it only answers', 'raise', undefined],
  ])('are %s', (_, reply, reasoning) => expect(read(reply, acting).reasoning).toBe(reasoning))
})

describe('a line for the table without JSON', () => {
  it.each([
    ['is cleaned', '"Let us **all** cooperate."', 'Let us all cooperate'],
    ['loses a preamble', 'Sure, here is my line:\n\nTrust me.', 'Trust me.'],
  ])('%s', (_, reply, said) => expect(read(reply, talking).text).toBe(said.slice(0, 20)))

  it('is the last line of a model that was to think first, so that nobody hears its thoughts', () => {
    const reply = 'I shall lie.\nThey will believe it.\n\nTrust me.'
    const thinking = findStrategy('reasoning') ?? expect.fail('there is no such strategy')
    expect(moveFrom(thinking, { text: reply }, talking)).toMatchObject({
      text: 'Trust me.',
      reasoning: reply,
    })
  })

  it('may be marked by its name', () => {
    expect(readFields(line, read('Hm.\nLine: Trust me.', talking).text)).toMatchObject({
      values: { line: 'Trust me.' },
    })
  })
})

it('any reply at all is read', { timeout: 60_000 }, () => {
  const replies = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constantFrom(...raises))
  fc.assert(
    fc.property(replies, fc.option(fc.string(), { nil: undefined }), (reply, thoughts) => {
      for (const request of [acting, talking, offering])
        expect(typeof read(reply, request, thoughts).text).toBe('string')
    }),
  )
  const deep = `{"action":${'['.repeat(8_000)}${']'.repeat(8_000)}}`
  expect(readFields(action, read(deep, acting).text)).toMatchObject({ reason: 'unreadable' })
})
