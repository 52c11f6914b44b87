import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { guardEmbeddedServer } from '@wis/db'
import type { EmbeddedServer } from '@wis/db'
import { loadOutsideGames } from '@wis/outside-games'
import { migrate, runTool } from './migrate.ts'
import { requirePort, requireRoom } from './preflight.ts'
import { openRunFile } from './run-file.ts'
import { readSecrets } from './secrets.ts'
import type { Secrets } from './secrets.ts'
import { root } from './settings.ts'
import type { Settings } from './settings.ts'
import { StartRefused, step } from './steps.ts'
import type { Undo } from './steps.ts'
import { createSupervisor, programs } from './supervisor.ts'

export interface UpOptions {
  readonly undo: Undo
  /** Aborted when the start is interrupted. */
  readonly signal: AbortSignal
  /** Called when a program cannot be kept running. */
  onFailure(what: string): void
}

/** Starts everything in order and returns the address of the first page. */
export async function up(settings: Settings, options: UpOptions): Promise<string> {
  const { undo, signal } = options
  const secrets = await claimPlace(settings, undo)
  await checkGames()
  const database = await openOwnOrNamed(settings, undo)
  await prepareDatabase(database, settings, signal)
  if (!settings.dev) {
    await step('built', () => runTool('turbo', ['run', 'build', '--output-logs=errors-only'], { signal }))
  }
  const env = { ...process.env, ...secrets, DATABASE_URL: database }
  return startPrograms(settings, options, env)
}

const addressOf = ({ port }: Settings) => `http://localhost:${port}`

/** Refuses an unsuitable folder, or one that another start already uses. */
async function claimPlace(settings: Settings, undo: Undo): Promise<Secrets> {
  const { dataDir, publicUrl, port, host, runnerPort } = settings
  requireRoom(dataDir)
  const secrets = readSecrets({ dataDir, publicUrl, given: process.env })
  const runFile = openRunFile(dataDir)
  if (runFile.runningAt) {
    throw new StartRefused(`It is running already: ${runFile.runningAt}`, 'Use that one, or stop it first.')
  }
  const leftOvers = await runFile.stopLeftOvers()
  if (leftOvers > 0) console.log(`✔ stopped ${leftOvers} programs that a killed start had left behind`)
  await requirePort(port, host, 'PORT')
  await requirePort(runnerPort, '127.0.0.1', 'RUNNER_PORT')
  if (!runFile.claim(addressOf(settings)))
    throw new StartRefused(
      'Another start is under way in the same place.',
      'Wait for that one, or stop it first.',
    )
  undo(() => runFile.release())
  return secrets
}

async function startPrograms(
  settings: Settings,
  options: UpOptions,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const { undo, onFailure } = options
  const runFile = openRunFile(settings.dataDir)
  const supervisor = createSupervisor({
    print: (line) => console.log(line),
    onChange: runFile.remember,
    onGiveUp: (name) => onFailure(`${name} keeps failing; its last output is above`),
  })
  undo(() => supervisor.stop())
  const { web, runner } = programs(settings, env)
  supervisor.start(runner)
  supervisor.start(web)
  const url = addressOf(settings)
  await step('web and runner answer', () => untilAnswering(`${url}/api/v1/health`, options.signal))
  return url
}

const patienceMs = 90_000

async function untilAnswering(url: string, signal: AbortSignal): Promise<void> {
  for (const until = Date.now() + patienceMs; Date.now() < until && !signal.aborted; await wait(150)) {
    const answered = await fetch(url, { signal }).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
  }
  throw new Error('web and runner did not answer in time; their output is above')
}

/** Starts PostgreSQL unless the settings name a server. `undo` receives its stop. */
async function openOwnOrNamed({ databaseUrl, dataDir, durable }: Settings, undo: Undo): Promise<string> {
  if (databaseUrl) return databaseUrl
  const start = () => guardEmbeddedServer({ dataDir: path.join(dataDir, 'postgres'), durable, onRestart })
  const describe = ({ port, reused }: EmbeddedServer) =>
    reused ? `the one that still ran on port ${port}` : `on port ${port}`
  const server = await step('PostgreSQL started', start, describe).catch((error: unknown) => {
    const full = /no space left|ENOSPC/i.test(String(error))
    throw full ? new StartRefused('The disk is full.', 'Free some space, then try again.') : error
  })
  undo(() => server.stop())
  return server.url('wis')
}

/** Looks at the games of other packages once, before each program loads them. */
async function checkGames(): Promise<void> {
  const { games, refused } = await loadOutsideGames({ root, env: process.env })
  for (const { kit } of games)
    console.log(`✔ the game ${kit.id} of ${kit.package.name} ${kit.package.version}`)
  for (const { name, why } of refused) console.error(`✘ the game ${name} is refused. ${why}`)
}

function onRestart(error?: unknown): void {
  if (error === undefined) console.log('PostgreSQL had ended; it is started again')
  else console.error(`PostgreSQL has ended and cannot be started again: ${String(error)}`)
}

/** Brings the tables up to date and adds the data that every installation needs. */
async function prepareDatabase(url: string, { databaseUrl }: Settings, signal: AbortSignal): Promise<void> {
  const env = { ...process.env, DATABASE_URL: url }
  await step('database tables up to date', () => migrate(url, { isOwn: databaseUrl === undefined, signal }))
  await step('words, built-in agents and season in place', () =>
    runTool('tsx', ['prisma/seed/main.ts', 'fresh'], { env, signal }),
  )
}
