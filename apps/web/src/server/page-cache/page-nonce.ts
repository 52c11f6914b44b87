/** Tells a page its nonce. It is set on every incoming request and replaces any value from the client. */
export const nonceHeader = 'x-wis-nonce'

export const newNonce = (): string => btoa(crypto.randomUUID())

/** The nonce of an answer, or a new one if no earlier step has chosen it. */
export function nonceFor(headers: Headers): string {
  return headers.get(nonceHeader) ?? newNonce()
}
