import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { systemClock } from '@wis/agents'
import { openDatabase } from '@wis/db'
import type { Database } from '@wis/db'
import { listHouseAgents } from '@wis/db/agents'
import { openTicket } from '@wis/db/matches'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startRunner } from '../testing/runner-process.ts'
import { openSeason } from '../testing/season.ts'
import { createLog } from './log.ts'
import { watchStorage } from './watch-storage.ts'

const needed = 1000

function watched(db: Database, seen?: { free: number | Error }, labNeededBytes = needed) {
  const said: string[] = []
  const log = createLog((line) => void said.push((JSON.parse(line) as { event: string }).event))
  const storage = watchStorage({
    db,
    log,
    clock: systemClock,
    neededBytes: needed,
    labNeededBytes,
    folder: seen && '/data',
    freeBytes: async () => {
      if (typeof seen?.free === 'number') return seen.free
      throw seen?.free ?? new Error('not asked')
    },
  })
  return { storage, said }
}

describe('room on the disk', () => {
  it('that runs out stops the making of tables, is reported once, and recovers by itself', async () => {
    const seen = { free: 5000 }
    const { storage, said } = watched(await freshDatabase(), seen)
    const rooms = []
    for (const free of [5000, 999, 998, 997, 1000, 5000]) {
      seen.free = free
      await storage.beat()
      rooms.push([storage.hasRoom(), storage.report()?.room])
    }
    const [enough, low] = [
      [true, 'enough'],
      [false, 'low'],
    ]
    expect(rooms).toEqual([enough, low, low, low, enough, enough])
    expect(said).toEqual(['disk-nearly-full', 'disk-has-room-again'])
  })

  it('stops experiments before it stops the arena, and lets them go on once there is a tenth more', async () => {
    const seen = { free: 5000 }
    const { storage, said } = watched(await freshDatabase(), seen, 2000)
    const rooms = []
    for (const free of [2000, 1999, 2100, 2200, 999, 5000]) {
      seen.free = free
      await storage.beat()
      rooms.push([storage.hasRoomForLab(), storage.report()?.labRoom, storage.hasRoom()])
    }
    const [enough, low] = [
      [true, 'enough', true],
      [false, 'low', true],
    ]
    expect(rooms).toEqual([enough, low, low, enough, [false, 'low', false], enough])
    expect(said).toEqual([
      ...['disk-low-for-experiments', 'disk-has-room-for-experiments', 'disk-nearly-full'],
      ...['disk-low-for-experiments', 'disk-has-room-again', 'disk-has-room-for-experiments'],
    ])
  })

  it('is known to other runners from the report of the one beside the database', async () => {
    const db = await freshDatabase()
    const [beside, elsewhere] = [watched(db, { free: 1 }), watched(db)]
    await elsewhere.storage.beat()
    expect(elsewhere.storage.report()).toMatchObject({ room: 'unknown', freeBytes: null })
    expect(elsewhere.storage.hasRoom()).toBe(true)
    await beside.storage.beat()
    await elsewhere.storage.beat()
    expect(elsewhere.storage.report()).toMatchObject({ room: 'low', freeBytes: 1, neededBytes: needed })
    await db.pool.query(`update write_probe set seen_at = now() - interval '2 minutes'`)
    await elsewhere.storage.beat()
    expect(elsewhere.storage.hasRoom()).toBe(true)
  })

  it('is unknown if the folder does not exist, which is reported once', async () => {
    const { storage, said } = watched(await freshDatabase(), { free: new Error('ENOENT') })
    await storage.beat()
    await storage.beat()
    expect([storage.hasRoom(), storage.report()?.room, said]).toEqual([true, 'unknown', ['disk-not-seen']])
  })
})

describe('the probe', () => {
  it('writes one row, however often it runs, and gives the time of the newest entry', async () => {
    const db = await freshDatabase()
    const { storage } = watched(db)
    await storage.beat()
    await storage.beat()
    expect(await db.prisma.writeProbe.count()).toBe(1)
    expect(storage.report()).toMatchObject({ writes: { ok: true }, lastEntryAt: null })
  })

  it('reports once that nothing can be stored, and once that it can again', async () => {
    const db = await freshDatabase()
    const { storage, said } = watched(db)
    await db.pool.query('alter table write_probe rename to away')
    await storage.beat()
    await storage.beat()
    expect(storage.report()?.writes.ok).toBe(false)
    await db.pool.query('alter table away rename to write_probe')
    await storage.beat()
    expect([storage.report()?.writes.ok, said]).toEqual([
      true,
      ['nothing-can-be-stored', 'can-be-stored-again'],
    ])
  })

  it('believes a server that says its disk is full', async () => {
    const db = await freshDatabase()
    const { storage, said } = watched(db)
    await db.pool.query(
      `create function full_disk() returns trigger language plpgsql as
         $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
       create trigger full_disk before insert or update on write_probe for each row execute function full_disk()`,
    )
    await storage.beat()
    expect([storage.hasRoom(), storage.report()?.room]).toEqual([false, 'low'])
    await db.pool.query('drop trigger full_disk on write_probe')
    await storage.beat()
    expect([storage.hasRoom(), said.at(-1)]).toEqual([true, 'disk-has-room-again'])
  })

  it('does not wait for ever for a server that is away', async () => {
    const db = openDatabase({ url: 'postgresql://someone@127.0.0.1:1/nowhere' })
    onTestFinished(() => db.close())
    const { storage } = watched(db)
    await storage.beat()
    expect(storage.report()).toMatchObject({ writes: { ok: false }, room: 'unknown' })
  })
})

/** A real disk of 8 MiB, if this machine lets the test have one. */
function smallDisk(): string | undefined {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    fs.rmdirSync(folder)
    return undefined
  }
  onTestFinished(() => {
    execFileSync('umount', [folder])
    fs.rmdirSync(folder)
  })
  return folder
}

it(
  'a runner makes no table while its disk is full, and makes one once there is room',
  { tags: ['nightly'] },
  async ({ skip }) => {
    const folder = smallDisk()
    if (folder === undefined) return skip('no file system can be mounted here')
    fs.writeFileSync(path.join(folder, 'filling'), Buffer.alloc(7 * 1024 * 1024))
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    for (const { id: agentId } of (await listHouseAgents(db)).slice(0, 6))
      await openTicket(db, { agentId, seasonId, mode: 'ranked', language: 'en' })
    const runner = await startRunner(db.url, { WIS_DISK_FOLDER: folder, WIS_DISK_LEAST_MB: '4' })
    await runner.until('disk-nearly-full')
    const health = await fetch(`http://127.0.0.1:${runner.port}/health`)
    expect(await health.json()).toMatchObject({ ok: true, storage: { room: 'low', writes: { ok: true } } })
    await expect
      .poll(() => db.prisma.ticket.count({ where: { reason: 'no-room' } }), { timeout: 10_000 })
      .toBe(6)
    fs.rmSync(path.join(folder, 'filling'))
    await runner.until('match-started')
    expect(await db.prisma.ticket.count({ where: { state: 'seated' } })).toBe(6)
  },
)
