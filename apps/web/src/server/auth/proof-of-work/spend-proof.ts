import { readUses } from '@wis/db'
import type { Database } from '@wis/db'
import { policies, spendShared } from '../../rate-limit/limits.ts'
import { perAddress } from '../../rate-limit/policies.ts'
import { challengeMs, workBits } from './challenge.ts'
import type { Proof, Tried } from './challenge.ts'

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
