import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import readline from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { readEnv } from '../env.ts'
import { createLog } from '../operations/log.ts'
import { createRunner } from '../runner.ts'

const folder = fileURLToPath(new URL('../..', import.meta.url))

const pace = { WIS_HOUSE_PACE_MS: '200', WIS_LAB_HOUSE_PACE_MS: '300' }
const usualSettings = { RUNNER_PORT: '0', WIS_DEMO: 'off', ...pace }

/**
 * A runner in the process of the test, which stops with the test. It is ready in a tenth of the time that a process
 * takes: only a runner that is killed, hangs or says something needs one of its own.
 */
export async function runHere(databaseUrl: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const settings = { ...usualSettings, DATABASE_URL: databaseUrl, WIS_DRAIN_MS: '0', ...env }
  const runner = createRunner(
    readEnv(settings),
    createLog(() => undefined),
  )
  onTestFinished(() => runner.stop())
  await runner.start()
}

/** A line of a runner's log. */
export interface Said {
  readonly at: string
  readonly event: string
  readonly matchId?: string
  readonly port?: number
  readonly beat?: string
  readonly queue?: string
}

/** A real runner in a process of its own, which ends with the test. */
export interface RunnerProcess extends BegunRunner {
  readonly port: number
}

export interface BegunRunner {
  readonly process: ChildProcess
  /** All lines of its log so far. */
  readonly said: readonly Said[]
  /** Its output outside the log: the reason for its end. */
  complaint(): string
  /** Resolves at once if the event is in the log, or else when it comes. */
  until(event: string): Promise<Said>
}

/** Starts a runner on the database. Its house agents think for about `paceMs`. */
export async function startRunner(databaseUrl: string, env: NodeJS.ProcessEnv = {}): Promise<RunnerProcess> {
  const begun = beginRunner(databaseUrl, env)
  const ready = await begun.until('runner-ready')
  return { ...begun, port: ready.port ?? 0 }
}

/** Starts a runner without waiting until it plays. It is the bundle, which starts five times as fast as the sources. */
export function beginRunner(databaseUrl: string, env: NodeJS.ProcessEnv = {}): BegunRunner {
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...usualSettings,
      DATABASE_URL: databaseUrl,
      ...env,
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said: Said[] = []
  let complained = ''
  child.stderr.on('data', (piece: Buffer) => {
    complained += piece.toString()
    process.stderr.write(piece)
  })
  let heard: () => void = () => {}
  readline.createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(JSON.parse(line) as Said)
    heard()
  })
  const until = (event: string) =>
    new Promise<Said>((resolve, reject) => {
      const look = () => {
        const found = said.find((one) => one.event === event)
        if (found) resolve(found)
      }
      const before = heard
      heard = () => {
        before()
        look()
      }
      child.once('exit', (code) => reject(new Error(`the runner ended (${code}) before ${event}`)))
      look()
    })
  return { process: child, said, complaint: () => complained, until }
}
