import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

export const root = fileURLToPath(new URL('../../../..', import.meta.url))

const port = z.coerce.number().int().min(1).max(65535)

const schema = z.object({
  PORT: port.default(3000),
  RUNNER_PORT: port.default(4000),
  /** The address that serves the pages; all interfaces only on request. */
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  WIS_DATA_DIR: z.string().default(path.join(root, '.data')),
  /** The address that visitors type. */
  WIS_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** False makes the embedded server faster and its data unsafe, which is right for tests. */
  /** No new table begins while less than this is free on the disk of the database. */
  WIS_DISK_LEAST_MB: z.coerce.number().int().min(1).default(1024),
  WIS_DURABLE: z.enum(['on', 'off']).default('on'),
  /** The most that live objects of the web process may take. Node would let garbage pile up to a part of all memory. */
  WIS_WEB_HEAP_MB: z.coerce.number().int().min(250).max(100_000).default(400),
})

export interface Settings {
  readonly port: number
  readonly runnerPort: number
  readonly host: string
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  readonly publicUrl: string
  readonly durable: boolean
  readonly leastRoomBytes: number
  readonly webHeapMb: number
  readonly dev: boolean
}

/** Reads the environment, and a `.env` file beside package.json if there is one. Throws all faults at once. */
export function readSettings(dev: boolean): Settings {
  const file = path.join(root, '.env')
  if (fs.existsSync(file)) process.loadEnvFile(file)
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const read = schema.safeParse(given)
  if (!read.success) {
    const faults = read.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`)
    throw new Error(`these settings are wrong: ${faults.join('; ')}`)
  }
  const {
    PORT,
    RUNNER_PORT,
    HOST,
    DATABASE_URL,
    WIS_DATA_DIR,
    WIS_PUBLIC_URL,
    WIS_DURABLE,
    WIS_DISK_LEAST_MB,
    WIS_WEB_HEAP_MB,
  } = read.data
  return {
    port: PORT,
    runnerPort: RUNNER_PORT,
    host: HOST,
    databaseUrl: DATABASE_URL,
    dataDir: path.resolve(WIS_DATA_DIR),
    publicUrl: WIS_PUBLIC_URL ?? `http://localhost:${PORT}`,
    durable: WIS_DURABLE === 'on',
    leastRoomBytes: WIS_DISK_LEAST_MB * 1024 * 1024,
    webHeapMb: WIS_WEB_HEAP_MB,
    dev,
  }
}
