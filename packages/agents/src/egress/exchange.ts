import { isIPv6 } from 'node:net'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { buildConnector, Client } from 'undici'
import type { Deadline } from './deadline.ts'
import type { EgressLimits } from './limits.ts'
import type { Target } from './target.ts'

export interface Sent {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** The beginning of an answer. Its connection stays open until `close`. */
export interface Answering {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readable
  close(): void
}

/**
 * Sends one request on a connection of its own and returns the beginning of the answer. A kept connection would save
 * a handshake. But the other side may close it just as the next turn is sent, which costs that turn. And stray bytes
 * after one answer would be read as the next answer.
 */
export async function exchange(
  target: Target,
  sent: Sent,
  limits: EgressLimits,
  time: Deadline,
): Promise<Answering> {
  const client = new Client(target.url.origin, {
    connect: connectorTo(target.addresses, limits.connectMs),
    maxHeaderSize: limits.headerBytes,
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  const close = () => void client.destroy().catch(() => undefined)
  try {
    const path = `${target.url.pathname}${target.url.search}`
    // The client ignores the signal until it is connected, so this wait is raced against time.
    const answer = await time.race(() => client.request({ ...sent, path, reset: true, signal: time.signal }))
    answer.body.on('error', () => undefined)
    return { status: answer.statusCode, headers: single(answer.headers), body: answer.body, close }
  } catch (error) {
    close()
    throw error
  }
}

/** Connects only to one of these addresses, even if the host name means something else by now. */
function connectorTo(addresses: readonly string[], timeout: number): buildConnector.connector {
  const known = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  const lookup: LookupFunction = (_hostname, options, answer) => {
    const [first] = known
    if (options.all || !first) answer(null, known)
    else answer(null, first.address, first.family)
  }
  return buildConnector({ timeout, lookup, autoSelectFamily: true, rejectUnauthorized: true })
}

function single(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value].flat()[0] ?? ''] as const),
  )
}
