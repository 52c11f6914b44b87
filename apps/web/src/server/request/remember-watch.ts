import { watchCookie, watchCookieOf } from '../../features/watch/watch-cookie.ts'
import { nonceAskedFor } from '../page-cache/make-page.ts'
import { standBefore } from './stand-before.ts'

const aYearInSeconds = 365 * 24 * 60 * 60

/**
 * Remembers in a cookie which channel and language a reader of the hall has chosen, also without a script. It follows
 * from the address alone, and is written beside a page that is kept for many, never into it.
 */
export function rememberWatch(): () => void {
  return standBefore((request, response, pass) => {
    const { url = '', method, headers } = request
    const isPrefetch =
      headers['next-router-prefetch'] !== undefined || headers['sec-purpose']?.includes('prefetch')
    const isAsked = method === 'GET' && !isPrefetch && nonceAskedFor(headers) === undefined
    const cookie = isAsked ? cookieFor(url) : undefined
    if (cookie !== undefined) response.appendHeader('set-cookie', cookie)
    pass()
  })
}

/** Undefined where an address chooses nothing. */
function cookieFor(url: string): string | undefined {
  const [path, search = ''] = url.split('?')
  const text = path === '/watch' ? watchCookieOf(new URLSearchParams(search)) : undefined
  if (text === undefined) return undefined
  const lasting = text === '' ? 0 : aYearInSeconds
  return `${watchCookie}=${text}; Path=/; Max-Age=${lasting}; HttpOnly; SameSite=lax`
}
