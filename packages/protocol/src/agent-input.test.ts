import { describe, expect, it } from 'vitest'
import { agentChanges, newAgent } from './agent-input.ts'

const connector = { kind: 'hf-space', space: 'owner/name' }
const agent = { name: 'Old Fox', languages: ['en'], connector }

describe('a new agent', () => {
  it('needs no more than a name, languages and a connector', () => {
    expect(newAgent.parse({ ...agent, languages: ['zh', 'en', 'zh'] })).toMatchObject({
      description: '',
      languages: ['en', 'zh'],
    })
  })

  it.each(['', '   ', '…!', 'a\u202eb', 'a\nb', 'a\u0000b', 'a\u2066b', 'x'.repeat(41)])(
    'cannot be called %j',
    (name) => {
      expect(newAgent.safeParse({ ...agent, name }).success).toBe(false)
    },
  )

  it.each(['卧底一号', 'Fox 🦊', 'Ünï', 'נחש'])('can be called %s', (name) => {
    expect(newAgent.safeParse({ ...agent, name }).success).toBe(true)
  })

  it('plays a language', () => {
    expect(newAgent.safeParse({ ...agent, languages: [] }).success).toBe(false)
    expect(newAgent.safeParse({ ...agent, languages: ['fr'] }).success).toBe(false)
  })
})

it('changes name what changes, and nothing else', () => {
  expect(agentChanges.safeParse({ limits: { dollarsPerDay: null, tokensPerDay: 5000 } }).success).toBe(true)
  expect(agentChanges.safeParse({ connector }).success).toBe(false)
  expect(agentChanges.safeParse({ ownerId: 'me' }).success).toBe(false)
  expect(agentChanges.safeParse({ limits: { concurrency: 100 } }).success).toBe(false)
})
