import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { createVault } from '@wis/db'
import { z } from 'zod'
import { StartRefused } from './steps.ts'

export const secretNames = ['NEXTAUTH_SECRET', 'WIS_SECRET_KEY'] as const
export type Secrets = Readonly<Record<(typeof secretNames)[number], string>>

const localHosts = ['localhost', '127.0.0.1', '[::1]']

/** Whether only this machine can reach the address. */
export const isLocal = (publicUrl: string) => localHosts.includes(new URL(publicUrl).hostname)

interface SecretsOptions {
  readonly dataDir: string
  readonly publicUrl: string
  readonly given: NodeJS.ProcessEnv
}

/**
 * The secrets from the settings. On a machine that only its owner can reach, missing ones are made once and kept in a
 * file that only its owner can read. With a public address, a missing secret is a refusal, never a default.
 */
export function readSecrets({ dataDir, publicUrl, given }: SecretsOptions): Secrets {
  const missing = secretNames.filter((name) => !given[name])
  if (missing.length > 0 && !isLocal(publicUrl)) {
    throw new Error(`${publicUrl} is a public address, so ${missing.join(' and ')} must be set: ${makeOne}`)
  }
  const kept = missing.length > 0 ? keptSecrets(dataDir) : {}
  const secretOf = (name: (typeof secretNames)[number]) => given[name] || kept[name] || ''
  const secrets = { NEXTAUTH_SECRET: secretOf('NEXTAUTH_SECRET'), WIS_SECRET_KEY: secretOf('WIS_SECRET_KEY') }
  for (const name of secretNames) requireUsable(name, secrets[name])
  return secrets
}

const makeOne = 'create one with `openssl rand -base64 32`'
const must = {
  NEXTAUTH_SECRET: `must have at least 32 characters`,
  WIS_SECRET_KEY: `must be 32 bytes in base64`,
} as const

/** Names the fault of a secret and the setting, but never the secret. */
function requireUsable(name: keyof Secrets, secret: string, file?: string): void {
  if (name === 'NEXTAUTH_SECRET' ? secret.length >= 32 : isKey(secret)) return
  if (file !== undefined) throw damaged(file)
  throw new StartRefused(`${name} is set, but not usable: it ${must[name]}`, `To get one, ${makeOne}.`)
}

function isKey(keys: string): boolean {
  try {
    return createVault(keys).keyId !== ''
  } catch {
    return false
  }
}

const damaged = (file: string) =>
  new StartRefused(
    `${file} is damaged: the secrets in it cannot be read`,
    `Put it back from a copy. Without one, move it away and start again, which makes new secrets. All users must then sign in again, and owners must enter the credentials of their agents again.`,
  )

const storedSecrets = z.record(z.string(), z.string())

const fileIn = (dataDir: string) => path.join(dataDir, 'secrets.json')

function readKept(file: string): Readonly<Record<string, string>> {
  try {
    return storedSecrets.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
  } catch (error) {
    // The parser's message contains a part of the text that it could not read.
    if (error instanceof SyntaxError || error instanceof z.ZodError) throw damaged(file)
    throw error
  }
}

function keptSecrets(dataDir: string): Readonly<Record<string, string>> {
  const file = fileIn(dataDir)
  const made = Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString('base64')]))
  const kept = fs.existsSync(file) ? { ...made, ...readKept(file) } : made
  for (const name of secretNames) requireUsable(name, kept[name] ?? '', file)
  fs.mkdirSync(dataDir, { recursive: true })
  // Written to another name and then renamed: a half-written file would lock out every user.
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
  fs.renameSync(`${file}.new`, file)
  return kept
}
