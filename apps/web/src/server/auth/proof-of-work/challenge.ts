import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readUses } from '@wis/db'
import type { Database } from '@wis/db'
import { perAddress, policies } from '../../rate-limit/limits.ts'
import { spendShared } from '../../rate-limit/spend.ts'
import { attemptFor, beginsWithZeros, bitsOfPart, parts } from './puzzle.ts'

/** The least and the most work, in bits: each bit doubles it. A browser does the least in a second or two. */
export const workBits = { least: 19, most: 26 } as const

/** How long a challenge may take to be solved and used. */
export const challengeMs = 10 * 60_000

/** Who tries what. A challenge is good for this alone. */
export interface Tried {
  /** The hash of the e-mail address that is tried. */
  readonly account: string
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

/** So many proofs at one account in a day double its price for the first time. This counts, and refuses nobody. */
const firstDoubling = 8
const dayMs = 86_400_000

function allowancesOf({ account, address }: Tried) {
  const { limit, windowMs } = policies['sign-in-proof']
  return {
    own: { key: `sign-in proof ${account} ${address}`, limit, windowMs },
    network: { key: `sign-in proofs address ${address}`, limit: limit * perAddress, windowMs },
    account: { key: `sign-in proofs account ${account}`, limit: 1024, windowMs: dayMs },
  }
}

/** Each earlier proof from the same address doubles the price, and so does each doubling of those from everywhere. */
function priceOf(own: number, everywhere: number, least: number): number {
  // An allowance fills again evenly, so a part of a use counts as one. The rest is the error of a clock.
  const earlier = Math.ceil(own - 1e-6)
  const doublings = Math.floor(Math.log2(1 + Math.ceil(everywhere - 1e-6) / firstDoubling))
  return Math.min(workBits.most, least + earlier + doublings)
}

/** The work to ask for one more try. Undefined if this address has no try left. */
export async function priceOfTry(db: Database, tried: Tried, least: number): Promise<number | undefined> {
  const { own, network, account } = allowancesOf(tried)
  const [ownUses, networkUses, everywhere] = await readUses(db, [own, network, account])
  if (!ownUses || !networkUses || !everywhere) return undefined
  if (ownUses.uses > own.limit - 1 || networkUses.uses > network.limit - 1) return undefined
  return priceOf(ownUses.uses, everywhere.uses, least)
}

/**
 * Uses up a proof. Returns the name of the allowance to give back after the right password; undefined if the proof was
 * used before, no try is left, or the work was too little, because others were bought in the meantime.
 */
export async function spendProof(
  db: Database,
  { nonce, bits }: Proof,
  tried: Tried,
  least: number,
): Promise<string | undefined> {
  const { own, network, account } = allowancesOf(tried)
  const once = { key: `sign-in proof ${nonce}`, limit: 1, windowMs: challengeMs }
  const [isFirst, ownUse, networkUse] = await spendShared(db, [once, own, network, account])
  if (!isFirst?.allowed || !ownUse?.allowed || !networkUse?.allowed) return undefined
  const before = (ownUse.usedMs * own.limit) / own.windowMs - 1
  return bits >= priceOf(before, 0, least) ? own.key : undefined
}
