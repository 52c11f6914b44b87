import { createHash } from 'node:crypto'

/** What is stored of a token. There is nothing to guess, so a fast hash does. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
