import type { Attempt, SentRequest } from '../agent.ts'
import type { Sent } from './exchange.ts'
import type { OutgoingCall } from './fetch-outcome.ts'

/** The answer so far, so that even a failure can be shown to its owner. */
export interface Evidence {
  status?: number
  /** The redirects so far. */
  movedTo?: string
  readonly bytes: Buffer[]
}

/** People write shorter texts where a server wants no key at all. Striking those out would remove half the answer. */
const shortestSecret = 8

/** The keys in the headers of a call. */
export const keysIn = (headers: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(headers).flatMap(([name, value]) => {
    if (name.toLowerCase() === 'authorization') return [value.replace(/^\w+\s+/, '')]
    return /key|token/i.test(name) ? [value] : []
  })

/** Removes every secret of the call, in case the other side repeats it. */
export function redacted(text: string, { headers = {} }: OutgoingCall): string {
  const secrets = keysIn(headers).filter(({ length }) => length >= shortestSecret)
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '[secret]'), text)
}

export function shown(
  evidence: Evidence,
  maxBytes: number,
  call: OutgoingCall,
): Pick<Attempt, 'status' | 'answer'> {
  const { status, bytes } = evidence
  if (status === undefined) return {}
  const whole = redacted(Buffer.concat(bytes).toString('utf8'), call)
  return { status, answer: Buffer.from(whole).subarray(0, maxBytes).toString('utf8') }
}

/** The only headers that never hold a secret, whatever a connector puts into the others. */
const openHeaders = new Set(['a2a-version', 'accept', 'accept-encoding', 'content-type', 'user-agent'])

/** Some servers take their key in the address. */
const withoutKeysIn = (url: string) =>
  url.replaceAll(/([?&][^=&#]*(?:key|token|secret|sig|auth|pass|code)[^=&#]*=)[^&#]+/gi, '$1[secret]')

/** The outgoing request for its owner to read, without any secret. */
export function shownRequest(sent: Sent, { movedTo }: Evidence, call: OutgoingCall): SentRequest {
  const headers = Object.entries(sent.headers).map(
    ([name, value]) => [name, openHeaders.has(name) ? value : '[secret]'] as const,
  )
  return {
    over: 'http',
    method: sent.method,
    url: redacted(withoutKeysIn(call.url), call),
    ...(movedTo !== undefined && { movedTo: redacted(withoutKeysIn(movedTo), call) }),
    headers: Object.fromEntries(headers),
    ...(sent.body !== undefined && { body: redacted(sent.body, call) }),
  }
}

/** Drops the request of an attempt if it only repeats the one before. */
export function withoutRepeats(attempts: readonly Attempt[]): readonly Attempt[] {
  let last: string | undefined
  return attempts.map(({ request, ...attempt }) => {
    const text = request && JSON.stringify(request)
    const isRepeated = text !== undefined && text === last
    last = text ?? last
    return request && !isRepeated ? { ...attempt, request } : attempt
  })
}
