import { createHmac } from 'node:crypto'

export interface Message {
  /** The same at every attempt, so that the receiver recognises a repetition. */
  readonly id: string
  readonly body: string
  readonly secret: string
  /** The secret that it replaces, while both are valid. Its signature stands beside the other. */
  readonly earlierSecret?: string | undefined
  /** The time of this attempt, in seconds since 1970. */
  readonly seconds: number
}

/** The headers of the Standard Webhooks specification. Receivers check them with one of its libraries. */
export function standardSignature({
  id,
  body,
  secret,
  earlierSecret,
  seconds,
}: Message): Record<string, string> {
  const signatures = [secret, ...(earlierSecret === undefined ? [] : [earlierSecret])].map(
    (each) => `v1,${createHmac('sha256', keyOf(each)).update(`${id}.${seconds}.${body}`).digest('base64')}`,
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
}

/**
 * Base64 of either alphabet follows the prefix. A secret without the prefix was made up by an owner, and is the key
 * itself.
 */
function keyOf(secret: string): Buffer {
  const encoded = /^whsec_([A-Za-z0-9+/_-]+={0,2})$/.exec(secret)?.[1]
  return encoded === undefined ? Buffer.from(secret) : Buffer.from(encoded, 'base64')
}
