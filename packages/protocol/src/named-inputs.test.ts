import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { agentChanges, newAgent } from './agent-input.ts'
import { newToken, signUp } from './api/account-page.ts'
import { newSeason, seasonChanges } from './season/season-input.ts'
import { newSeasonRequest } from './season/season-request.ts'

const agent = { languages: ['en'], description: '', connector: { kind: 'outbound' } }
const request = { text: 'For the students of our course.', languages: ['en'], agents: 8 }

/** What every form and every call reads a name with. */
const inputs: readonly [string, z.ZodType, (name: string) => unknown][] = [
  ['a new agent', newAgent, (name) => ({ ...agent, name })],
  ['a renamed agent', agentChanges, (name) => ({ name })],
  ['a new account', signUp, (name) => ({ name, email: 'a@example.org', password: 'long enough' })],
  ['a new token', newToken, (name) => ({ name, scopes: ['read'], days: 30 })],
  ['a new season', newSeason, (name) => ({ name, languages: ['en'], ruleset: 'wis-2024' })],
  ['a renamed season', seasonChanges, (name) => ({ name })],
  ['a request for a season', newSeasonRequest, (title) => ({ ...request, title })],
]

describe.each(inputs)('the name of %s', (_, schema, of) => {
  it('is tidied', () => {
    const read = schema.parse(of(' Jose\u0301\u3000Old Fox '))
    expect(Object.values(read as object)).toContain('José Old Fox')
  })

  it.each([
    'Old Fo\u200bx Fox',
    'Old F\u202eox Fox',
    '\u2066Old Fox Fox',
    '…!…!…!…!…!…!',
    'Old Fox\nFox Fox',
  ])('is not %j', (name) => {
    const { error } = schema.safeParse(of(name))
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([expect.stringMatching(/^(name|title)$/)])
  })
})
