import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { root } from './settings.ts'
import type { Settings } from './settings.ts'
import type { Program } from './supervisor.ts'

/** A process, known by number and start time, because numbers are reused. */
export interface Seen {
  readonly pid: number
  readonly startedAt: string
}

/** The start time of the process with this number; empty if there is none. */
export function startOf(pid: number): string {
  if (process.platform === 'linux') return linuxStartOf(pid)
  const asked = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  })
  return asked.stdout?.trim() ?? ''
}

/** The kernel's own count of ticks since boot; a bare container has no `ps`. */
function linuxStartOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? '' : (fields[19] ?? '')
  } catch {
    return ''
  }
}

export const see = (pid: number): Seen => ({ pid, startedAt: startOf(pid) })

export const isRunning = ({ pid, startedAt }: Seen) => startedAt !== '' && startOf(pid) === startedAt

/** Asks a process to stop, and kills it after `patienceMs`. */
export async function end(seen: Seen, patienceMs: number): Promise<void> {
  if (!isRunning(seen)) return
  process.kill(seen.pid, 'SIGTERM')
  for (const until = Date.now() + patienceMs; isRunning(seen) && Date.now() < until;) await wait(50)
  if (isRunning(seen)) process.kill(seen.pid, 'SIGKILL')
}

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
      args: [...(dev ? [] : [`--max-old-space-size=${webHeapMb}`]), next, dev ? 'dev' : 'start', ...place],
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
