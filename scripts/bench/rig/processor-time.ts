import fs from 'node:fs'
import type { Database } from '@wis/db'

/** How many of these make a second in Linux, on every machine that Node runs on. */
const ticksPerSecond = 100

/**
 * Begins to count. The returned function tells the seconds of processor time that this process and all processes of
 * its PostgreSQL have used since. It tells NaN where the system does not say.
 */
export async function meterProcessors({ pool }: Database): Promise<() => number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const server = parentOf(rows[0]?.pid ?? 0)
  const [own, before] = [process.cpuUsage(), serverTicks(server)]
  return () => {
    const { user, system } = process.cpuUsage(own)
    return (user + system) / 1e6 + (serverTicks(server) - before) / ticksPerSecond
  }
}

/** The same of one process and its children alone. */
export function meterProcess(pid: number): () => number {
  const before = serverTicks(pid)
  return () => (serverTicks(pid) - before) / ticksPerSecond
}

interface Used {
  readonly parent: number
  readonly own: number
  /** Of children that have ended. */
  readonly children: number
}

/** Columns after the name of a process, which may hold spaces itself. */
const column = { parent: 1, user: 11, system: 12, childrenUser: 13, childrenSystem: 14 }

function usedBy(pid: number | string): Used | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const columns = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const at = (place: number) => columns[place] ?? NaN
    return {
      parent: at(column.parent),
      own: at(column.user) + at(column.system),
      children: at(column.childrenUser) + at(column.childrenSystem),
    }
  } catch {
    // It has ended meanwhile, or the system has no such files.
    return undefined
  }
}

function parentOf(pid: number): number {
  return usedBy(pid)?.parent ?? NaN
}

function serverTicks(server: number): number {
  const main = usedBy(server)
  if (!main) return NaN
  const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const backends = pids.flatMap((pid) => usedBy(pid) ?? []).filter(({ parent }) => parent === server)
  return backends.reduce((sum, { own, children }) => sum + own + children, main.own + main.children)
}
