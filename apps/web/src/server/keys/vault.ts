import 'server-only'
import { createVault } from '@wis/db'
import type { Sealer } from '@wis/db'
import { AppError } from '../app-error.ts'
import { env } from '../env/env.ts'

let known: Sealer | undefined

/** Seals what an owner gives. This server has no use for opening it, and no way to. */
export function sealer(): Sealer {
  if (known) return known
  const keys = env().secretKey
  if (keys === undefined)
    throw new AppError('unavailable', 'This server has no key to keep secrets with yet.')
  const { keyId, seal } = createVault(keys)
  known = { keyId, seal }
  return known
}
