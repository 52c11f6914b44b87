import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSecrets } from './secrets.ts'
import { StartRefused } from './steps.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-secrets-'))
})
afterEach(() => fs.rmSync(dataDir, { recursive: true }))

const local = 'http://localhost:3000'
const secretOf = (letter: string) => Buffer.alloc(32, letter).toString('base64')
const file = () => path.join(dataDir, 'secrets.json')

describe('secrets that are not set', () => {
  it('are made once, differ from each other, and stay', () => {
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
    const start = () => readSecrets({ dataDir, publicUrl, given: { NEXTAUTH_SECRET: secretOf('s') } })
    expect(start).toThrow(/WIS_SECRET_KEY must be set/)
    expect(fs.existsSync(file())).toBe(false)
  })
})

describe('secrets that are set', () => {
  it('are used as they are, and nothing is written', () => {
    const given = { NEXTAUTH_SECRET: secretOf('a'), WIS_SECRET_KEY: secretOf('b') }
    expect(readSecrets({ dataDir, publicUrl: 'https://spy.example.org', given })).toEqual(given)
    expect(fs.existsSync(file())).toBe(false)
  })

  it('take precedence over those that were made', () => {
    const made = readSecrets({ dataDir, publicUrl: local, given: {} })
    const mixed = readSecrets({ dataDir, publicUrl: local, given: { NEXTAUTH_SECRET: secretOf('m') } })
    expect(mixed).toEqual({ NEXTAUTH_SECRET: secretOf('m'), WIS_SECRET_KEY: made.WIS_SECRET_KEY })
  })

  it.each([
    ['NEXTAUTH_SECRET', 'it must have at least 32 characters'],
    ['WIS_SECRET_KEY', 'it must be 32 bytes in base64'],
  ])('and are too short are refused in a sentence that does not reveal them: %s', (name, must) => {
    const start = () => readSecrets({ dataDir, publicUrl: local, given: { [name]: 'shortie' } })
    expect(start).toThrow(`${name} is set, but not usable: ${must}`)
    expect(start).not.toThrow('shortie')
  })
})

describe('a file of secrets that is damaged', () => {
  it.each(['', '{"NEXTAUTH_SECRET": "abc', '[]', '{"NEXTAUTH_SECRET": 7}', '{"WIS_SECRET_KEY": "c2hvcnQ="}'])(
    'is named, kept unchanged, and not shown: %j',
    (content) => {
      fs.writeFileSync(file(), content)
      const start = () => readSecrets({ dataDir, publicUrl: local, given: {} })
      expect(start).toThrow(StartRefused)
      expect(start).toThrow(`${file()} is damaged: the secrets in it cannot be read`)
      expect(fs.readFileSync(file(), 'utf8')).toBe(content)
    },
  )
})
