import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createVault } from '@wis/db'
import type { Database } from '@wis/db'
import { registerAgent } from '@wis/db/agents'
import { freshDatabase } from '@wis/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runCommand } from './command.ts'
import { keys } from './keys.ts'

const [old, fresh] = ['old', 'new'].map(
  (name, at) => `${name}:${Buffer.alloc(32, at + 1).toString('base64')}`,
)
let db: Database
const log = vi.spyOn(console, 'log').mockReturnValue()

let dataDir = ''

beforeEach(async () => {
  db = await freshDatabase()
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-keys-'))
  vi.stubEnv('DATABASE_URL', db.url)
  // A folder in which nothing has been started yet.
  vi.stubEnv('WIS_DATA_DIR', path.join(dataDir, 'data'))
})
afterEach(() => {
  fs.rmSync(dataDir, { recursive: true, force: true })
  vi.clearAllMocks()
  vi.unstubAllEnvs()
})

async function agentSealedWith(key: string | undefined) {
  await db.prisma.user.create({ data: { id: 'owner', name: 'Owner' } })
  const connector = { kind: 'webhook', url: 'https://agent.example/turn', token: 'canary-1' } as const
  const agent = { name: 'Fox', languages: ['en' as const], description: '', connector }
  const registered = await registerAgent(db, createVault(key ?? ''), 'owner', agent)
  if (!registered.ok) throw new Error(registered.reason)
  return registered.agentId
}

async function wis(keyList: string, ...typed: string[]) {
  vi.stubEnv('WIS_SECRET_KEY', keyList)
  vi.clearAllMocks()
  const code = await runCommand([keys], ['keys', ...typed])
  return { code, told: log.mock.calls.flat().join('\n') }
}

it('keys are listed with the number of secrets that each has sealed, and never shown', async () => {
  await agentSealedWith(old)
  const { code, told } = await wis(`${fresh},${old}`)
  expect([code, told]).toEqual([0, expect.stringMatching(/new .*0 credentials[^]*old .*1 credential is/)])
  expect(told).not.toContain(Buffer.alloc(32, 1).toString('base64'))
})

it('after resealing with the new key the old one can go', async () => {
  await agentSealedWith(old)
  expect(await wis(`${fresh},${old}`, 'reseal')).toMatchObject({ code: 0 })
  expect(await wis(String(fresh))).toMatchObject({
    code: 0,
    told: expect.stringContaining('1 credential is'),
  })
})

it('a missing key is named before anything is lost', async () => {
  await agentSealedWith(old)
  expect(await wis(String(fresh))).toMatchObject({ code: 1, told: expect.stringContaining('✘ old') })
})
