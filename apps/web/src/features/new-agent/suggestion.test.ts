import { advised, isOnHub, knownFromText, recognise } from '@wis/protocol'
import type { LookUp } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { nameFrom, suggestion } from './suggestion.ts'

/** What is suggested for a text of which the Hub says this. */
function suggested(text: string, said: LookUp = advised('unreachable', 'try-again-later')) {
  const recognised = recognise(text)
  return suggestion({ recognised, lookUp: isOnHub(recognised) ? said : knownFromText(recognised) }, undefined)
}

const model = { kind: 'model', id: 'org/chat', private: false, gated: false, providers: ['groq'] } as const

describe('what is suggested', () => {
  it.each([
    ['https://huggingface.co/spaces/owner/fox', 'hf-space'],
    ['https://huggingface.co/org/chat', 'hf-model'],
    ['https://abc.eu-west-1.aws.endpoints.huggingface.cloud', 'hf-endpoint'],
    ['https://api.example/v1', 'openai'],
    ['https://api.example/turn', 'webhook'],
    ['https://huggingface.co/datasets/owner/data', undefined],
  ])('for %s is %s', (text, kind) => {
    expect(suggested(text)?.kind).toBe(kind)
  })

  it('for a bare name is what the Hub says that it is, and the other may be chosen', () => {
    expect(suggested('org/chat', { outcome: 'found', thing: model })).toMatchObject({
      ...{ kind: 'hf-model', others: ['hf-space'], providers: ['groq'] },
      kept: { model: ['org/chat'], name: ['Chat'] },
    })
  })

  it('for an address is the address, whichever kind is chosen', () => {
    const url = ['https://api.example/v1']
    expect(suggested('https://api.example/v1')).toMatchObject({
      ...{ others: ['webhook', 'hf-endpoint'] },
      kept: { url, baseUrl: url, webhookUrl: url },
    })
  })
})

it('a name is made of that of a repository', () => {
  expect(nameFrom('owner/my-clever_fox')).toBe('My clever fox')
  expect(nameFrom(`owner/${'x'.repeat(90)}`)).toHaveLength(40)
})
