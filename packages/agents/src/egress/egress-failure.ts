import type { AgentFailure, Verdict } from '../agent.ts'

/**
 * The reason why an outgoing call failed. It is thrown only inside this folder; all other code gets it as a value.
 */
export class EgressFailure extends Error {
  override readonly name = 'EgressFailure'
  readonly failure: AgentFailure
  readonly verdict: Verdict

  constructor(failure: AgentFailure, verdict: Verdict, detail: string) {
    super(detail)
    this.failure = failure
    this.verdict = verdict
  }
}

/** Our own machine has run out of a resource. */
const ours = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'ENOBUFS'])
/** As far as anybody can tell, the address could not be reached. */
const noWay = new Set([
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'EACCES',
  'EPERM',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * Whose fault an error is. Once an endpoint has been reached, every error counts against the endpoint. Nobody can
 * void a match by cutting a connection, or by a trick that we did not foresee.
 */
export function explainFailure(error: unknown): EgressFailure {
  if (error instanceof EgressFailure) return error
  const code = codeOf(error)
  const message = withoutAddress(error instanceof Error && error.message ? error.message : String(error))
  if (ours.has(code)) return new EgressFailure('unreachable', 'platform', message)
  // The message of a connection that took too long lists the addresses that were tried.
  if (noWay.has(code)) return new EgressFailure('unreachable', 'network', `no connection: ${code}`)
  if (code === 'ECONNREFUSED') return new EgressFailure('unreachable', 'asleep', 'the connection was refused')
  if (code === 'UND_ERR_INVALID_ARG')
    return new EgressFailure('refused', 'agent', `cannot be sent: ${message}`)
  if (isUnreadable(error, code)) {
    return new EgressFailure('malformed', 'agent', `not a proper HTTP answer: ${message}`)
  }
  // This holds even for errors that look like our own mistake: an answer that provokes one must not void a match.
  const what = isAboutTls(code) ? 'no secure connection' : 'the connection was broken off'
  return new EgressFailure('unreachable', 'agent', `${what}: ${message}`)
}

/**
 * Owners read the reason for a failure, but not the addresses behind a name. Node puts those at the end of its
 * messages.
 */
function withoutAddress(message: string): string {
  return message.replace(/\b(connect E[A-Z]+) \S.*$/s, '$1')
}

/** A name that does not exist is its owner's fault. Name servers that fail are not. */
export function explainLookup(hostname: string, error: unknown): EgressFailure {
  const code = codeOf(error)
  const none = ['ENOTFOUND', 'ENODATA', 'EBADNAME'].includes(code)
  if (none) return new EgressFailure('unreachable', 'asleep', `there is no host called ${hostname}`)
  return new EgressFailure(
    'unreachable',
    'network',
    `${hostname} could not be looked up${code && `: ${code}`}`,
  )
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}

function isUnreadable(error: unknown, code: string): boolean {
  if (error instanceof Error && error.name === 'HTTPParserError') return true
  return code.startsWith('HPE_') || (code.startsWith('UND_ERR_') && code !== 'UND_ERR_SOCKET')
}

function isAboutTls(code: string): boolean {
  return /^(ERR_TLS|ERR_SSL|EPROTO|UNABLE_TO_|HOSTNAME_MISMATCH)|CERT/.test(code)
}
