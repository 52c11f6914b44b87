import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDatabase, startEmbeddedServer } from '@wis/db'
import type { Database } from '@wis/db'

interface Wanted {
  /** False for data that is only read, because the cost of its safety is not measured. */
  readonly durable?: boolean
  /** The measurement is given up after this time, which is enough on any machine. */
  readonly limitMs?: number
}

/** A server of its own in a temporary folder, which is deleted however the process ends. */
export async function withServer(
  work: (urlOf: (database: string) => string) => Promise<void>,
  { durable = true, limitMs = 120_000 }: Wanted = {},
): Promise<void> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-bench-'))
  const server = await startEmbeddedServer({ dataDir, durable })
  const clear = async () => {
    await server.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
  const giveUp = (why: string) => {
    console.error(`✘ given up: ${why}`)
    void clear().finally(() => process.exit(1))
  }
  const limit = setTimeout(giveUp, limitMs, `it took longer than ${limitMs / 1000} s`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => giveUp(signal))
  try {
    await work((name) => server.url(name))
  } finally {
    clearTimeout(limit)
    await clear()
  }
}

export async function withDatabase(
  work: (db: Database) => Promise<void>,
  { poolSize = 16, ...wanted }: Wanted & { readonly poolSize?: number } = {},
): Promise<void> {
  await withServer(async (urlOf) => {
    const url = urlOf('bench')
    migrate(url)
    const db = openDatabase({ url, poolSize })
    try {
      await work(db)
    } finally {
      await db.close()
    }
  }, wanted)
}

/** Creates the database if it is missing, and all its tables. */
export function migrate(url: string): void {
  const prisma = path.join('node_modules', '.bin', process.platform === 'win32' ? 'prisma.cmd' : 'prisma')
  execFileSync(prisma, ['migrate', 'deploy'], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
}
