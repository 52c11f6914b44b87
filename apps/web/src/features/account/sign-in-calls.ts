/**
 * The calls of next-auth's protocol that these forms make. Its own client does the same and brings a session for every
 * page along, which nothing here reads: pages are told by the server who reads them.
 */
async function change(path: string, fields: Readonly<Record<string, string>>): Promise<URL> {
  const csrfToken = await named('csrfToken', fetch('/api/auth/csrf'))
  const body = new URLSearchParams({ ...fields, csrfToken, json: 'true' })
  const url = await named('url', fetch(`/api/auth/${path}`, { method: 'POST', body }))
  return new URL(url, window.location.href)
}

/** What the API refuses, by its code: next-auth itself has an address for everything. */
class Refused extends Error {}

/** The one text that an answer is asked for. A refusal of the API's own, such as for too many calls, has none. */
async function named(name: string, asked: Promise<Response>): Promise<string> {
  const answer: unknown = await (await asked).json()
  const text: unknown = Reflect.get(Object(answer), name)
  if (typeof text === 'string') return text
  throw new Refused(String(Reflect.get(Object(Reflect.get(Object(answer), 'error')), 'code')))
}

/** Signs in; what it gives back is why not, as next-auth names it. */
export const signInWith = (email: string, password: string) =>
  comeIn('callback/credentials', { email, password })

/** Confirms an address by a link, and signs in. */
export const enterWith = (secret: string) => comeIn('callback/link', { secret })

async function comeIn(path: string, fields: Readonly<Record<string, string>>): Promise<string | null> {
  try {
    const url = await change(path, fields)
    return url.searchParams.get('error')
  } catch (error) {
    const code = error instanceof Refused ? error.message : 'other'
    return code === 'too-many-requests' ? 'throttled' : code
  }
}

/** Leads to where else one can say who one is, and from there on to the next page. */
export async function signInAt(provider: string, callbackUrl: string): Promise<void> {
  window.location.assign(await change(`signin/${provider}`, { callbackUrl }))
}

export async function signOut(): Promise<void> {
  window.location.assign(await change('signout', { callbackUrl: '/' }))
}
