import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'X-Wis-Signature'

/** Proves to a webhook that we sent a request, and when we made it. */
export function sign(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${digest(body, secret, seconds)}`
}

export interface Signed {
  /** The value of the signature header. */
  readonly header: string
  /** The body exactly as it was received, before any parsing. */
  readonly body: string
  readonly secret: string
  /** The time now, in seconds since 1970. */
  readonly seconds: number
  /** The greatest age of a request, so that nobody can send it again later. */
  readonly toleranceSeconds?: number
}

/** The check that a webhook makes on the signature it gets. */
export function isSigned({ header, body, secret, seconds, toleranceSeconds = 300 }: Signed): boolean {
  const [, time, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (time === undefined || signature === undefined) return false
  if (Math.abs(seconds - Number(time)) > toleranceSeconds) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(digest(body, secret, Number(time))))
}

function digest(body: string, secret: string, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
}

interface Message {
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
