import { createHmac } from 'node:crypto'

export interface Message {
  /** The same at every attempt, so that its receiver can tell a repetition. */
  readonly id: string
  readonly body: string
  readonly secret: string
  /** When this attempt is made, in seconds since 1970. */
  readonly seconds: number
}

/** The headers of the Standard Webhooks specification, which receivers check with a library of theirs. */
export function standardSignature({ id, body, secret, seconds }: Message): Record<string, string> {
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  }
}

/** Base64 of either alphabet follows the prefix. A secret that an owner made up without it is the key as it stands. */
function keyOf(secret: string): Buffer {
  const encoded = /^whsec_([A-Za-z0-9+/_-]+={0,2})$/.exec(secret)?.[1]
  return encoded === undefined ? Buffer.from(secret) : Buffer.from(encoded, 'base64')
}
