import type { FetchOutcome, GuardedFetch, OutgoingCall } from './fetch-outcome.ts'

const refusedWith = [401, 403]
/** With less time than this, hardly any server answers. */
const usefulMs = 1_000

/**
 * While an owner replaces a key, the server may still know only the earlier one. A call that it refuses is made once
 * more, as `earlier` makes it.
 */
export function withEarlierKey(
  fetch: GuardedFetch,
  earlier: (call: OutgoingCall) => OutgoingCall | undefined,
): GuardedFetch {
  return async (call) => {
    const refused = await fetch(call)
    const again = isRefused(refused) ? earlier(call) : undefined
    const timeoutMs = Math.floor(call.timeoutMs - refused.attempt.latencyMs)
    if (!again || timeoutMs < usefulMs) return refused
    const outcome = await fetch({ ...again, timeoutMs })
    if (!outcome.ok || isRefused(outcome)) return refused
    const error = `the newest key was refused with ${refused.attempt.status}; the earlier one was accepted`
    return { ...outcome, attempt: { ...outcome.attempt, error } }
  }
}

const isRefused = (outcome: FetchOutcome) => outcome.ok && refusedWith.includes(outcome.status)

/** The same call with the earlier key, if it carries this one as a bearer token or alone in a header. */
export function bearerInstead(current: string, earlier: string) {
  const [now, before] = [current.trim(), earlier.trim()]
  const instead = new Map([
    [`Bearer ${now}`, `Bearer ${before}`],
    [now, before],
  ])
  return (call: OutgoingCall): OutgoingCall | undefined => {
    const headers = Object.entries(call.headers ?? {})
    const at = headers.findIndex(([, value]) => instead.has(value))
    const [name = '', value = ''] = headers[at] ?? []
    const other = instead.get(value)
    return other === undefined ? undefined : { ...call, headers: { ...call.headers, [name]: other } }
  }
}
