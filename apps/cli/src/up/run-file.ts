import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

const seen = z.object({ pid: z.number(), startedAt: z.string() })
const schema = z.object({ owner: seen, url: z.string(), services: z.array(seen) })

/** Records who runs the platform from this data folder, so that the next start notices a running or killed one. */
export interface RunFile {
  /** The platform's address, if another start already runs it. */
  readonly runningAt: string | undefined
  /** If two start at the same moment, one gets the file; the other gets false. */
  claim(url: string): boolean
  remember(services: readonly Seen[]): void
  release(): void
}

export function openRunFile(dataDir: string): RunFile & { stopLeftOvers(): Promise<number> } {
  const file = path.join(dataDir, 'running.json')
  const found = read(file)
  let own = found?.owner.pid === process.pid ? found : undefined
  const write = () => {
    if (!own) return
    fs.writeFileSync(`${file}.new`, JSON.stringify(own))
    fs.renameSync(`${file}.new`, file)
  }
  return {
    runningAt: found && !own && isRunning(found.owner) ? found.url : undefined,
    stopLeftOvers: async () => {
      const left = (found?.services ?? []).filter(isRunning)
      await Promise.all(left.map((service) => end(service, 5000)))
      return left.length
    },
    claim: (url) => {
      own = { owner: see(process.pid), url, services: [] }
      const isOurs = putInPlace(file, JSON.stringify(own))
      if (!isOurs) own = undefined
      return isOurs
    },
    remember: (services) => {
      if (own) own = { ...own, services: [...services] }
      write()
    },
    release: () => {
      own = undefined
      fs.rmSync(file, { force: true })
    },
  }
}

/** Creates a file unless a running process owns one of that name. */
function putInPlace(file: string, content: string): boolean {
  const [own, old] = [`${file}.${process.pid}`, `${file}.${process.pid}.old`]
  fs.writeFileSync(own, content)
  try {
    if (linked(own, file)) return true
    if (ownerRuns(file)) return false
    fs.renameSync(file, old)
    // The file that was moved away may be the new one of another start.
    if (ownerRuns(old)) linked(old, file)
    return linked(own, file)
  } finally {
    fs.rmSync(own, { force: true })
    fs.rmSync(old, { force: true })
  }
}

function ownerRuns(file: string): boolean {
  const found = read(file)
  return found !== undefined && isRunning(found.owner)
}

/** A process, known by number and start time, because numbers are reused. */
export interface Seen {
  readonly pid: number
  readonly startedAt: string
}

/** The start time of the process with this number; empty if there is none. */
function startOf(pid: number): string {
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

/** Renames a file unless the new name is taken. Of two processes, only one can succeed at this step. */
function linked(from: string, to: string): boolean {
  try {
    fs.linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function read(file: string): z.infer<typeof schema> | undefined {
  if (!fs.existsSync(file)) return undefined
  try {
    return schema.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
  } catch {
    // A full disk may have truncated the file. Its writer is gone.
    return undefined
  }
}
