import type { IncomingHttpHeaders } from 'node:http'
import { tasteCookies } from '../../components/page/taste-cookies.ts'
import { watchCookie } from '../../features/watch/watch-taste.ts'
import { localeCookie, pickLocale } from '../../i18n/locale.ts'

/** The parts of a request that a page for everybody may depend on. */
export interface PlainRequest {
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
  if ([...cookies.keys()].some((name) => name.includes('session-token'))) return undefined
  const kept = (name: string) => {
    const value = cookies.get(name) ?? ''
    return /^[\w-]{1,40}$/.test(value) ? [`${name}=${value}`] : []
  }
  const taste = Object.values(tasteCookies).flatMap(kept)
  // An address that asks for something says more than what was chosen before.
  const watched = url === '/watch' ? kept(watchCookie) : []
  return {
    address: url,
    headers: {
      'accept-language': pickLocale(cookies.get(localeCookie), headers['accept-language'] ?? null),
      cookie: [...taste, ...watched].join('; '),
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
