/** The pages that may ask a visitor to sign in. Signing in leads back to no other address. */
const places: readonly string[] = ['/agents/new', '/seasons/new', '/account/webhooks']
const pageOfOne = /^\/(agents|seasons)\/[a-z0-9][a-z0-9-]{0,63}$/

/** The page to open once the reader of the account page is signed in. */
export function wayBack(next: string | readonly string[] | undefined): string {
  return typeof next === 'string' && (places.includes(next) || pageOfOne.test(next)) ? next : '/account'
}
