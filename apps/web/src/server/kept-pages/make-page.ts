import { env } from '../env/env.ts'
import { gzipAround } from './gzip-around.ts'
import { newNonce } from './page-nonce.ts'
import type { PlainRequest } from './plain-request.ts'

/** A page for many visitors, each with a nonce of their own. */
export interface KeptPage {
  headersWith(nonce: string): HeaderValues
  bodyWith(nonce: string): Buffer
  /** Compressed at the first call, except for the nonces. */
  gzippedWith(nonce: string): Promise<Buffer>
}

type HeaderValues = Readonly<Record<string, string>>

const patienceMs = 10_000
const keptHeaders = ['content-type', 'cache-control', 'link']

/** Proves to this server that the request is its own. */
const proofHeader = 'x-wis-making'
const proof = crypto.randomUUID()
/** Stands in a stored page in place of the nonce. No answer ever has this nonce. */
const placeholder = newNonce()

/** The nonce for a request that this server sends to itself. Nobody else knows the proof. */
export function nonceAskedFor(headers: Readonly<Record<string, unknown>>): string | undefined {
  return headers[proofHeader] === proof ? placeholder : undefined
}

/**
 * Requests a page from this server without any personal data. If the page cannot be stored, or takes too long, each
 * request is answered in the usual way, so that nobody waits forever for a page that others wait for too.
 */
export async function makePage({ address, headers }: PlainRequest): Promise<KeptPage | undefined> {
  // Aborting a request does not always end the reading of its answer.
  return new Promise((resolve) => {
    const nothing = () => {
      resolve(undefined)
    }
    const timer = setTimeout(nothing, patienceMs)
    void ask(address, headers)
      .then(resolve, nothing)
      .finally(() => {
        clearTimeout(timer)
      })
  })
}

async function ask(address: string, headers: PlainRequest['headers']): Promise<KeptPage | undefined> {
  const answer = await fetch(`http://127.0.0.1:${env().port}${address}`, {
    headers: { ...headers, [proofHeader]: proof, 'accept-encoding': 'identity' },
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(patienceMs),
  })
  const text = await answer.text()
  const isOurs = answer.headers.get('content-security-policy')?.includes(`'nonce-${placeholder}'`)
  if (answer.status !== 200 || !isOurs || answer.headers.has('set-cookie') || !isWhole(text)) return undefined
  const kept = keptHeaders.flatMap((name) => {
    const value = answer.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return keptPage(
    { ...Object.fromEntries(kept), vary: varying(answer.headers.get('vary') ?? '') },
    text.split(placeholder),
  )
}

/**
 * The status of a page is sent with its first part. If the page fails later, or turns out to be missing or moved,
 * Next writes one of these marks into the rest. Text by users cannot contain them, because its quotation marks are
 * escaped.
 */
const broken = [
  /<template data-dgst="(?!BAILOUT_TO_CLIENT_SIDE_RENDERING")/,
  /<meta name="next-error"/,
  /<meta id="__next-page-redirect"/,
]

const isWhole = (text: string) => !broken.some((mark) => mark.test(text))

/** The answer also depends on whether the client accepts compression. */
function varying(names: string): string {
  return /accept-encoding/i.test(names) ? names : [...(names ? [names] : []), 'Accept-Encoding'].join(', ')
}

function keptPage(headers: HeaderValues, parts: readonly string[]): KeptPage {
  let gzipped: ReturnType<typeof gzipAround> | undefined
  const entries = Object.entries(headers)
  return {
    // The link header for preloaded files contains the nonce, too.
    headersWith: (nonce) =>
      Object.fromEntries(entries.map(([name, value]) => [name, value.replaceAll(placeholder, nonce)])),
    bodyWith: (nonce) => Buffer.from(parts.join(nonce)),
    gzippedWith: async (nonce) => {
      gzipped ??= gzipAround(parts, placeholder.length)
      return (await gzipped)(nonce)
    },
  }
}
