import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { AtTable } from '@wis/db/matches'
import { rulesets } from '@wis/games/who-is-spy'

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

/** A table whose game knows everything about it from its log. */
export const usualTable: AtTable = { ruleset: rulesets['wis-2024'], language: 'en', aliases: [] }

/** Takes a server away, connections and all, and brings it back to its place. */
export const comingAndGoing = (server: Server, port: number) => ({
  leave: async (): Promise<void> => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  },
  comeBack: async (): Promise<void> => {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  },
})
