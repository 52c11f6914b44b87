import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import readline from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { Rng } from '@wis/engine'
import { z } from 'zod'

const folder = path.join('apps', 'runner')
const startLimitMs = 60_000

/** Runners in processes of their own; one that is killed is replaced at once, on the same port. */
export interface Crew {
  /** Where spectators connect: the port of the first runner, whichever process has it now. */
  readonly url: string
  /** Kills one at random after a while, again and again, until it is told to leave them alone. */
  harass(rng: Rng, calm: AbortSignal): Promise<void>
  /** How often something was said by any of them, by its name. */
  said(): ReadonlyMap<string, number>
  readonly kills: readonly number[]
  stop(): Promise<void>
}

export interface CrewWanted {
  readonly databaseUrl: string
  readonly runners: number
  readonly firstPort: number
  readonly env: Readonly<Record<string, string>>
  /** How long, at least and at most, all of them are left alone. */
  readonly pauseMs: readonly [number, number]
}

const said = z.object({ event: z.string() })

export async function startCrew(wanted: CrewWanted): Promise<Crew> {
  execFileSync(process.execPath, ['build.mjs'], { cwd: folder, stdio: 'inherit' })
  const counts = new Map<string, number>()
  const kills = Array.from({ length: wanted.runners }, () => 0)
  const start = (place: number) =>
    startRunner({ ...wanted, port: wanted.firstPort + place }, (event) =>
      counts.set(event, (counts.get(event) ?? 0) + 1),
    )
  const crew = kills.map((_, place) => start(place))
  process.once('exit', () => crew.forEach(({ child }) => child.kill('SIGKILL')))
  await Promise.all(crew.map(({ ready }) => ready))

  const replace = async (place: number) => {
    crew[place]?.child.kill('SIGKILL')
    await crew[place]?.ended
    kills[place] = (kills[place] ?? 0) + 1
    crew[place] = start(place)
  }
  return {
    url: `http://127.0.0.1:${wanted.firstPort}/live`,
    harass: async (rng, calm) => {
      const [leastMs, mostMs] = wanted.pauseMs
      while (!calm.aborted) {
        const pauseMs = leastMs + rng.int(mostMs - leastMs)
        await wait(pauseMs, undefined, { signal: calm }).catch(() => undefined)
        if (!calm.aborted) await replace(rng.int(wanted.runners))
      }
      await Promise.all(crew.map(({ ready }) => ready))
    },
    said: () => counts,
    kills,
    stop: async () => {
      for (const { child } of crew) child.kill('SIGTERM')
      await Promise.all(crew.map(({ ended }) => ended))
    },
  }
}

interface Member {
  readonly child: ChildProcess
  /** Resolves when it plays, or is gone; rejects where it does not start. */
  readonly ready: Promise<void>
  readonly ended: Promise<void>
}

function startRunner(
  { databaseUrl, port, env }: CrewWanted & { readonly port: number },
  hear: (event: string) => void,
): Member {
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl, RUNNER_PORT: String(port), ...env },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const begun = new Promise<void>((resolve, reject) => {
    readline.createInterface({ input: child.stdout }).on('line', (line) => {
      const { event } = said.parse(JSON.parse(line))
      hear(event)
      if (event === 'runner-ready') resolve()
    })
    child.once('exit', (code) => (code ? reject(new Error(`a runner ended by itself (${code})`)) : resolve()))
    setTimeout(reject, startLimitMs, new Error('a runner does not start')).unref()
  })
  return { child, ready: begun, ended }
}
