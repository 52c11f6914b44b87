import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import readline from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { Rng } from '@wis/engine'
import { z } from 'zod'
import type { Heard, Strike } from './continuations.ts'

const folder = path.join('apps', 'runner')
const startLimitMs = 180_000

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
  /** The number of processes that keep the machine busy at this moment. */
  busy(): number
}

/**
 * Two runners have room for the matches of four. With fewer, a match would wait until a new runner has started, and that
 * is no question of who takes it up.
 */
const fewestLeft = 2

/** Longer than the others wait before they take its matches. */
const hangMs = 14_000

export async function startCrew(wanted: CrewWanted): Promise<Crew> {
  execFileSync(process.execPath, ['build.mjs'], { cwd: folder, stdio: 'inherit' })
  const crew = new RunningCrew(wanted)
  await crew.ready()
  return crew
}

class RunningCrew implements Crew {
  readonly url: string
  readonly heard: Heard[] = []
  readonly strikes: Strike[] = []
  readonly #wanted: CrewWanted
  readonly #members: Member[]
  /** The processes that have served spectators. */
  readonly #gateways: (number | undefined)[]
  readonly #hanging = new Map<Member, Promise<void>>()

  constructor(wanted: CrewWanted) {
    this.url = `http://127.0.0.1:${wanted.firstPort}/live`
    this.#wanted = wanted
    this.#members = Array.from({ length: wanted.runners }, (_, place) => this.#start(place))
    this.#gateways = [this.#members[0]?.pid]
    process.once('exit', () => this.#members.forEach(({ child }) => child.kill('SIGKILL')))
  }

  async ready(): Promise<void> {
    await Promise.all(this.#members.map(({ ready }) => ready))
  }

  async harass(rng: Rng, calm: AbortSignal): Promise<void> {
    const [leastMs, mostMs] = this.#wanted.pauseMs
    while (!calm.aborted) {
      const pauseMs = leastMs + rng.int(mostMs - leastMs)
      await wait(pauseMs, undefined, { signal: calm }).catch(() => undefined)
      if (!calm.aborted) await this.#strike(rng)
    }
    await Promise.all([...this.#hanging.values(), this.ready()])
  }

  gatewayStrikes(): number {
    return this.strikes.filter(({ runners }) => runners.some((pid) => this.#gateways.includes(pid))).length
  }

  async stop(): Promise<void> {
    for (const { child } of this.#members) child.kill('SIGTERM')
    await Promise.all(this.#members.map(({ ended }) => ended))
  }

  #start(place: number): Member {
    const port = this.#wanted.firstPort + place
    return startRunner({ ...this.#wanted, port }, (line) => this.heard.push(line))
  }

  /**
   * Mostly one runner dies; at times two at once. At times one hangs, and wakes up when its matches are gone. Nobody is
   * struck while too few would be left.
   */
  async #strike(rng: Rng): Promise<void> {
    const able = this.#members.filter((member) => member.isReady() && !this.#hanging.has(member))
    const first = able[rng.int(Math.max(1, able.length))]
    const second = able[rng.int(Math.max(1, able.length))]
    const kind = rng.int(10)
    const most = able.length - fewestLeft
    if (!first || !second || most < 1) return
    if (kind < 2) this.#hanging.set(first, this.#hang(first))
    else await this.#kill(kind < 4 && most > 1 ? [...new Set([first, second])] : [first])
  }

  async #hang(member: Member): Promise<void> {
    this.#note('hung', [member])
    member.child.kill('SIGSTOP')
    await wait(hangMs)
    member.child.kill('SIGCONT')
    this.#hanging.delete(member)
  }

  async #kill(members: readonly Member[]): Promise<void> {
    this.#note('killed', members)
    for (const { child } of members) child.kill('SIGKILL')
    await Promise.all(members.map((member) => this.#replace(member)))
  }

  async #replace(member: Member): Promise<void> {
    await member.ended
    const place = this.#members.indexOf(member)
    const next = this.#start(place)
    this.#members[place] = next
    if (place === 0) this.#gateways.push(next.pid)
  }

  #note(how: Strike['how'], members: readonly Member[]): void {
    const [load = 0] = os.loadavg()
    const runners = members.map(({ pid }) => pid)
    this.strikes.push({ how, at: Date.now(), runners, busy: this.#wanted.busy(), load })
  }
}

interface Member {
  readonly child: ChildProcess
  readonly pid: number
  isReady(): boolean
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
  let isReady = false
  const begun = new Promise<void>((resolve, reject) => {
    readline.createInterface({ input: child.stdout }).on('line', (line) => {
      const spoken = said.parse(JSON.parse(line))
      hear({ ...spoken, at: spoken.at.getTime(), runner: pid })
      if (spoken.event !== 'runner-ready') return
      isReady = true
      resolve()
    })
    child.once('exit', (code) => (code ? reject(new Error(`a runner ended by itself (${code})`)) : resolve()))
    setTimeout(reject, startLimitMs, new Error('a runner does not start')).unref()
  })
  return { child, pid, isReady: () => isReady, ready: begun, ended }
}

const said = z.object({
  at: z.coerce.date(),
  event: z.string(),
  matchId: z.string().optional(),
  jobId: z.string().optional(),
  seq: z.int().optional(),
  readInMs: z.number().optional(),
})
