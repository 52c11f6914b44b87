import type { Attempt } from '../../agent.ts'

/** How long a server asks to be left alone, counted from its answer. Undefined if the server does not say. */
export function retryAfterMs(header: string | undefined, attempt: Attempt): number | undefined {
  const value = header?.trim() ?? ''
  if (/^\d{1,9}(\.\d{1,3})?$/.test(value)) return Math.ceil(Number(value) * 1_000)
  const until = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(until)
    ? undefined
    : Math.max(0, until - Date.parse(attempt.startedAt) - attempt.latencyMs)
}
