import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import readline from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { Rng } from '@wis/engine'
import { z } from 'zod'
import type { Heard, Strike } from './continuations.ts'

const folder = path.join('apps', 'runner')
const startLimitMs = 60_000

/** Runners in processes of their own. A killed one is replaced at once, on the same port. */
export interface Crew {
  /** The address for spectators: the port of the first runner, even after it was replaced. */
  readonly url: string
  /** Strikes random runners after random pauses, until `calm` aborts. */
  harass(rng: Rng, calm: AbortSignal): Promise<void>
  /** The log lines of all runners. */
  readonly heard: readonly Heard[]
  readonly strikes: readonly Strike[]
  /** The number of strikes against the runner that serves spectators. */
  gatewayStrikes(): number
  stop(): Promise<void>
}

export interface CrewWanted {
  readonly databaseUrl: string
  readonly runners: number
  readonly firstPort: number
  readonly env: Readonly<Record<string, string>>
  /** The shortest and the longest pause between strikes. */
  readonly pauseMs: readonly [number, number]
}

/** Longer than the others wait before they take its matches. */
const hangMs = 14_000

export async function startCrew(wanted: CrewWanted): Promise<Crew> {
  execFileSync(process.execPath, ['build.mjs'], { cwd: folder, stdio: 'inherit' })
  const heard: Heard[] = []
  const strikes: Strike[] = []
  const start = (place: number) =>
    startRunner({ ...wanted, port: wanted.firstPort + place }, (line) => heard.push(line))
  const crew = Array.from({ length: wanted.runners }, (_, place) => start(place))
  const gateways = [crew[0]?.pid]
  process.once('exit', () => crew.forEach(({ child }) => child.kill('SIGKILL')))
  await Promise.all(crew.map(({ ready }) => ready))

  const struck = (how: Strike['how'], members: readonly Member[]) =>
    strikes.push({ how, at: Date.now(), runners: members.map(({ pid }) => pid) })
  const replace = async (member: Member) => {
    await member.ended
    const place = crew.indexOf(member)
    crew[place] = start(place)
    if (place === 0) gateways.push(crew[0]?.pid)
  }
  const kill = async (members: readonly Member[]) => {
    struck('killed', members)
    for (const { child } of members) child.kill('SIGKILL')
    await Promise.all(members.map(replace))
  }
  const hanging = new Map<Member, Promise<void>>()
  const hang = async (member: Member) => {
    struck('hung', [member])
    member.child.kill('SIGSTOP')
    await wait(hangMs)
    member.child.kill('SIGCONT')
    hanging.delete(member)
  }
  /** Mostly one runner dies; at times two at once. At times one hangs, and wakes up when its matches are gone. */
  const strike = async (rng: Rng) => {
    const able = crew.filter((member) => !hanging.has(member))
    const first = able[rng.int(able.length)]
    const second = able[rng.int(able.length)]
    const kind = rng.int(10)
    if (!first || !second) return
    if (kind < 2) hanging.set(first, hang(first))
    else await kill(kind < 4 ? [...new Set([first, second])] : [first])
  }
  return {
    url: `http://127.0.0.1:${wanted.firstPort}/live`,
    harass: async (rng, calm) => {
      const [leastMs, mostMs] = wanted.pauseMs
      while (!calm.aborted) {
        const pauseMs = leastMs + rng.int(mostMs - leastMs)
        await wait(pauseMs, undefined, { signal: calm }).catch(() => undefined)
        if (!calm.aborted) await strike(rng)
      }
      await Promise.all([...hanging.values(), ...crew.map(({ ready }) => ready)])
    },
    heard,
    strikes,
    gatewayStrikes: () =>
      strikes.filter(({ runners }) => runners.some((pid) => gateways.includes(pid))).length,
    stop: async () => {
      for (const { child } of crew) child.kill('SIGTERM')
      await Promise.all(crew.map(({ ended }) => ended))
    },
  }
}

interface Member {
  readonly child: ChildProcess
  readonly pid: number
  /** Resolves when the runner plays or has ended; rejects if it does not start. */
  readonly ready: Promise<void>
  readonly ended: Promise<void>
}

function startRunner(
  { databaseUrl, port, env }: CrewWanted & { readonly port: number },
  hear: (line: Heard) => void,
): Member {
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl, RUNNER_PORT: String(port), ...env },
  })
  const pid = child.pid ?? 0
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const begun = new Promise<void>((resolve, reject) => {
    readline.createInterface({ input: child.stdout }).on('line', (line) => {
      const spoken = said.parse(JSON.parse(line))
      hear({ ...spoken, at: spoken.at.getTime(), runner: pid })
      if (spoken.event === 'runner-ready') resolve()
    })
    child.once('exit', (code) => (code ? reject(new Error(`a runner ended by itself (${code})`)) : resolve()))
    setTimeout(reject, startLimitMs, new Error('a runner does not start')).unref()
  })
  return { child, pid, ready: begun, ended }
}

const said = z.object({
  at: z.coerce.date(),
  event: z.string(),
  matchId: z.string().optional(),
  jobId: z.string().optional(),
  seq: z.int().optional(),
})
