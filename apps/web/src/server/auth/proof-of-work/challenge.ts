import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { attemptFor, beginsWithZeros, bitsOfPart, parts } from './puzzle.ts'

/** The least and the most work, in bits: each bit doubles it. A browser does the least in a second or two. */
export const workBits = { least: 19, most: 26 } as const

/** How long a challenge may take to be solved and used. */
export const challengeMs = 10 * 60_000

/** Who tries what. A challenge is good for this alone. */
export interface Tried {
  /** The hash of the e-mail address that is tried. */
  readonly account: string
  /** The network address that asks. */
  readonly address: string
}

/** A proof that the work of a challenge was done. It can be used once, which its reader has to see to. */
export interface Proof {
  readonly nonce: string
  readonly bits: number
}

/**
 * Makes and checks challenges. Nothing is stored: a seal says that a challenge is ours, when it ends, and for which
 * account and address it was made.
 */
export interface Challenges {
  /** The least work, in bits. */
  readonly leastBits: number
  make(tried: Tried, bits: number): string
  /** Undefined if the text proves nothing for this account and address. */
  proofIn(text: string, tried: Tried): Proof | undefined
}

export function challengesWith(
  secret: string,
  { now = Date.now, leastBits = workBits.least }: Partial<{ now: () => number; leastBits: number }> = {},
): Challenges {
  // The key is derived for this purpose alone, so a seal made for another purpose is worthless here.
  const key = createHmac('sha256', secret).update('wis sign-in challenge').digest()
  const sealOf = (named: string, { account, address }: Tried) =>
    createHmac('sha256', key).update(`${named} ${account} ${address}`).digest('base64url')
  return {
    leastBits,
    make: (tried, bits) => {
      const named = `${(now() + challengeMs).toString(36)}.${bits}.${randomBytes(12).toString('base64url')}`
      return `${named}.${sealOf(named, tried)}`
    },
    proofIn: (text, tried) => {
      const [challenge = '', counters = '', ...more] = text.split('~')
      const [endsAt = '', bits = '', nonce = '', seal = '', ...rest] = challenge.split('.')
      const expected = Buffer.from(sealOf(`${endsAt}.${bits}.${nonce}`, tried))
      const given = Buffer.from(seal)
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
      if (!isOurs || more.length > 0 || rest.length > 0 || Number.parseInt(endsAt, 36) <= now())
        return undefined
      return isSolved(challenge, counters.split('-'), Number(bits))
        ? { nonce, bits: Number(bits) }
        : undefined
    },
  }
}

function isSolved(challenge: string, counters: readonly string[], bits: number): boolean {
  const attempt = attemptFor(createHash('sha256').update(challenge).digest())
  if (counters.length !== parts) return false
  return counters.every((text, part) => {
    if (!/^[0-9a-z]{1,7}$/.test(text)) return false
    attempt.set(part, Number.parseInt(text, 36))
    return beginsWithZeros(createHash('sha256').update(attempt.bytes).digest(), bitsOfPart(bits))
  })
}
