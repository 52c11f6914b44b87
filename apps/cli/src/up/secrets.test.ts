import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSecrets } from './secrets.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-secrets-'))
})
afterEach(() => fs.rmSync(dataDir, { recursive: true }))

const local = 'http://localhost:3000'
const file = () => path.join(dataDir, 'secrets.json')

describe('secrets that are not set', () => {
  it('are made once, different from each other, and stay', () => {
    const first = readSecrets({ dataDir, publicUrl: local, given: {} })
    expect(first.NEXTAUTH_SECRET).not.toBe(first.WIS_SECRET_KEY)
    expect(Buffer.from(first.WIS_SECRET_KEY, 'base64')).toHaveLength(32)
    expect(readSecrets({ dataDir, publicUrl: local, given: {} })).toEqual(first)
  })

  it('lie in a file that only its owner can read', () => {
    readSecrets({ dataDir, publicUrl: local, given: {} })
    expect(fs.statSync(file()).mode & 0o777).toBe(0o600)
  })

  it.each(['https://spy.example.org', 'http://10.0.0.7:3000'])('are refused at %s', (publicUrl) => {
    const start = () => readSecrets({ dataDir, publicUrl, given: { NEXTAUTH_SECRET: 'set' } })
    expect(start).toThrow(/WIS_SECRET_KEY must be set/)
    expect(fs.existsSync(file())).toBe(false)
  })
})

describe('secrets that are set', () => {
  it('are used as they are, and nothing is written', () => {
    const given = { NEXTAUTH_SECRET: 'a', WIS_SECRET_KEY: 'b' }
    expect(readSecrets({ dataDir, publicUrl: 'https://spy.example.org', given })).toEqual(given)
    expect(fs.existsSync(file())).toBe(false)
  })

  it('stand before those that were made', () => {
    const made = readSecrets({ dataDir, publicUrl: local, given: {} })
    const mixed = readSecrets({ dataDir, publicUrl: local, given: { NEXTAUTH_SECRET: 'mine' } })
    expect(mixed).toEqual({ NEXTAUTH_SECRET: 'mine', WIS_SECRET_KEY: made.WIS_SECRET_KEY })
  })
})
