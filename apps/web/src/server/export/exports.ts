import 'server-only'
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import web from '../../../package.json'
import { AppError } from '../app-error.ts'
import { database } from '../database.ts'
import { env, programEnv } from '../env/env.ts'
import { createMakingQueue } from './making-queue.ts'
import type { MakingQueue } from './making-queue.ts'
import { editionOf } from './making/edition-of.ts'
import type { FromWorkshop, ToWorkshop, WorkshopSettings } from './making/edition-of.ts'
import { DiskFull } from './making/job.ts'
import type { AnswerTo, Job, Progress, Workshop } from './making/job.ts'

/** The source of exports: the files on disk, and the workshop that makes the rest. */
export interface Exports {
  readonly root: string
  readonly edition: string
  readonly workshop: Workshop
  readonly queue: MakingQueue
}

/** How many different files may wait to be made. */
const mostWaiting = 16

const kept = globalThis as typeof globalThis & { wisExports?: Exports }

/** One per process; a reload of this module must not start another. */
export function exportsHere(): Exports {
  if (kept.wisExports) return kept.wisExports
  const { code, ...file } = program()
  const settings = settingsFor(code)
  kept.wisExports = openExports(settings, startWorkshop({ ...file, env: programEnv() }, settings))
  return kept.wisExports
}

export function openExports(settings: WorkshopSettings, workshop: Workshop): Exports {
  const edition = editionOf(settings)
  return { root: settings.root, edition, workshop, queue: createMakingQueue(workshop, mostWaiting) }
}

function settingsFor(code: string): WorkshopSettings {
  const { secretKey, publicUrl, datasetLicence: licence, exports } = env()
  if (secretKey === undefined) throw new AppError('unavailable', 'This server has no key to sign with yet.')
  return {
    databaseUrl: database().url,
    secretKey,
    version: web.version,
    publicUrl,
    licence,
    folder: exports.folder,
    root: path.join(exports.folder, code),
    mostBytes: exports.mostBytes,
  }
}

/**
 * In production this is the bundle that `build-workshop.mjs` makes; in development its source is run. The hash of the
 * code separates the files of different versions.
 */
function program(): Program & { readonly code: string } {
  if (!env().isProduction)
    return { file: source, execArgv: ['--import', 'tsx'], code: `draft-${randomUUID().slice(0, 8)}` }
  const code = createHash('sha256').update(fs.readFileSync(bundle)).digest('hex').slice(0, 16)
  return { file: bundle, execArgv: ['--enable-source-maps', `--max-old-space-size=${heapMb}`], code }
}

/** Files are read and written in parts, and both processes have to fit into one container. */
const heapMb = 192

const bundle = path.join('dist', 'workshop-process.js')
const source = path.join('src', 'server', 'export', 'making', 'workshop-process.ts')

/** The program of the process, and the options with which Node runs it. */
interface Program {
  readonly file: string
  readonly execArgv: readonly string[]
  /** The environment of the process; without it, the process gets the one of this process. */
  readonly env?: NodeJS.ProcessEnv
}

interface Waiting {
  onProgress(progress: Progress): void
  done(answer: unknown): void
  fail(error: Error): void
}

interface Running {
  readonly child: ChildProcess
  readonly waiting: Map<number, Waiting>
}

/** After this long without work the process ends, and its memory is free. */
const idleMs = 60_000

/**
 * A workshop in a process of its own, which starts when there is work and ends when there is none. If it is killed,
 * its jobs fail, and the next job starts another process.
 */
export function startWorkshop(program: Program, settings: WorkshopSettings): Workshop {
  let running: Running | undefined
  let last = 0
  let idle: NodeJS.Timeout | undefined
  const end = () => {
    clearTimeout(idle)
    running?.child.kill()
    running = undefined
  }
  const open = () => {
    if (running) return running
    const opened = start(program, settings)
    const forget = () => {
      if (running === opened) running = undefined
    }
    opened.child.once('exit', forget).once('error', forget)
    running = opened
    return opened
  }
  return {
    run: <One extends Job>(job: One, onProgress: (progress: Progress) => void = () => undefined) => {
      clearTimeout(idle)
      const { child, waiting } = open()
      // The answer to each kind of job has the type that belongs to the kind.
      const answered = ask(child, waiting, { id: ++last, job }, onProgress) as Promise<AnswerTo<One>>
      const rest = () => {
        if (running?.waiting.size === 0) idle = setTimeout(end, idleMs).unref()
      }
      answered.then(rest, rest)
      return answered
    },
    close: () => Promise.resolve(end()),
  }
}

function ask(
  child: ChildProcess,
  waiting: Map<number, Waiting>,
  message: { readonly id: number; readonly job: Job },
  onProgress: (progress: Progress) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    waiting.set(message.id, { onProgress, done: resolve, fail: reject })
    send(child, message)
  }).finally(() => waiting.delete(message.id))
}

function start({ file, execArgv, env }: Program, settings: WorkshopSettings): Running {
  const options = { serialization: 'advanced', stdio: 'inherit', ...(env && { env }) } as const
  const child = fork(file, { execArgv: [...execArgv], ...options })
  const waiting = new Map<number, Waiting>()
  child.on('message', (message) => {
    // The program sends no other messages.
    hear(message as FromWorkshop, waiting)
  })
  const gone = (why: string) => {
    for (const { fail } of [...waiting.values()]) fail(new Error(`the workshop of exports has ended: ${why}`))
  }
  child.once('error', (error) => gone(error.message))
  child.once('exit', (code, signal) => gone(String(signal ?? code)))
  // The process must not keep a stopping server alive.
  child.unref()
  child.channel?.unref()
  send(child, { settings })
  return { child, waiting }
}

function hear(message: FromWorkshop, waiting: ReadonlyMap<number, Waiting>): void {
  const job = waiting.get(message.id)
  if (!job) return
  if ('progress' in message) job.onProgress(message.progress)
  else if ('answer' in message) job.done(message.answer)
  else job.fail(message.failure === 'disk-full' ? new DiskFull() : new Error('an export could not be made'))
}

/** A failure to send needs no handling here: the end of the process fails the job. */
function send(child: ChildProcess, message: ToWorkshop): void {
  child.send(message, () => undefined)
}
