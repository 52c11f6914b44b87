import type { Stage } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { fault } from '../adapters/judge-answer.ts'
import type { Judged } from '../adapters/judge-answer.ts'
import { getReady } from './endpoint.ts'

const up: Judged<unknown> = { ok: true, value: null }
const down = fault('unreachable', 'asleep', 'answered 503')
const page = fault('malformed', 'agent', 'answered something other than JSON')
const never = new AbortController().signal

/** An agent whose health check and host give these answers in turn. The last answer repeats for ever. */
function agent(health: readonly Judged<unknown>[], stages?: readonly Stage[], reachMs = 10_000) {
  const said = { health: 0, stage: 0 }
  const checkHealth = () => Promise.resolve(health[said.health++] ?? health.at(-1) ?? up)
  const stage = () => Promise.resolve(stages?.[said.stage++] ?? stages?.at(-1) ?? 'unknown')
  return { said, checkHealth, pollMs: 1, reachMs, ...(stages && { stage }) }
}

describe('before the deal', () => {
  it('an agent that is up is ready, and its host is not asked', async () => {
    const healthy = agent([up], ['up'])
    expect(await getReady(healthy, never)).toEqual({ ready: true })
    expect(healthy.said).toEqual({ health: 1, stage: 0 })
  })

  it('a sleeping one is woken by the call and waited for', async () => {
    const sleeper = agent([page, page, down, page, up], ['asleep', 'waking', 'up'])
    expect(await getReady(sleeper, never)).toEqual({ ready: true })
    expect(sleeper.said.health).toBe(5)
  })

  it('one whose machine is up is waited for until it listens', async () => {
    expect(await getReady(agent([down, down, up], ['up']), never)).toEqual({ ready: true })
  })

  it.each(['paused', 'broken'] as const)('one that is %s is not waited for', async (stage) => {
    expect(await getReady(agent([down], [stage]), never)).toMatchObject({ ready: false, verdict: 'asleep' })
  })

  it('one that is up and answers badly is not waited for', async () => {
    expect(await getReady(agent([page], ['up']), never)).toMatchObject({ ready: false, verdict: 'agent' })
  })

  it('one without a host that could say anything is not waited for', async () => {
    const stranger = agent([down])
    expect(await getReady(stranger, never)).toEqual({
      ready: false,
      verdict: 'asleep',
      detail: 'answered 503',
    })
    expect(stranger.said.health).toBe(1)
  })

  it.each(['up', 'unknown'] as const)(
    'one that is %s and out of reach causes no long wait',
    async (stage) => {
      expect(await getReady(agent([down], [stage], 5), never)).toMatchObject({
        ready: false,
        detail: 'answered 503',
      })
    },
  )

  it('one that is being built is waited for as long as that takes', async () => {
    const builder = agent([...Array<Judged<unknown>>(20).fill(down), up], ['waking'], 5)
    expect(await getReady(builder, never)).toEqual({ ready: true })
  })

  it('one that does not wake is given up at the deadline', async () => {
    const readiness = await getReady(agent([down], ['asleep']), AbortSignal.timeout(20))
    expect(readiness).toMatchObject({
      ready: false,
      verdict: 'asleep',
      detail: 'not up in time: answered 503',
    })
  })
})
