import { advised, isOnHub, knownFromText, recognise } from '@wis/protocol'
import type { LookUp } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { nameFrom, suggestion } from './suggestion.ts'

/** The suggestion for a text, given the Hub's answer. */
function suggested(text: string, said: LookUp = advised('unreachable', 'try-again-later')) {
  const recognised = recognise(text)
  return suggestion({ recognised, lookUp: isOnHub(recognised) ? said : knownFromText(recognised) }, undefined)
}

const model = { kind: 'model', id: 'org/chat', private: false, gated: false, providers: ['groq'] } as const

describe('the suggestion', () => {
  it.each([
    ['https://huggingface.co/spaces/owner/fox', 'hf-space'],
    ['https://huggingface.co/org/chat', 'hf-model'],
    ['https://abc.eu-west-1.aws.endpoints.huggingface.cloud', 'hf-endpoint'],
    ['https://api.example/v1', 'openai'],
    ['https://api.example/turn', 'webhook'],
    ['https://api.example/.well-known/agent-card.json', 'a2a'],
    ['https://huggingface.co/datasets/owner/data', undefined],
  ])('for %s is %s', (text, kind) => {
    expect(suggested(text)?.kind).toBe(kind)
  })

  it('for a bare name follows the Hub, and offers the other kind, too', () => {
    expect(suggested('org/chat', { outcome: 'found', thing: model })).toMatchObject({
      kind: 'hf-model',
      others: ['hf-space'],
      providers: ['groq'],
      kept: { model: ['org/chat'], name: ['Chat'] },
    })
  })

  it('for an address keeps the address, whichever kind is chosen', () => {
    const url = ['https://api.example/v1']
    expect(suggested('https://api.example/v1')).toMatchObject({
      others: ['webhook', 'hf-endpoint', 'a2a'],
      kept: { url, baseUrl: url, webhookUrl: url, cardUrl: url },
    })
  })
})

it('the suggested name comes from the name of the repository', () => {
  expect(nameFrom('owner/my-clever_fox')).toBe('My clever fox')
  expect(nameFrom(`owner/${'x'.repeat(90)}`)).toHaveLength(40)
})
