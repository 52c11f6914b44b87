import { createHash } from 'node:crypto'

/**
 * The name under which an e-mail address is counted, whether it has an account or not. It is hashed, so that the counts
 * do not reveal addresses.
 */
export const accountHash = (email: string) => createHash('sha256').update(email).digest('base64url')

/** The allowance of guesses at an account that all strangers share. */
export const guessesAt = (email: string) => `sign-in account ${accountHash(email)}`
