import { setTimeout as wait } from 'node:timers/promises'

/** Checks repeatedly until the value is there; throws if it does not come. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined | false>,
  withinMs = 40_000,
): Promise<T> {
  for (const end = Date.now() + withinMs; Date.now() < end; await wait(50)) {
    const found = await look().catch(() => undefined)
    if (found !== undefined && found !== false) return found
  }
  throw new Error(`${what} did not come within ${withinMs} ms`)
}
