/** Keeps the game, channel and language in which a reader stays. */
export const watchCookie = 'wis-watch'

const any = 'all'
const name = /^[a-z\d-]{1,40}$/

/**
 * What an address chooses, as the cookie keeps it: empty where there is nothing to keep, undefined where the address
 * says nothing of it. Names are checked when the cookie is read.
 */
export function watchCookieOf(search: URLSearchParams): string | undefined {
  if (!['game', 'channel', 'language'].some((one) => search.has(one))) return undefined
  const chosen = (one: string) => {
    const text = search.get(one) ?? any
    return name.test(text) ? text : any
  }
  const [game, place] = [chosen('game'), `${chosen('channel')}_${chosen('language')}`]
  if (game !== any) return `${place}_${game}`
  return place === `${any}_${any}` ? '' : place
}
