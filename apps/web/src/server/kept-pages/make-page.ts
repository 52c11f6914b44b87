import { env } from '../env/env.ts'
import { gzipAround } from './gzip-around.ts'
import { newNonce } from './page-nonce.ts'
import type { PlainRequest } from './plain-request.ts'

/** A page for many, each of whom has a nonce of their own. */
export interface KeptPage {
  headersWith(nonce: string): HeaderValues
  bodyWith(nonce: string): Buffer
  /** Compressed at the first call, around where nonces belong. */
  gzippedWith(nonce: string): Promise<Buffer>
}

type HeaderValues = Readonly<Record<string, string>>

const patienceMs = 10_000
const keptHeaders = ['content-type', 'cache-control', 'link']

/** Proves to this server that it is itself who asks. */
const proofHeader = 'x-wis-making'
const proof = crypto.randomUUID()
/** Stands in a page that is being made for whatever nonce an answer will have; no answer ever has this one. */
const placeholder = newNonce()

/** The nonce that a request is to be answered with because we ask it ourselves; nobody else can say so. */
export function nonceAskedFor(headers: Readonly<Record<string, unknown>>): string | undefined {
  return headers[proofHeader] === proof ? placeholder : undefined
}

/**
 * Asks this very server, as somebody of whom nothing is known. What cannot be kept, or takes too long, is left to be made
 * as ever: nobody waits for ever for what others wait for too.
 */
export async function makePage({ address, headers }: PlainRequest): Promise<KeptPage | undefined> {
  // Breaking a request off does not always end the reading of its answer.
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
 * A page that was begun has its status already: where something fails after that, where it turns out to be missing or to have
 * moved, Next says so in what follows. No text of a stranger reads like these marks: its quotation marks are written otherwise.
 */
const broken = [
  /<template data-dgst="(?!BAILOUT_TO_CLIENT_SIDE_RENDERING")/,
  /<meta name="next-error"/,
  /<meta id="__next-page-redirect"/,
]

const isWhole = (text: string) => !broken.some((mark) => mark.test(text))

/** It comes compressed or not, as its reader likes. */
function varying(names: string): string {
  return /accept-encoding/i.test(names) ? names : [...(names ? [names] : []), 'Accept-Encoding'].join(', ')
}

function keptPage(headers: HeaderValues, parts: readonly string[]): KeptPage {
  let gzipped: ReturnType<typeof gzipAround> | undefined
  const entries = Object.entries(headers)
  return {
    // Also what is to be loaded ahead is named with it.
    headersWith: (nonce) =>
      Object.fromEntries(entries.map(([name, value]) => [name, value.replaceAll(placeholder, nonce)])),
    bodyWith: (nonce) => Buffer.from(parts.join(nonce)),
    gzippedWith: async (nonce) => {
      gzipped ??= gzipAround(parts, placeholder.length)
      return (await gzipped)(nonce)
    },
  }
}
