import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectFailure, inTime } from '../testing/contract.ts'
import { requestFor } from '../testing/spy-entries.ts'
import { createOutboundAgent } from './outbound.ts'
import type { AgentLine, LineAnswer } from './outbound.ts'

const never = new AbortController().signal

function lineThat(answer: () => Promise<LineAnswer> | LineAnswer, isUp = true): AgentLine {
  return { ask: async () => answer(), isUp: async () => isUp }
}

const saying = (text: string) => createOutboundAgent(lineThat(() => ({ kind: 'answered', text })))

describe('the outbound connector', () => {
  it.each(['speech', 'vote'] as const)('hands on a %s as it was given', async (kind) => {
    const answer = { [kind]: 'Player 3', reasoning: 'So.', beliefs: { 'Player 3': 2 } }
    expect(await saying(JSON.stringify(answer)).reply(requestFor(kind), never)).toMatchObject({
      ok: true,
      text: 'Player 3',
      reasoning: 'So.',
      beliefs: { 'Player 3': 1 },
    })
  })

  it('sends the same request as to a webhook', async () => {
    const sent: string[] = []
    const line: AgentLine = {
      ask: async ({ body }) => (sent.push(body), { kind: 'late' }),
      isUp: async () => true,
    }
    const request = requestFor('speech')
    await createOutboundAgent(line).reply(request, never)
    expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([request])
  })

  it.each([
    ['is connected', true, { ready: true }],
    ['is not', false, { ready: false, verdict: 'asleep' }],
  ])('finds an agent ready or not as it %s', async (_, isUp, readiness) => {
    expect(await createOutboundAgent(lineThat(() => ({ kind: 'late' }), isUp)).prepare(never)).toMatchObject(
      readiness,
    )
  })

  it.each([
    ['asleep where nobody is there', { kind: 'away' }, { failure: 'unreachable', verdict: 'asleep' }],
    ['the agent’s where it is late', { kind: 'late' }, { failure: 'timeout', verdict: 'agent' }],
  ] as const)('calls a turn %s', async (_, answer, fault) => {
    const reply = await createOutboundAgent(lineThat(() => answer)).reply(inTime(150), never)
    expectFailure(reply)
    expect(reply).toMatchObject({ ...fault, attempts: { length: 1 } })
  })

  it.each(['', 'null', '7', '[]', '{}', '{"speech":["x"]}', '{"vote":"Player 3"}', '['.repeat(30_000)])(
    'turns an answer such as %.20s into a failure',
    async (text) => expectFailure(await saying(text).reply(requestFor('speech'), never)),
  )

  it('gives a result for any answer', async () => {
    const said = fc.string({ unit: 'binary' }).map((speech) => JSON.stringify({ speech }))
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string({ unit: 'binary' }), said), async (text) => {
        const reply = await saying(text).reply(requestFor('speech'), never)
        if (reply.ok) expect(typeof reply.text).toBe('string')
        else expectFailure(reply)
      }),
    )
  })

  it('takes the blame if it cannot bring the turn to the agent, and does not throw', async () => {
    const broken = { ask: () => Promise.reject(new Error('x')), isUp: () => Promise.reject(new Error('x')) }
    const agent = createOutboundAgent(broken)
    expect(await agent.reply(requestFor('speech'), never)).toMatchObject({ ok: false, verdict: 'platform' })
    expect(await agent.prepare(never)).toMatchObject({ ready: false, verdict: 'platform' })
  })
})
