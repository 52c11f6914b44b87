import { randomBytes } from 'node:crypto'

const beginning = 'wis_'
const form = /^wis_[A-Za-z0-9_-]{43}$/

/** A token that nobody can guess, with 256 random bits. It is shown once and never stored. */
export function makeToken(): string {
  return beginning + randomBytes(32).toString('base64url')
}

export const isToken = (text: string) => form.test(text)

/** The last characters of a token, by which its owner can recognise it in a list. */
export const endingOf = (token: string) => token.slice(-4)
