import 'server-only'
import { createVault } from '@wis/db'
import type { Sealer } from '@wis/db'
import { AppError } from '../app-error.ts'
import { env } from '../env/env.ts'

let known: Sealer | undefined

/** Seals the secrets that an owner gives. This server never needs to open them, and cannot. */
export function sealer(): Sealer {
  if (known) return known
  const keys = env().secretKey
  if (keys === undefined)
    throw new AppError('unavailable', 'This server has no key to keep secrets with yet.')
  const { keyId, seal } = createVault(keys)
  known = { keyId, seal }
  return known
}
