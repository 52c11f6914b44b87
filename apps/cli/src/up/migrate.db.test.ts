import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Database } from '@wis/db'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { migrate } from './migrate.ts'
import { root } from './settings.ts'

/** The database of a first start that an older version was killed in: a table, and a migration without an end. */
async function halfDone(): Promise<Database> {
  const db = await freshDatabase()
  await db.pool.query('drop schema public cascade; create schema public')
  await db.pool.query(`create table _prisma_migrations (
    id varchar(36) primary key, checksum varchar(64) not null, finished_at timestamptz,
    migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
    started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`)
  await db.pool.query(
    `insert into _prisma_migrations (id, checksum, migration_name) values ('1', 'x', '20261120090000_the_first_tables')`,
  )
  await db.pool.query('create table users (id text)')
  // It is not as other tests want it.
  onTestFinished(() => db.close())
  return db
}

async function unfinished({ pool }: Database): Promise<number> {
  const { rowCount } = await pool.query('select 1 from _prisma_migrations where finished_at is null')
  return rowCount ?? 0
}

async function tables({ pool }: Database): Promise<number> {
  const { rowCount } = await pool.query(`select 1 from pg_tables where schemaname = 'public'`)
  return rowCount ?? 0
}

describe('a first start that was killed among its tables', { timeout: 120_000 }, () => {
  it('is begun anew in a server of our own, where no table holds a row', async () => {
    const db = await halfDone()
    const told = vi.spyOn(console, 'log').mockReturnValue()
    await migrate(db.url, { isOwn: true })
    expect(told.mock.calls.flat().join()).toContain('created again')
    expect(await unfinished(db)).toBe(0)
    expect(await tables(db)).toBeGreaterThan(20)
  })

  it.each([
    { isOwn: true, holds: true, why: 'The tables contain data' },
    { isOwn: false, holds: false, why: 'a server of yours' },
  ])('changes nothing and says what to do: $why', async ({ isOwn, holds, why }) => {
    const db = await halfDone()
    if (holds) await db.pool.query(`insert into users values ('ada')`)
    await expect(migrate(db.url, { isOwn })).rejects.toMatchObject({
      message: expect.stringContaining('the_first_tables') as string,
      next: expect.stringMatching(new RegExp(`${why}[^]*wis restore FILE`)) as string,
    })
    expect(await unfinished(db)).toBe(1)
    expect(await tables(db)).toBe(2)
  })
})

describe('migrations', { timeout: 300_000, tags: ['nightly'] }, () => {
  it.each(['users', 'experiments', 'measurements'])(
    'leave nothing behind where they are killed as they make the table %s',
    async (table) => {
      const db = await freshDatabase()
      await db.pool.query('drop schema public cascade; create schema public')
      await killedAt(db, table)
      expect(await tables(db)).toBe(0)
      await migrate(db.url, { isOwn: false })
      expect(await unfinished(db)).toBe(0)
      await db.close()
    },
  )
})

/** Kills the migrations as they wait for somebody else who is about to make such a table. */
async function killedAt({ url, pool }: Database, table: string): Promise<void> {
  const other = await pool.connect()
  try {
    await other.query(
      `begin; set local idle_in_transaction_session_timeout = 0; create table ${table} (id text)`,
    )
    // A process group of its own, so that the engine that it starts dies with it.
    const child = spawn(path.join(root, 'node_modules', '.bin', 'prisma'), ['migrate', 'deploy'], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'ignore',
      detached: true,
    })
    const exit = once(child, 'exit')
    const waiting = async () => {
      const { rowCount } = await pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rowCount ?? 0
    }
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 120_000, interval: 50 })
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
    await exit
    await other.query('rollback')
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000, interval: 50 })
  } finally {
    other.release()
  }
}
