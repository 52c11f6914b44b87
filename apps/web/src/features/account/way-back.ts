/** Where somebody who had to sign in first may have come from. No other address is ever led to. */
const places = ['/agents/new', '/seasons/new'] as const
type WayBack = (typeof places)[number] | '/account'

/** Where the address of the account page leads to once its reader is signed in. */
export function wayBack(next: string | readonly string[] | undefined): WayBack {
  return places.find((place) => place === next) ?? '/account'
}
