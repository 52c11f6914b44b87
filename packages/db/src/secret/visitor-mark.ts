import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The header in which the pages tell the runner for whom they hand a socket on. */
export const visitorHeader = 'x-wis-visitor'

/** Whom a socket is for, sealed so that nobody but a server of this installation can say it. */
export function visitorMark(keys: string, address: string): string {
  return `${address} ${sealOf(keys, address)}`
}

/** The address in a mark; undefined where there is none, or somebody else has made it. */
export function markedVisitor(keys: string, mark: string | undefined): string | undefined {
  const [address = '', seal = '', ...more] = (mark ?? '').split(' ')
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(keys, address))]
  const isOurs = more.length === 0 && given.length === right.length && timingSafeEqual(given, right)
  return isOurs && address !== '' ? address : undefined
}

function sealOf(keys: string, address: string): string {
  // A key of its own: what is sealed for one purpose opens nothing for another.
  const key = createHash('sha256').update(`wis visitor ${keys}`).digest()
  return createHmac('sha256', key).update(address).digest('base64url')
}
