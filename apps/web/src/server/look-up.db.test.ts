import { createVault } from '@wis/db'
import type { Database } from '@wis/db'
import { answerLookUp, claimLookUps } from '@wis/db/agents'
import type { LookUp } from '@wis/protocol'
import { describe, expect, it, vi } from 'vitest'
import { apiRig, jsonOf, vaultKey } from '../testing/api-rig.ts'

const space: LookUp = {
  outcome: 'sleeping',
  thing: {
    kind: 'space',
    id: 'owner/fox',
    host: 'https://owner-fox.hf.space',
    private: true,
    stage: 'asleep',
  },
  advice: { code: 'wait-until-awake', params: { id: 'owner/fox' } },
}

/** Does once the work that a runner does all the time, and returns the token that it was given. */
async function answerOnce(db: Database, answer: LookUp): Promise<string | undefined> {
  const claim = async () => {
    const claimed = await claimLookUps(db, createVault(vaultKey), 1)
    return claimed.length > 0 && claimed
  }
  const [question] = await vi.waitUntil(claim, { timeout: 30_000 })
  if (!question) throw new Error('nothing was asked')
  await answerLookUp(db, question.id, answer)
  return question.token
}

describe('POST /agents/recognise', () => {
  it('returns the runner’s findings about a Space, and passes on the given token', async () => {
    const api = await apiRig()
    const { session: as } = await api.user()
    const body = { text: 'https://huggingface.co/spaces/owner/fox/tree/main', token: 'hf_right' }
    const [answer, token] = await Promise.all([
      api.call('POST /agents/recognise', { as, body }),
      answerOnce(api.db, space),
    ])
    expect(token).toBe('hf_right')
    expect(await jsonOf('POST /agents/recognise', answer)).toEqual({
      recognised: { kind: 'space', id: 'owner/fox' },
      lookUp: space,
    })
  })

  it.each([
    ['https://api.example/v1', { outcome: 'found', thing: { kind: 'url', url: 'https://api.example/v1' } }],
    ['huggingface.co/datasets/a/b', { outcome: 'wrong-kind', advice: { code: 'paste-space-or-model' } }],
    ['how do I do this', { outcome: 'wrong-kind', advice: { params: { what: 'nothing' } } }],
  ])('asks no runner about “%s”', async (text, lookUp) => {
    const api = await apiRig()
    const { session: as } = await api.user()
    const answer = await api.call('POST /agents/recognise', { as, body: { text } })
    expect(await jsonOf('POST /agents/recognise', answer)).toMatchObject({ lookUp })
    expect(await api.db.prisma.lookUp.count()).toBe(0)
  })
})
