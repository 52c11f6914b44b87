import type { Clock } from '@wis/agents'

/** Time that stands still until the check waits for an agent that never answers. Then it runs out at once. */
export function patientClock(): Clock & { pass(ms: number): void } {
  let now = Date.parse('2030-01-01T00:00:00.000Z')
  return {
    now: () => new Date(now),
    pass: (ms) => {
      now += ms
    },
    pause: (_, signal) =>
      new Promise((resolve) => {
        signal?.addEventListener('abort', () => resolve(), { once: true })
        setImmediate(() => setImmediate(() => setImmediate(() => setImmediate(resolve))))
      }),
  }
}
