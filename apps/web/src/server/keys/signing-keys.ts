import 'server-only'
import { signingKeyFrom } from '@wis/proof'
import type { Platform, SigningKey } from '@wis/proof'
import web from '../../../package.json'
import { AppError } from '../app-error.ts'
import { env } from '../env/env.ts'
import { keyBytes } from './key-bytes.ts'
import { nodeHash, nodeSigner } from './node-signer.ts'

let known: readonly SigningKey[] | undefined

/** The keys that exports are signed with: first the current one, then the older ones. */
export function signingKeys(): readonly [SigningKey, ...SigningKey[]] {
  known ??= keyBytes(env().secretKey ?? '').map((secret) => signingKeyFrom(secret, nodeSigner))
  const [first, ...others] = known
  if (!first) throw new AppError('unavailable', 'This server has no key to sign with yet.')
  return [first, ...others]
}

/** The signer of exports: this version of the platform, with its newest key. */
export const platform = (): Platform => ({
  version: web.version,
  key: signingKeys()[0],
  hash: nodeHash,
})
