import { setTimeout as pause } from 'node:timers/promises'
import type { Stage } from '@wis/protocol'
import type { Readiness } from '../../agent.ts'
import type { Judged } from '../judge-answer.ts'

export interface GetReady {
  /** Also wakes an agent that sleeps: any call does. */
  checkHealth(signal: AbortSignal): Promise<Judged<unknown>>
  /** Without it nobody knows whether waiting is of any use, so there is none. */
  readonly stage?: (signal: AbortSignal) => Promise<Stage>
  readonly pollMs: number
  /** How long one may be out of reach whose host does not say that it is asleep or on its way up. */
  readonly reachMs: number
}

/**
 * Waits for an agent that is on its way up, as long as the signal lets it; one that should be up and cannot be reached
 * keeps nobody waiting for long.
 */
export async function getReady(
  { checkHealth, stage, pollMs, reachMs }: GetReady,
  signal: AbortSignal,
): Promise<Readiness> {
  let until = performance.now() + reachMs
  for (let wasDown = false; ;) {
    const health = await checkHealth(signal)
    if (health.ok) return { ready: true }
    const { verdict, detail, failure } = health
    const now = await stage?.(signal)
    if (now === 'paused' || now === 'broken')
      return { ready: false, verdict: 'asleep', detail: `its host says: ${now}` }
    const isDown = now === 'asleep' || now === 'waking'
    if (isDown) until = performance.now() + reachMs
    wasDown ||= isDown
    const mayComeUp = wasDown || (now !== undefined && failure === 'unreachable')
    if (!mayComeUp || performance.now() >= until) return { ready: false, verdict, detail }
    const waited = await pause(pollMs, true, { signal }).catch(() => false)
    if (!waited) return { ready: false, verdict: 'asleep', detail: `not up in time: ${detail}` }
  }
}
