import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { end, see } from './run-file.ts'
import type { Seen } from './run-file.ts'
import { root } from './settings.ts'
import type { Settings } from './settings.ts'

export interface Program {
  readonly name: string
  readonly args: readonly string[]
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
}

export interface Supervisor {
  start(program: Program): void
  /** Stops the programs in the reverse order of their start. */
  stop(): Promise<void>
}

interface SupervisorOptions {
  readonly print: (line: string) => void
  /** Called with the running programs at every change. */
  readonly onChange: (running: readonly Seen[]) => void
  /** Called when a program fails again and again, and has never run for a while. */
  readonly onGiveUp: (name: string) => void
  readonly times?: Times
}

interface Times {
  /** The pause before the first restart. Each failure doubles it. */
  readonly pauseMs: number
  readonly longestPauseMs: number
  /** A program that ran this long works. It is started again for ever, because others still use the platform. */
  readonly steadyMs: number
  /** After this long, earlier failures do not count. */
  readonly forgivenMs: number
}

const usualTimes: Times = { pauseMs: 1000, longestPauseMs: 8000, steadyMs: 10_000, forgivenMs: 60_000 }
const mostFailures = 5
const patienceMs = 20_000

/** Keeps programs running: prints their output under their names, and restarts them when they end. */
export function createSupervisor({
  print,
  onChange,
  onGiveUp,
  times = usualTimes,
}: SupervisorOptions): Supervisor {
  const running = new Map<string, Seen>()
  const steady = new Set<string>()
  let stopping = false

  const launch = (program: Program, failures: number) => {
    if (stopping) return
    const startedAt = Date.now()
    const child = spawn(process.execPath, program.args, {
      cwd: path.join(root, program.folder),
      env: program.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    printLines(child, (line) => print(`${program.name.padEnd(6)} │ ${line}`))
    if (child.pid !== undefined) running.set(program.name, see(child.pid))
    onChange([...running.values()])
    child.once('exit', (code, signal) => {
      running.delete(program.name)
      if (stopping) return
      onChange([...running.values()])
      print(`${program.name} ended (${signal ?? code}); it is started again`)
      const ranMs = Date.now() - startedAt
      if (ranMs >= times.steadyMs) steady.add(program.name)
      const now = ranMs >= times.forgivenMs ? 1 : failures + 1
      if (now > mostFailures && !steady.has(program.name)) return onGiveUp(program.name)
      setTimeout(launch, Math.min(times.longestPauseMs, times.pauseMs * 2 ** (now - 1)), program, now)
    })
  }

  return {
    start: (program) => launch(program, 0),
    stop: async () => {
      stopping = true
      for (const service of [...running.values()].toReversed()) await end(service, patienceMs)
    },
  }
}

function printLines({ stdout, stderr }: ChildProcess, print: (line: string) => void): void {
  for (const stream of [stdout, stderr]) {
    let rest = ''
    stream?.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) print(line)
    })
  }
}

/**
 * With room for young objects as V8 would give it, 5,000 waiting agents and the site would need more than 300 MB. Boards
 * come up to a tenth slower for it.
 */
const webMemory = (heapMb: number) => [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=8']

/** The two programs of the platform, and their commands in this folder. */
export function programs(settings: Settings, env: NodeJS.ProcessEnv): { web: Program; runner: Program } {
  const { dev, port, host, runnerPort, publicUrl, databaseUrl, dataDir, webHeapMb } = settings
  const shared = {
    ...env,
    // The disk of the embedded server. For another server, the operator may set its folder.
    ...(!databaseUrl && { WIS_DISK_FOLDER: env['WIS_DISK_FOLDER'] || path.join(dataDir, 'postgres') }),
    // During development, letters go to a file.
    ...(dev &&
      !env['WIS_MAIL_URL'] && { WIS_MAIL_URL: pathToFileURL(path.join(dataDir, 'outbox.eml')).href }),
    NODE_ENV: dev ? ('development' as const) : ('production' as const),
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(port),
    RUNNER_PORT: String(runnerPort),
    RUNNER_URL: env['RUNNER_URL'] || `http://127.0.0.1:${runnerPort}`,
    WIS_PUBLIC_URL: publicUrl,
    NEXTAUTH_URL: publicUrl,
    // Shorter than the supervisor's patience, so that matches are handed over before the runner is killed.
    WIS_DRAIN_MS: env['WIS_DRAIN_MS'] || '15000',
    WIS_ALLOWED_ORIGINS: env['WIS_ALLOWED_ORIGINS'] || publicUrl,
  }
  const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  const place = ['-p', String(port), '-H', host]
  const watching = ['--import', 'tsx', '--watch', 'src/main.ts']
  return {
    web: {
      name: 'web',
      args: dev ? [next, 'dev', ...place] : [...webMemory(webHeapMb), 'serve.mjs', ...place],
      folder: 'apps/web',
      env: {
        ...shared,
        WIS_EXPORTS_DIR: env['WIS_EXPORTS_DIR'] || path.join(dataDir, 'exports'),
        // With more, the allocator of Linux keeps memory for each thread that it does not give back.
        MALLOC_ARENA_MAX: env['MALLOC_ARENA_MAX'] || '2',
      },
    },
    runner: {
      name: 'runner',
      args: dev ? watching : ['--enable-source-maps', 'dist/main.js'],
      folder: 'apps/runner',
      env: shared,
    },
  }
}
