import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '@wis/db'
import type { Database } from '@wis/db'
import { root } from './settings.ts'
import { StartRefused } from './steps.ts'

export interface MigrateOptions {
  /** True for the embedded server, in whose databases there is nothing that the platform did not put there. */
  readonly isOwn: boolean
  readonly signal?: AbortSignal
  /** Only these migrations, for the tables of an older version. */
  readonly only?: readonly string[]
}

const folder = path.join(root, 'prisma', 'migrations')

export const ownMigrations = (): readonly string[] =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .toSorted()

/**
 * Creates the tables of this version, and the database itself if it is missing. A migration that is killed leaves
 * nothing behind. One that an older version left half done is begun anew where no table holds a row yet.
 */
export async function migrate(url: string, { isOwn, signal, only }: MigrateOptions): Promise<void> {
  if (only) return withFolderOf(only, (dir) => deployFrom(dir, url, signal))
  const deploy = () => deployFrom(folder, url, signal)
  try {
    await deploy()
  } catch (error) {
    const text = String(error)
    if (/P1001|P1000/.test(text)) {
      throw new StartRefused(
        'The database that DATABASE_URL names does not answer, or refuses the password.',
        text,
      )
    }
    if (!text.includes('P3009')) throw error
    await withDatabase(url, (db) => emptyHalfDone(db, isOwn))
    await deploy()
  }
}

async function deployFrom(dir: string, url: string, signal?: AbortSignal): Promise<void> {
  const env = { ...process.env, DATABASE_URL: url, WIS_MIGRATIONS_DIR: dir }
  await runTool('prisma', ['migrate', 'deploy'], { env, ...(signal && { signal }) })
}

async function withFolderOf(names: readonly string[], work: (dir: string) => Promise<void>): Promise<void> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-migrations-'))
  try {
    for (const name of [...names, 'migration_lock.toml'])
      fs.cpSync(path.join(folder, name), path.join(dir, name), { recursive: true })
    await work(dir)
  } finally {
    fs.rmSync(dir, { recursive: true, force: true })
  }
}

/** Whether a database has no row of the platform, so that its tables may be made anew. Removes empty tables of our own. */
export async function isBlank(db: Database, isOwn: boolean): Promise<boolean> {
  if (!(await hasTables(db))) return true
  if (!isOwn || (await filledTables(db)).length > 0) return false
  await dropTables(db)
  return true
}

async function hasTables({ pool }: Database): Promise<boolean> {
  try {
    const { rows } = await pool.query(`select from pg_tables where schemaname = 'public' limit 1`)
    return rows.length > 0
  } catch (error) {
    // The database itself is made with the first table.
    if (error instanceof Error && 'code' in error && error.code === '3D000') return false
    throw error
  }
}

async function dropTables({ pool }: Database): Promise<void> {
  await pool.query('drop schema public cascade')
  await pool.query('create schema public')
}

async function emptyHalfDone(db: Database, isOwn: boolean): Promise<void> {
  const migrations = await halfDone(db)
  const filled = await filledTables(db)
  if (isOwn && filled.length === 0) {
    console.log('✔ an earlier first start was interrupted; its empty tables are created again')
    await dropTables(db)
    return
  }
  throw new StartRefused(
    `An earlier start was interrupted during a change of the database (${migrations.join(', ')}).`,
    [
      filled.length > 0
        ? 'The tables contain data, so nothing is changed automatically.'
        : 'DATABASE_URL names a server of yours, so nothing is changed automatically.',
      'Name an empty database, or move the data folder away, and put the last backup there: npx wis restore FILE',
    ].join('\n  '),
  )
}

async function halfDone({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select migration_name as name from _prisma_migrations
     where finished_at is null and rolled_back_at is null order by started_at`,
  )
  return rows.map(({ name }) => name)
}

async function filledTables({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename <> '_prisma_migrations'`,
  )
  const filled: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select from ${name} limit 1`)
    if (rowCount) filled.push(name)
  }
  return filled
}

async function withDatabase(url: string, work: (db: Database) => Promise<void>): Promise<void> {
  const db = openDatabase({ url, poolSize: 1 })
  try {
    await work(db)
  } finally {
    await db.close()
  }
}

const suffix = process.platform === 'win32' ? '.cmd' : ''

interface ToolOptions {
  readonly env?: NodeJS.ProcessEnv
  /** Ends the program when the caller no longer needs it. */
  readonly signal?: AbortSignal
}

/** Runs a program of an installed package to its end. If it fails, the error contains its output. */
export function runTool(
  name: string,
  args: readonly string[],
  { env, signal }: ToolOptions = {},
): Promise<string> {
  const program = path.join(root, 'node_modules', '.bin', name + suffix)
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: env ?? process.env,
      shell: suffix !== '',
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal && { signal }),
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(output)
      else
        reject(
          new Error(`${name} ${args.join(' ')} failed:\n${output.trim().split('\n').slice(-25).join('\n')}`),
        )
    })
  })
}
