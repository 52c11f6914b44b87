import 'server-only'
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
import type { WorkshopSettings } from './making/edition-of.ts'
import type { Workshop } from './making/job.ts'
import { startWorkshop } from './making/start-workshop.ts'
import type { Program } from './making/start-workshop.ts'

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
