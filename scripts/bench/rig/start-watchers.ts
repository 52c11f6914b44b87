import { fork } from 'node:child_process'
import { sharedClockMs } from './shared-clock.ts'
import type { Reached, WatchersWanted } from './watchers.ts'

/** Resolves once all of them watch and have the first entry, or the last of those that were there before. */
export async function startWatchers({ first = 0, ...wanted }: WatchersWanted & { readonly first?: number }) {
  const loader = './scripts/bench/rig/typescript.mjs'
  const child = fork('scripts/bench/rig/watchers.ts', { execArgv: ['--import', loader] })
  process.once('exit', () => child.kill())
  let awaited = { seq: -1, resolve: (_: Reached) => {} }
  child.on('message', (reached: Reached) => {
    if (reached.seq === awaited.seq) awaited.resolve(reached)
  })
  const reached = (seq: number) => new Promise<Reached>((resolve) => (awaited = { seq, resolve }))
  const ready = reached(first)
  child.send(wanted)
  await ready
  return {
    latencies: async (seq: number, tell: () => void) => {
      const all = reached(seq)
      const toldMs = sharedClockMs()
      tell()
      return (await all).timesMs.map((timeMs) => timeMs - toldMs)
    },
    stop: () => void child.kill(),
  }
}
