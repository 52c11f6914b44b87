import { once } from 'node:events'
import fs from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { probeWrite } from '@wis/db'
import { freshDatabase } from '@wis/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSecrets } from '../up/secrets.ts'
import type { Settings } from '../up/settings.ts'
import { checks } from './doctor.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-doctor-'))
})
afterEach(() => fs.rmSync(dataDir, { recursive: true }))

function settings(differences: Partial<Settings> = {}): Settings {
  const addresses = { port: 0, runnerPort: 0, host: '127.0.0.1', publicUrl: 'http://localhost:3000' }
  const kept = { dataDir, databaseUrl: undefined, durable: true, leastRoomBytes: 1, webHeapMb: 400 }
  return { ...addresses, ...kept, dev: false, ...differences }
}

async function finding(subject: string, differences: Partial<Settings> = {}) {
  const findings = await Promise.all(checks.map(async (check) => check(settings(differences))))
  return findings.find((one) => one.subject === subject)
}

describe('the doctor', () => {
  it('finds nothing wrong with a database that is up to date', async () => {
    const db = await freshDatabase()
    expect(await finding('database', { databaseUrl: db.url })).toEqual({
      subject: 'database',
      seen: 'answers, and its tables are up to date',
    })
  })

  it('names the migration that a database lacks', async () => {
    const db = await freshDatabase()
    await db.pool.query(`delete from _prisma_migrations where migration_name like '%_the_first_tables'`)
    expect(await finding('database', { databaseUrl: db.url })).toMatchObject({
      seen: expect.stringContaining('the_first_tables') as string,
      mend: expect.stringContaining('db:migrate') as string,
    })
  })

  it('says so when the database does not answer', async () => {
    const found = await finding('database', { databaseUrl: 'postgresql://wis@127.0.0.1:1/wis' })
    expect(found?.mend).toContain('DATABASE_URL')
  })

  it('sees a disk without room for more matches', async () => {
    const found = await finding('disk', { leastRoomBytes: 2 ** 60 })
    expect(found?.mend).toContain('WIS_DISK_LEAST_MB')
    expect((await finding('disk'))?.mend).toBeUndefined()
  })

  it('sees whether rows can be stored, and a runner’s report about the disk', async () => {
    const db = await freshDatabase()
    expect(await finding('storage', { databaseUrl: db.url })).toEqual({
      subject: 'storage',
      seen: 'takes rows',
    })
    await probeWrite(db, { freeBytes: 5 * 2 ** 20, neededBytes: 9 * 2 ** 20, labNeededBytes: 20 * 2 ** 20 })
    const low = await finding('storage', { databaseUrl: db.url })
    expect(low?.seen).toContain('5 MiB')
    expect(low?.mend).toContain('9 MiB')
    await probeWrite(db, { freeBytes: 12 * 2 ** 20, neededBytes: 9 * 2 ** 20, labNeededBytes: 20 * 2 ** 20 })
    const tight = await finding('storage', { databaseUrl: db.url })
    expect(tight?.mend).toContain('Experiments pause below 20 MiB')
    await db.pool.query('drop table write_probe')
    expect((await finding('storage', { databaseUrl: db.url }))?.mend).toContain('cannot store rows')
  })

  it('sees secrets that other users can read', async () => {
    readSecrets({ dataDir, publicUrl: 'http://localhost:3000', given: {} })
    expect((await finding('secrets'))?.mend).toBeUndefined()
    fs.chmodSync(path.join(dataDir, 'secrets.json'), 0o644)
    expect((await finding('secrets'))?.mend).toContain('chmod 600')
  })

  it('sees a port that another program holds', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const { port } = holder.address() as AddressInfo
    expect((await finding('ports', { port }))?.seen).toContain(`PORT ${port}`)
    holder.close()
  })

  it('creates and changes nothing', async () => {
    await finding('secrets')
    expect(fs.readdirSync(dataDir)).toEqual([])
  })
})
