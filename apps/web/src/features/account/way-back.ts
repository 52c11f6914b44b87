/** Where there are pages to go on to. To sign in again, or to sign out, is none of them. */
const place =
  /^\/(?:account\/(?:webhooks|invitation)$|(?:admin|agents|community|daily|docs|following|games|hunt|lab|leaderboard|matches|play|report|schedule|seasons|watch|week)(?:\/|$))/u

/** The page to open once the reader of the account page is signed in: one of this site, with what it was asked for. */
export function wayBack(next: string | readonly string[] | undefined): string {
  if (typeof next !== 'string' || !next.startsWith('/')) return '/account'
  const origin = 'http://this.site'
  const url = URL.canParse(next, origin) ? new URL(next, origin) : undefined
  return url?.origin === origin && place.test(url.pathname) ? `${url.pathname}${url.search}` : '/account'
}

type Asked = Readonly<Record<string, string | readonly string[] | undefined>>

/** The account page, which leads back to a page with what it was asked for. */
export function signInAt(page: string, asked: Asked): string {
  const kept = Object.entries(asked).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const query = new URLSearchParams(kept).toString()
  return `/account?${new URLSearchParams({ next: query === '' ? page : `${page}?${query}` }).toString()}`
}
