import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** In this header the pages tell the runner which visitor a socket belongs to. */
export const visitorHeader = 'x-wis-visitor'

/** The visitor of a socket, sealed so that only a server of this installation can name one. */
export function visitorMark(keys: string, address: string): string {
  return `${address} ${sealOf(keys, address)}`
}

/** The address in a mark. Undefined if there is none, or it was made by somebody else. */
export function markedVisitor(keys: string, mark: string | undefined): string | undefined {
  const [address = '', seal = '', ...more] = (mark ?? '').split(' ')
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(keys, address))]
  const isOurs = more.length === 0 && given.length === right.length && timingSafeEqual(given, right)
  return isOurs && address !== '' ? address : undefined
}

function sealOf(keys: string, address: string): string {
  // A separate key, because a text sealed for one purpose must open for no other.
  const key = createHash('sha256').update(`wis visitor ${keys}`).digest()
  return createHmac('sha256', key).update(address).digest('base64url')
}
