import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

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
