import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from '@wis/db'
import { exportUser } from '@wis/db/accounts'
import { verifySeason } from '@wis/proof'
import { freshDatabase } from '@wis/testkit'
import { expect, it, onTestFinished } from 'vitest'
import { openSeason, storeMatch } from '../../../testing/stored-matches.ts'
import { startWorkshop } from '../exports.ts'
import type { Progress, Workshop } from './job.ts'

const file = fileURLToPath(new URL('./workshop-process.ts', import.meta.url))

function start(
  db: Database,
  about: { readonly execArgv?: readonly string[]; readonly folder?: string } = {},
) {
  const folder = about.folder ?? fs.mkdtempSync(path.join(os.tmpdir(), 'wis-workshop-'))
  const workshop = startWorkshop(
    { file, execArgv: ['--import', 'tsx', ...(about.execArgv ?? [])] },
    {
      databaseUrl: db.url,
      secretKey: Buffer.alloc(32, 7).toString('base64'),
      version: '1.2.3',
      publicUrl: 'http://localhost',
      licence: undefined,
      folder,
      root: path.join(folder, 'code'),
      mostBytes: 2 ** 30,
    },
  )
  onTestFinished(async () => {
    await workshop.close()
    fs.rmSync(folder, { recursive: true, force: true })
  })
  return { workshop, folder }
}

async function playedSeason(db: Database) {
  const seasonId = await openSeason(db)
  for (const seed of ['a', 'f']) await storeMatch(db, { seasonId, seed })
}

/** Held for as long as the test takes, however busy the machine is. */
const lockEntries = 'begin; set local idle_in_transaction_session_timeout = 0; lock table entries'
const order = { kind: 'season', slug: 'spring', file: 'export.jsonl' } as const

async function taken(workshop: Workshop) {
  const made = await workshop.run(order)
  if (!made) throw new Error('no season')
  return { ...made, text: fs.readFileSync(made.kept.path, 'utf8') }
}

it(
  'a workshop in another process makes the same files as one in this process, and reports progress',
  { tags: ['nightly'] },
  async () => {
    const db = await freshDatabase()
    await playedSeason(db)
    const { workshop } = start(db)
    const told: number[] = []
    const made = await workshop.run(order, ({ size, begun }) => {
      told.push(size)
      expect(begun?.told).toMatchObject({ state: 'open', hasWithheld: false, publishedAt: null })
    })
    expect([made?.fresh, told[0], told.at(-1)]).toEqual([2, 0, made?.kept.size])
    const again = await taken(workshop)
    expect([again.fresh, again.kept.tag]).toEqual([0, made?.kept.tag])
    expect(await verifySeason(again.text.trimEnd().split('\n'))).toMatchObject({ ok: true, matches: 2 })
    expect(await workshop.run({ ...order, slug: 'nowhere' })).toBeUndefined()
    const [user] = await db.prisma.user.findMany({ take: 1 })
    const account = await workshop.run({ kind: 'account', userId: user?.id ?? '' })
    const told2: unknown = JSON.parse(fs.readFileSync(account?.path ?? '', 'utf8'))
    expect(told2).toEqual(JSON.parse(JSON.stringify(await exportUser(db, user?.id ?? ''))))
  },
)

it(
  'a file that was being made when the process was killed fails, is never served, and is made by the next process',
  { tags: ['nightly'] },
  async () => {
    const db = await freshDatabase()
    await playedSeason(db)
    const { workshop, folder } = start(db)
    await workshop.run({ ...order, slug: 'nowhere' })
    const client = await db.pool.connect()
    await client.query(lockEntries)
    const making = workshop.run(order)
    making.catch(() => undefined)
    while ((await waiting(db)) === 0) await new Promise(setImmediate)
    await workshop.close()
    await expect(making).rejects.toThrow('the workshop of exports has ended')
    await client.query('rollback')
    client.release()
    const served = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
    expect(served.filter((name) => name.endsWith('.jsonl'))).toEqual([])
    expect(await verifySeason((await taken(workshop)).text.trimEnd().split('\n'))).toMatchObject({ ok: true })
  },
)

async function waiting({ pool }: Database): Promise<number> {
  const { rowCount } = await pool.query(`select 1 from pg_locks where not granted`)
  return rowCount ?? 0
}

it(
  'a file is begun before its matches are read, so that a large season is sent while it is made',
  { tags: ['nightly'] },
  async () => {
    const db = await freshDatabase()
    await playedSeason(db)
    const { workshop } = start(db)
    const client = await db.pool.connect()
    await client.query(lockEntries)
    const told: Progress[] = []
    const making = workshop.run(order, (progress) => void told.push(progress))
    while (told.length === 0) await new Promise(setImmediate)
    expect(told).toMatchObject([{ size: 0, begun: { told: { state: 'open' } } }])
    await client.query('rollback')
    client.release()
    expect((await making)?.fresh).toBe(2)
  },
)

it('two processes that share a folder make the same file once', { tags: ['nightly'] }, async () => {
  const db = await freshDatabase()
  await playedSeason(db)
  const one = start(db)
  const other = start(db, { folder: one.folder })
  const both = await Promise.all([taken(one.workshop), taken(other.workshop)])
  expect(both.map(({ fresh }) => fresh).toSorted()).toEqual([0, 2])
  expect(both[0]?.kept).toEqual(both[1]?.kept)
})

it(
  'a folder that cannot be written to fails its own job, and nothing else',
  { tags: ['nightly'] },
  async () => {
    const db = await freshDatabase()
    await playedSeason(db)
    const { workshop, folder } = start(db)
    fs.writeFileSync(path.join(folder, 'code'), 'in the way')
    await expect(workshop.run(order)).rejects.toThrow('an export could not be made')
    fs.rmSync(path.join(folder, 'code'))
    expect((await taken(workshop)).fresh).toBe(2)
  },
)

it('a program that cannot be started fails its job', async () => {
  const db = await freshDatabase()
  const { workshop } = start(db, { execArgv: ['--no-such-option'] })
  await expect(workshop.run(order)).rejects.toThrow('has ended')
})
