/** Where somebody who had to sign in first may have come from. No other address is ever led to. */
const places: readonly string[] = ['/agents/new', '/seasons/new', '/account/webhooks']
const pageOfOne = /^\/(agents|seasons)\/[a-z0-9][a-z0-9-]{0,63}$/

/** Where the address of the account page leads to once its reader is signed in. */
export function wayBack(next: string | readonly string[] | undefined): string {
  return typeof next === 'string' && (places.includes(next) || pageOfOne.test(next)) ? next : '/account'
}
