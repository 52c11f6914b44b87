import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { preferenceCookies } from '../../components/page/preference-cookies.ts'
import { watchCookie } from '../../features/watch/watch-cookie.ts'
import { localeCookie, pickLocale } from '../../i18n/locale.ts'
import { env } from '../env/env.ts'
import { newNonce } from './page-nonce.ts'

/** A page for many visitors, each with a nonce of their own. */
export interface CachedPage {
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
export async function makePage({ address, headers }: PlainRequest): Promise<CachedPage | undefined> {
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

async function ask(address: string, headers: PlainRequest['headers']): Promise<CachedPage | undefined> {
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
  return cachedPage(
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

function cachedPage(headers: HeaderValues, parts: readonly string[]): CachedPage {
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

const deflate = promisify(deflateRaw)

const windowBytes = 32 * 1024
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty block, marked as the last one. */
const lastBlock = Buffer.from([3, 0])

/**
 * Compresses the common parts of many answers once. The answers differ only in the filling between the parts, which
 * has `gapBytes` bytes in every gap and goes in uncompressed, as a block of its own. A part may refer back to earlier
 * text but never into a gap, because the gap is full of zeros, which no text contains.
 */
export async function gzipAround(
  parts: readonly string[],
  gapBytes: number,
): Promise<(filling: string) => Buffer> {
  const texts = parts.map((part) => Buffer.from(part))
  if (texts.some((text) => text.includes(0))) throw new Error('a text with a zero in it is no text')
  const whole = Buffer.concat(between(texts, Buffer.alloc(gapBytes)))
  let at = 0
  const blocks = await Promise.all(
    texts.map((text) => {
      const dictionary = whole.subarray(Math.max(0, at - windowBytes), at)
      at += text.length + gapBytes
      const known = dictionary.length > 0 ? { dictionary } : {}
      return deflate(text, { ...known, finishFlush: constants.Z_SYNC_FLUSH })
    }),
  )
  return (filling) => {
    const filled = Buffer.from(filling)
    if (filled.length !== gapBytes) throw new Error(`${filled.length} bytes do not fill a gap of ${gapBytes}`)
    const content = between(blocks, stored(filled))
    return Buffer.concat([header, ...content, lastBlock, trailer(between(texts, filled))])
  }
}

function between(parts: readonly Buffer[], filling: Buffer): readonly Buffer[] {
  return parts.flatMap((part, place) => (place === 0 ? [part] : [filling, part]))
}

/** An uncompressed block that is not the last one. The block before it must end on a full byte. */
function stored(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(bytes.length ^ 0xffff, 3)
  return Buffer.concat([head, bytes])
}

function trailer(texts: readonly Buffer[]): Buffer {
  const end = Buffer.alloc(8)
  let [sum, length] = [0, 0]
  for (const text of texts) {
    // For an empty text, crc32 returns zero and ignores the sum so far.
    if (text.length > 0) sum = crc32(text, sum)
    length += text.length
  }
  end.writeUInt32LE(sum, 0)
  end.writeUInt32LE(length, 4)
  return end
}

/** The parts of a request that a page for everybody may depend on. */
interface PlainRequest {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
}

interface Asked {
  /** Path and search, as in the request. */
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

/**
 * The pages that many people open in the same moment: the watch page, the board, and a match that somebody has
 * shared.
 */
const crowded = /^\/(watch|leaderboard|(embed\/)?matches\/[\w-]+)?$/
const longestSearch = 200

/** A request without anything personal; undefined if its page is personal. */
export function plainRequest({ url = '', headers }: Asked): PlainRequest | undefined {
  const [path = ''] = url.split('?')
  if (!crowded.test(path) || url.length - path.length > longestSearch) return undefined
  // The router in a browser asks for a part of a page only.
  if (!headers.accept?.includes('text/html')) return undefined
  const cookies = cookiesIn(headers.cookie)
  const names = [...cookies.keys()]
  if (names.some((name) => name.includes('session-token'))) return undefined
  // A guest may be the only one who reads a match.
  if (path.startsWith('/matches/') && names.some((name) => name.endsWith('wis-guest'))) return undefined
  const kept = (name: string) => {
    const value = cookies.get(name) ?? ''
    return /^[\w-]{1,40}$/.test(value) ? [`${name}=${value}`] : []
  }
  const preferences = Object.values(preferenceCookies).flatMap(kept)
  // An address that asks for something says more than what was chosen before.
  const watched = url === '/watch' ? kept(watchCookie) : []
  return {
    address: url,
    headers: {
      'accept-language': pickLocale(cookies.get(localeCookie), headers['accept-language'] ?? null),
      cookie: [...preferences, ...watched].join('; '),
    },
  }
}

function cookiesIn(header = ''): ReadonlyMap<string, string> {
  return new Map(
    header.split(';').map((cookie) => {
      const [name = '', ...value] = cookie.trim().split('=')
      return [name, value.join('=')]
    }),
  )
}
