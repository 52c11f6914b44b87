import { createHash } from 'node:crypto'

/** The stored form of a token. A token cannot be guessed, so a fast hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
