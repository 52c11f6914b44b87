import { jsonIn } from '@wis/engine'
import { z } from 'zod'
import type { Attempt, Fault, Usage } from '../../agent.ts'

/** The reason why one call to a model failed. */
export interface ChatFailure extends Fault {
  readonly attempt?: Attempt
  /** A model that thought and then gave no answer has used tokens all the same. */
  readonly usage?: Usage
  /**
   * Whether another try may help while there is time. A number is the wait in milliseconds that the server asked for.
   */
  readonly again: boolean | number
}

type Cause = Pick<ChatFailure, 'failure' | 'verdict' | 'again'>

const ownersFault: Cause = { failure: 'refused', verdict: 'agent', again: false }
const providersFault: Cause = { failure: 'unreachable', verdict: 'provider', again: true }
/** For a server that its owner may run, or a limit of its owner's account there: another try may do better. */
const ownersTrouble: Cause = { failure: 'unreachable', verdict: 'agent', again: true }

interface Server {
  readonly token?: string | undefined
  /** Set if many owners share the provider. Otherwise anybody could run a server that blames the provider. */
  readonly sharedProvider?: string | undefined
}

/** Explains a status other than 2xx, with the server's own words. */
export function statusFailure(status: number, body: string, server: Server): Omit<ChatFailure, 'attempt'> {
  const said = errorIn(jsonIn(body), server.token)
  const reason = said === '' ? '' : `: ${said}`
  return { ok: false, ...causeOf(status, body, server), detail: `${meaningOf(status)} (${status})${reason}` }
}

function causeOf(status: number, body: string, { sharedProvider }: Server): Cause {
  // An account without credit looks like a busy provider, but waiting does not help.
  if (status === 429 && /insufficient_quota|billing/i.test(body)) return ownersFault
  if (status === 408 || status === 425 || status === 429) return ownersTrouble
  if (status >= 500) return sharedProvider === undefined ? ownersTrouble : providersFault
  return ownersFault
}

function meaningOf(status: number): string {
  if (status === 401 || status === 403) return 'the key was refused'
  if (status === 402) return 'the account has no credit left'
  if (status === 404) return 'there is no such model or address'
  if (status === 429) return 'the provider is asked too often'
  if (status >= 500) return 'the server has a failure of its own'
  return status < 400 ? 'the address leads elsewhere' : 'the provider refused the request'
}

const errorBody = z.union([
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z.object({ error: z.string() }).transform(({ error }) => error),
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.object({ detail: z.string() }).transform(({ detail }) => detail),
])

/** The readable sentence in the body of an error. Empty for an HTML page or an unknown shape. */
export function errorIn(body: unknown, secret?: string): string {
  const said = errorBody.safeParse(body).data ?? ''
  return withoutKeys(said.replace(/\s+/g, ' ').trim(), secret).slice(0, 300)
}

/**
 * Keys in the forms that large providers use. Some providers repeat a wrong key half masked, so that form matches
 * too.
 */
const keyShapes = /\b(?:(?:sk|pk|rk|hf|gsk|xai|pplx|nvapi|key|token)[-_]|AIza)[\w*.-]{8,}/gi

/** People write shorter texts where a server wants no key at all: `none`, `EMPTY`, `ollama`. */
const shortestSecret = 8

/** Strikes out everything that may be a key, so that an owner may read a text from somebody else. */
export function withoutKeys(text: string, secret?: string): string {
  const known = secret && secret.length >= shortestSecret ? text.replaceAll(secret, '[secret]') : text
  return known.replace(keyShapes, (word) => (/[\d*]/.test(word) ? '[secret]' : word))
}
