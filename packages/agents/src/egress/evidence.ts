import type { Attempt } from '../agent.ts'
import type { OutgoingCall } from './outcome.ts'

/** What has come back so far, so that even a failure can be shown to its owner. */
export interface Evidence {
  status?: number
  readonly bytes: Buffer[]
}

/** Anything shorter is what people put where a server wants no key at all, and would strike out half the answer. */
const shortestSecret = 8

/** Nothing that a call was authorised with may come back out of it, even if the other side repeats it. */
export function redacted(text: string, { headers = {} }: OutgoingCall): string {
  const authorization = Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization')?.[1]
  const secret = authorization?.replace(/^\w+\s+/, '')
  return secret && secret.length >= shortestSecret ? text.replaceAll(secret, '[secret]') : text
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
