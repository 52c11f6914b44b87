import type { IncomingHttpHeaders } from 'node:http'
import { tasteCookies } from '../../components/page/taste-cookies.ts'
import { localeCookie, pickLocale } from '../../i18n/locale.ts'

/** As much of a request as a page for everybody may depend on. */
export interface PlainRequest {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
}

interface Asked {
  /** As it stands in the request: path and search. */
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

/** The pages that many look at in the same moment: the hall, the board, and a match that somebody has shared. */
const crowded = /^\/(watch|leaderboard|(embed\/)?matches\/[\w-]+)?$/
const longestSearch = 200

/** What is left of a request when everything personal is taken from it; undefined where its page is somebody's own. */
export function plainRequest({ url = '', headers }: Asked): PlainRequest | undefined {
  const [path = ''] = url.split('?')
  if (!crowded.test(path) || url.length - path.length > longestSearch) return undefined
  // The router in a browser asks for the inside of a page.
  if (!headers.accept?.includes('text/html')) return undefined
  const cookies = cookiesIn(headers.cookie)
  if ([...cookies.keys()].some((name) => name.includes('session-token'))) return undefined
  const taste = Object.values(tasteCookies).flatMap((name) => {
    const value = cookies.get(name) ?? ''
    return /^\w{1,10}$/.test(value) ? [`${name}=${value}`] : []
  })
  return {
    address: url,
    headers: {
      'accept-language': pickLocale(cookies.get(localeCookie), headers['accept-language'] ?? null),
      cookie: taste.join('; '),
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
