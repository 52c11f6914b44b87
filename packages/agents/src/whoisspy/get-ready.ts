import { setTimeout as pause } from 'node:timers/promises'
import type { Stage } from '@wis/protocol'
import type { Judged } from '../adapters/judge-answer.ts'
import type { Readiness } from '../agent.ts'

export interface GetReady {
  /** Any call, this one included, wakes an agent that sleeps. */
  checkHealth(signal: AbortSignal): Promise<Judged<unknown>>
  /** The host's report on the agent. Without a report nobody knows whether waiting helps, so there is no wait. */
  readonly stage?: (signal: AbortSignal) => Promise<Stage>
  readonly pollMs: number
  /** How long an agent may be out of reach if its host does not report it as asleep or starting. */
  readonly reachMs: number
}

/**
 * Waits for an agent that is starting, for as long as the signal allows. An agent that should be up but cannot be
 * reached gets only a short wait.
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
