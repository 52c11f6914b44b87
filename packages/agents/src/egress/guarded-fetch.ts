import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import type { Attempt } from '../agent.ts'
import { EgressFailure, explainFailure } from './egress-failure.ts'
import { deadline, egressLimits, exchange, keysIn, redacted, shown, shownRequest } from './exchange.ts'
import type { Answering, Deadline, EgressLimits, Evidence, Sent } from './exchange.ts'
import type { AnsweredOutcome, FetchOutcome, GuardedFetch, OutgoingCall } from './fetch-outcome.ts'
import {
  allowList,
  checkedTarget,
  checkedUrl,
  isPublicAddress,
  placeOf,
  refused,
  resolveByDns,
  resolveBySystem,
} from './target.ts'
import type { Border, Resolve } from './target.ts'

export interface EgressOptions {
  /** Places, as `host:port`, that may be called although they are not on the open internet. */
  readonly allow?: readonly string[]
  readonly limits?: Partial<EgressLimits>
  readonly resolve?: Resolve
  /** The test for an address on the open internet. Tests replace it, because they cannot listen there. */
  readonly isPublic?: (address: string) => boolean
}

interface Guard {
  readonly border: Border
  readonly limits: EgressLimits
}

/** The only way out: to the open internet, within limits, with no data of ours except the call's own. */
export function guardedFetch(options: EgressOptions = {}): GuardedFetch {
  const guard: Guard = {
    limits: { ...egressLimits, ...options.limits },
    border: {
      allowed: allowList(options.allow ?? []),
      isPublic: options.isPublic ?? isPublicAddress,
      resolve: options.resolve ?? resolveByDns,
      resolveListed: options.resolve ?? resolveBySystem,
    },
  }
  return (call) => outcomeOf(guard, call)
}

async function outcomeOf(guard: Guard, call: OutgoingCall): Promise<FetchOutcome> {
  const { limits } = guard
  const evidence: Evidence = { bytes: [] }
  const startedAt = new Date().toISOString()
  const start = performance.now()
  const time = deadline(call.timeoutMs, call.headersMs ?? limits.headersMs, call.signal)
  const attempt = (): Attempt => ({
    startedAt,
    latencyMs: Math.round(performance.now() - start),
    request: shownRequest(sentFirst(call), evidence, call),
    ...shown(evidence, limits.evidenceBytes, call),
  })
  try {
    const answer = await answerTo(guard, call, time, evidence)
    return { ok: true, ...answer, text: redacted(answer.text, call), attempt: attempt() }
  } catch (error) {
    const { failure, verdict, message } = explainFailure(error)
    const detail = redacted(message, call)
    return { ok: false, failure, verdict, detail, attempt: { ...attempt(), error: detail } }
  } finally {
    time.clear()
  }
}

/** Every hop is looked up, checked and connected to anew. */
async function answerTo(
  { border, limits }: Guard,
  call: OutgoingCall,
  time: Deadline,
  evidence: Evidence,
): Promise<Pick<AnsweredOutcome, 'status' | 'text' | 'headers'>> {
  let sent = sentFirst(call)
  const first = isListed(call.namedBy, border) ? border : unlisted(border)
  let target = await time.race(() => checkedTarget(checkedUrl(call.url), first))
  for (let hops = 0; ; hops++) {
    const answer = await exchange(target, sent, limits, time)
    try {
      evidence.status = answer.status
      const hop = nextHop(call, { url: target.url, sent, hops, maxHops: limits.redirects }, answer)
      if (!hop) {
        time.headersHere()
        const text = await readBody(answer, call.bodyBytes ?? limits.bodyBytes, evidence.bytes)
        return { status: answer.status, headers: answer.headers, text }
      }
      sent = hop.sent
      evidence.movedTo = hop.url.href
      const next = target.listed ? border : unlisted(border)
      target = await time.race(() => checkedTarget(hop.url, next))
    } finally {
      answer.close()
    }
  }
}

type Decompress = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>

/** Calls ask for no compression. Some servers compress all the same, so these forms are understood. */
const decompressors: ReadonlyMap<string, Decompress> = new Map<string, Decompress>([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
])

/**
 * Reads the whole body as text. Stops as soon as it is too long, before or after decompression. `seen` keeps the
 * bytes so far.
 */
async function readBody(answer: Answering, maxBytes: number, seen: Buffer[]): Promise<string> {
  const tooLong = malformed(`the answer is longer than ${maxBytes} bytes`)
  if (Number(answer.headers['content-length']) > maxBytes) throw tooLong
  let length = 0
  const body: AsyncIterable<Buffer> = answer.body
  for await (const chunk of body) {
    seen.push(chunk)
    length += chunk.length
    if (length > maxBytes) throw tooLong
  }
  const bytes = await decompressed(Buffer.concat(seen), answer.headers['content-encoding'] ?? '', maxBytes)
  seen.splice(0, seen.length, bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw malformed('the answer is not UTF-8')
  }
}

async function decompressed(bytes: Buffer, encoding: string, maxOutputLength: number): Promise<Buffer> {
  const name = encoding.trim().toLowerCase()
  if (name === '' || name === 'identity' || bytes.length === 0) return bytes
  const decompress = decompressors.get(name)
  if (!decompress) throw malformed('the answer is compressed in a way nobody asked for')
  try {
    return await decompress(bytes, { maxOutputLength })
  } catch {
    throw malformed(`the answer cannot be decompressed to at most ${maxOutputLength} bytes`)
  }
}

function malformed(detail: string): EgressFailure {
  return new EgressFailure('malformed', 'agent', detail)
}

const isListed = (place: string | undefined, { allowed }: Border) =>
  place === undefined || allowed.has(placeOf(checkedUrl(place)))

const unlisted = (border: Border): Border => ({ ...border, allowed: new Set<string>() })

function sentFirst({ method = 'GET', headers = {}, body }: OutgoingCall): Sent {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  return {
    method,
    headers: { 'accept-encoding': 'identity', 'user-agent': 'wis/1', ...Object.fromEntries(named) },
    ...(body !== undefined && { body }),
  }
}

/** The headers that another host may see. */
const harmless = new Set(['accept', 'accept-encoding', 'content-type', 'user-agent'])
const moves = new Set([301, 302, 303, 307, 308])
/** Only these redirects keep the method. A POST that turns into a GET would ask for something else. */
const keepsMethod = new Set([307, 308])

interface Hop {
  readonly url: URL
  readonly sent: Sent
}

/**
 * The address that an answer redirects to. Undefined if the answer is final. Throws if the redirect must not be
 * followed.
 */
function nextHop(
  call: OutgoingCall,
  from: { readonly url: URL; readonly sent: Sent; readonly hops: number; readonly maxHops: number },
  answer: Answering,
): Hop | undefined {
  const { status, headers } = answer
  if (!moves.has(status)) return undefined
  const url = checkedUrl(headers['location'] ?? '', from.url)
  const to = `answered ${status}, moved to ${url.origin}${url.pathname}`
  if (call.redirect === 'none' || keysIn(from.sent.headers).length > 0)
    throw refused(`${to}, which is not followed`)
  if (from.sent.method === 'POST' && !keepsMethod.has(status))
    throw refused(`${to}, which a POST cannot follow`)
  if (from.hops >= from.maxHops) throw refused(`redirected more than ${from.maxHops} times`)
  if (from.url.protocol === 'https:' && url.protocol === 'http:')
    throw refused(`${to}, which is not encrypted`)
  return { url, sent: url.origin === from.url.origin ? from.sent : withoutOurs(from.sent) }
}

function withoutOurs(sent: Sent): Sent {
  const headers = Object.fromEntries(Object.entries(sent.headers).filter(([name]) => harmless.has(name)))
  return { ...sent, headers }
}
