import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

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
 * The secrets that are set, or, on a machine that only its owner can reach, ones made once and kept in a file
 * that only its owner can read. A public address with a secret missing is a refusal, never a default.
 */
export function readSecrets({ dataDir, publicUrl, given }: SecretsOptions): Secrets {
  const missing = secretNames.filter((name) => !given[name])
  if (missing.length > 0 && !isLocal(publicUrl)) {
    throw new Error(
      `${publicUrl} is a public address, so ${missing.join(' and ')} must be set: make one with \`openssl rand -base64 32\``,
    )
  }
  const kept = missing.length > 0 ? keptSecrets(dataDir) : {}
  const secretOf = (name: (typeof secretNames)[number]) => given[name] || kept[name] || ''
  return { NEXTAUTH_SECRET: secretOf('NEXTAUTH_SECRET'), WIS_SECRET_KEY: secretOf('WIS_SECRET_KEY') }
}

const storedSecrets = z.record(z.string(), z.string())

function keptSecrets(dataDir: string): Readonly<Record<string, string>> {
  const file = path.join(dataDir, 'secrets.json')
  const made = Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString('base64')]))
  const kept = fs.existsSync(file)
    ? { ...made, ...storedSecrets.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) }
    : made
  fs.mkdirSync(dataDir, { recursive: true })
  // Written aside and renamed: a half-written file would lock everybody out.
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
  fs.renameSync(`${file}.new`, file)
  return kept
}
