import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { openCluster, serverEnvironment, superuser } from './cluster.ts'
import type { Cluster } from './cluster.ts'

export interface EmbeddedServer {
  readonly port: number
  readonly pid: number
  /** Whether it was already running, left over from a start that was killed. */
  readonly reused: boolean
  url(database: string): string
  isRunning(): boolean
  /** Stops the server properly. Open transactions are rolled back. */
  stop(): Promise<void>
}

interface EmbeddedOptions {
  readonly dataDir: string
  /** False trades safety for speed. Use it only for data that may be lost. */
  readonly durable?: boolean
}

const startLimitMs = 60_000
const stopLimitMs = 20_000

/** Starts the real PostgreSQL that came with the packages, or takes over one that still runs. */
export async function startEmbeddedServer({
  dataDir,
  durable = true,
}: EmbeddedOptions): Promise<EmbeddedServer> {
  const binaries = findBinaries()
  const cluster = openCluster(binaries, path.resolve(dataDir))
  const running = await findRunning(cluster)
  if (running) return describe(cluster, running, true)

  const port = await choosePort(cluster)
  const [command, args] = binaries.command('postgres', serverArguments(cluster, port, durable))
  const log = fs.openSync(cluster.logFile, 'a')
  // The server gets a process group of its own: Ctrl-C then reaches only this process, which stops the server last.
  const child = spawn(command, args, { env: serverEnvironment, stdio: ['ignore', log, log], detached: true })
  fs.closeSync(log)
  child.unref()
  const server = { port, hasExited: () => child.exitCode !== null || child.signalCode !== null }
  try {
    await untilReady(cluster, server)
  } catch (error) {
    // No caller knows about this server, so it must not stay behind.
    child.kill('SIGINT')
    throw error
  }
  return describe(cluster, { port, pid: readPostmaster(cluster)?.pid ?? child.pid ?? 0 }, false)
}

function serverArguments(cluster: Cluster, port: number, durable: boolean): string[] {
  const settings = [
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=128MB',
    // The data that an arena reads is in memory or on a solid-state disk, where every page is equally near.
    'random_page_cost=1.1',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ]
  return [
    ...['-D', cluster.folder, '-p', String(port), '-h', '127.0.0.1'],
    ...settings.flatMap((setting) => ['-c', setting]),
  ]
}

/**
 * The port of the last time, so that an address given out stays valid after a crash. Another port if that one is
 * taken.
 */
async function choosePort({ folder }: Cluster): Promise<number> {
  const file = path.join(folder, '..', 'port')
  const last = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0
  const port = last > 0 && (await listens(last)) ? last : await freePort()
  fs.writeFileSync(file, String(port))
  return port
}

interface Running {
  readonly port: number
  readonly pid: number
}

function describe(cluster: Cluster, { port, pid }: Running, reused: boolean): EmbeddedServer {
  return {
    port,
    pid,
    reused,
    url: (database) => urlOf(cluster, port, database),
    isRunning: () => isAlive(pid),
    stop: () => stop(pid),
  }
}

const urlOf = ({ password }: Cluster, port: number, database: string) =>
  `postgresql://${superuser}:${password}@127.0.0.1:${port}/${database}`

function readPostmaster({ folder }: Cluster): Running | undefined {
  const file = path.join(folder, 'postmaster.pid')
  if (!fs.existsSync(file)) return undefined
  const lines = fs.readFileSync(file, 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 && port > 0 ? { pid, port } : undefined
}

async function findRunning(cluster: Cluster): Promise<Running | undefined> {
  const found = readPostmaster(cluster)
  if (!found || !isAlive(found.pid)) return undefined
  // The server may still be starting or stopping. Then it answers, or goes, within seconds.
  for (const until = Date.now() + stopLimitMs; Date.now() < until; await wait(100)) {
    if (await answers(urlOf(cluster, found.port, 'postgres'))) return found
    if (!isAlive(found.pid)) return undefined
  }
  // After a reboot an unrelated process may have this number. PostgreSQL itself decides what to do about it.
  return undefined
}

async function untilReady(cluster: Cluster, server: { port: number; hasExited(): boolean }): Promise<void> {
  for (const until = Date.now() + startLimitMs; Date.now() < until; await wait(50)) {
    if (await answers(urlOf(cluster, server.port, 'postgres'))) return
    if (server.hasExited()) throw new Error(`PostgreSQL stopped at once: ${lastWords(cluster)}`)
  }
  throw new Error(`PostgreSQL did not answer within ${startLimitMs / 1000} s: ${lastWords(cluster)}`)
}

const lastWords = ({ logFile }: Cluster) =>
  `${fs.readFileSync(logFile, 'utf8').trim().split('\n').slice(-3).join(' / ')} (log: ${logFile})`

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** SIGINT is PostgreSQL's fast shutdown. */
async function stop(pid: number): Promise<void> {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  for (const until = Date.now() + stopLimitMs; isAlive(pid) && Date.now() < until;) await wait(50)
}

async function freePort(): Promise<number> {
  const port = await listens(0)
  if (port === undefined) throw new Error('there is no free port on the loopback interface')
  return port
}

/** Listens for a moment and returns the port. Undefined if the port is taken. 0 takes any. */
function listens(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined))
    })
  })
}

/** The address of the embedded server that runs on this data, if one does. Starts nothing. */
export function runningServerUrl(dataDir: string, database: string): string | undefined {
  const pidFile = path.join(dataDir, 'cluster', 'postmaster.pid')
  const passwordFile = path.join(dataDir, 'password')
  if (!fs.existsSync(pidFile) || !fs.existsSync(passwordFile)) return undefined
  const port = Number(fs.readFileSync(pidFile, 'utf8').split('\n')[3])
  const password = fs.readFileSync(passwordFile, 'utf8').trim()
  return port > 0 ? `postgresql://${superuser}:${password}@127.0.0.1:${port}/${database}` : undefined
}

const intervalMs = 1000

interface GuardOptions extends EmbeddedOptions {
  /** Called when the server was found gone and has been started again, or could not be started. */
  onRestart(error?: unknown): void
}

/** An embedded server that is started again when it dies. Its port stays, so that its clients find it again. */
export async function guardEmbeddedServer({ onRestart, ...options }: GuardOptions): Promise<EmbeddedServer> {
  let server = await startEmbeddedServer(options)
  let stopping = false
  let starting: Promise<void> | undefined
  const restart = async () => {
    try {
      server = await startEmbeddedServer(options)
      onRestart()
    } catch (error) {
      onRestart(error)
    } finally {
      starting = undefined
    }
  }
  const timer = setInterval(() => {
    if (!stopping && !starting && !server.isRunning()) starting = restart()
  }, intervalMs)
  return {
    ...server,
    isRunning: () => server.isRunning(),
    stop: async () => {
      stopping = true
      clearInterval(timer)
      await starting
      await server.stop()
    },
  }
}
