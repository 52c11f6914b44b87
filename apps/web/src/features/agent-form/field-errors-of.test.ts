import { agentLimits, newAgent, newConnector, strategies } from '@wis/protocol'
import type { ConnectorView } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { keptOfConnector } from '../agent-settings/kept-of-agent.ts'
import { fieldErrorsOf } from './field-errors-of.ts'
import { ownersKind } from './owners-kinds.ts'
import { connectorWish, limitsWish } from './wishes.ts'

type Fields = Readonly<Record<string, string>>

function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** The faults of a form, by field. */
function errorsOf(fields: Fields) {
  const connector = connectorWish(formOf(fields))
  const read = newAgent.safeParse({ name: 'Fox', languages: ['en'], connector })
  return fieldErrorsOf(read.error?.issues ?? [], ownersKind(fields['kind']))
}

const model = { kind: 'openai', baseUrl: 'https://api.example/v1', apiModel: 'm', strategy: 'plain' }
const [plain] = strategies
const own = {
  ...model,
  strategy: 'custom',
  strategyName: 'Mine',
  strategyBase: 'plain',
  'prompt.en.system': plain?.texts.en.system ?? '',
  'prompt.en.speech': plain?.texts.en.speech ?? '',
  'prompt.en.vote': plain?.texts.en.vote ?? '',
}

describe('a form without faults', () => {
  it.each<[string, Fields]>([
    ['of a Space', { kind: 'hf-space', space: 'owner/name' }],
    ['of a model', { kind: 'hf-model', model: 'org/m', provider: '', strategy: 'word-guess', token: 'hf_x' }],
    ['of an endpoint', { kind: 'hf-endpoint', url: 'https://e.example', strategy: 'reasoning' }],
    ['of an API', { ...model, temperature: '0.5', extra: '{"seed": 1}' }],
    ['of prompts of one’s own', own],
    [
      'of a webhook',
      { kind: 'webhook', webhookUrl: 'https://a.example', token: 'sixteen letters!'.replace(' ', '-') },
    ],
    ['of one that dials in', { kind: 'outbound' }],
  ])('%s is read', (_, fields) => {
    expect(errorsOf(fields)).toEqual({})
  })
})

describe('a fault is reported at its field', () => {
  it.each<[string, Fields, object]>([
    ['a Space without an owner', { kind: 'hf-space', space: 'name' }, { space: { code: 'space' } }],
    ['no address', { ...model, baseUrl: 'x' }, { baseUrl: { code: 'baseUrl' } }],
    ['no model', { ...model, apiModel: '' }, { apiModel: { code: 'apiModel' } }],
    [
      'a short secret',
      { kind: 'webhook', webhookUrl: 'https://a.example', token: 'short' },
      { token: { code: 'secret' } },
    ],
    ['a number that is none', { ...model, temperature: 'hot' }, { temperature: { code: 'temperature' } }],
    ['a number that is too large', { ...model, maxTokens: '9000' }, { maxTokens: { code: 'maxTokens' } }],
    ['something other than JSON', { ...model, extra: '{' }, { extra: { code: 'extra' } }],
    ['a field that is set elsewhere', { ...model, extra: '{"model": "x"}' }, { extra: { code: 'extra' } }],
    ['a strategy that there is not', { ...model, strategy: 'nonsense' }, { strategy: { code: 'strategy' } }],
    [
      'a prompt that names what there is not',
      { ...own, 'prompt.en.speech': '{{history}} {{wrod}}' },
      { 'prompt.en.speech': { code: 'placeholder-unknown', name: 'wrod' } },
    ],
    [
      'a prompt that leaves something out',
      { ...own, 'prompt.en.vote': '{{history}}' },
      { 'prompt.en.vote': { code: 'placeholder-left-out', name: 'candidates' } },
    ],
    ['a strategy without a name', { ...own, strategyName: ' ' }, { strategyName: { code: 'strategyName' } }],
  ])('%s', (_, fields, errors) => {
    expect(errorsOf(fields)).toEqual(errors)
  })

  it('if there are no prompts at all', () => {
    const empty = { ...own, 'prompt.en.system': '', 'prompt.en.speech': '', 'prompt.en.vote': '' }
    expect(errorsOf(empty)).toEqual({ strategy: { code: 'promptsMissing' } })
  })

  it('if one of two prices is missing', () => {
    const wish = limitsWish(formOf({ inputPrice: '0.5', matchesPerDay: '0' }))
    const read = agentLimits.partial().safeParse(wish)
    expect(fieldErrorsOf(read.error?.issues ?? [])).toEqual({
      matchesPerDay: { code: 'matchesPerDay' },
      outputPrice: { code: 'outputPrice' },
    })
  })
})

it('an empty limit means no limit', () => {
  expect(agentLimits.partial().parse(limitsWish(formOf({ concurrency: '2' })))).toEqual({
    concurrency: 2,
    tokensPerDay: null,
    dollarsPerDay: null,
    prices: null,
  })
})

describe('own words for the calls of a strategy', () => {
  const steps = {
    strategySteps: 'interintent',
    'step.avalon.first-order.en': 'Who is who?',
    'step.avalon.first-order.zh': ' ',
  }

  it('go from the form to what is stored, and back into the form', () => {
    const wish = connectorWish(formOf({ ...own, ...steps }))
    const words = { avalon: { 'first-order': { en: 'Who is who?' } } }
    expect(wish).toMatchObject({ strategy: { custom: { steps: { of: 'interintent', words } } } })
    expect(errorsOf({ ...own, ...steps })).toEqual({})
    const settings = newConnector.parse(wish)
    const kept = keptOfConnector({ ...settings, hasToken: false } as ConnectorView)
    expect(kept).toMatchObject({
      strategySteps: ['interintent'],
      'step.avalon.first-order.en': ['Who is who?'],
      'step.avalon.first-order.zh': [''],
    })
  })

  it('that are too long are told at their field', () => {
    const long = { ...own, ...steps, 'step.avalon.first-order.en': 'w'.repeat(8001) }
    expect(Object.keys(errorsOf(long))).toEqual(['step.avalon.first-order.en'])
  })
})
