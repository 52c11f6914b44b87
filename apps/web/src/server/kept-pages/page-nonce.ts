/** By which a page is told its nonce: written on every request that comes in, over whatever the client wrote there. */
export const nonceHeader = 'x-wis-nonce'

export const newNonce = (): string => btoa(crypto.randomUUID())

/** The nonce of an answer; a new one where nobody stands before Next to choose it. */
export function nonceFor(headers: Headers): string {
  return headers.get(nonceHeader) ?? newNonce()
}
