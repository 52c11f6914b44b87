import { createHash, randomBytes } from 'node:crypto'

const beginning = 'wis_'
const form = /^wis_[A-Za-z0-9_-]{43}$/

/** A token that nobody can guess: 256 bits of chance. It is shown once and never stored. */
export function makeToken(): string {
  return beginning + randomBytes(32).toString('base64url')
}

export const isToken = (text: string) => form.test(text)

/** What is stored of it. There is nothing to guess, so a fast hash does. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** By what its owner knows it again. */
export const endingOf = (token: string) => token.slice(-4)
