/** Tells a page its nonce. It is set on every incoming request and replaces any value from the client. */
export const nonceHeader = 'x-wis-nonce'

export const newNonce = (): string => btoa(crypto.randomUUID())
