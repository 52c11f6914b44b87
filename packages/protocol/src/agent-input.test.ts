import { describe, expect, it } from 'vitest'
import { agentChanges, newAgent, newAgentCall } from './agent-input.ts'

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

  it('may be sent by a program under either name for its languages, and not without one', () => {
    const { languages, ...rest } = agent
    expect(newAgentCall.parse({ ...rest, language: languages })).toEqual(newAgentCall.parse(agent))
    expect(newAgentCall.safeParse(rest).error?.issues).toMatchObject([{ path: ['languages'] }])
    expect(newAgentCall.safeParse({ ...agent, colour: 'red' }).success).toBe(false)
  })
})

it('changes contain the changed fields, and nothing else', () => {
  expect(agentChanges.safeParse({ limits: { dollarsPerDay: null, tokensPerDay: 5000 } }).success).toBe(true)
  expect(agentChanges.safeParse({ connector }).success).toBe(false)
  expect(agentChanges.safeParse({ ownerId: 'me' }).success).toBe(false)
  expect(agentChanges.safeParse({ limits: { concurrency: 100 } }).success).toBe(false)
})
