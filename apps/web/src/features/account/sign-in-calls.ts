/**
 * The calls of next-auth's protocol that these forms make. The client of next-auth would also add a session to every
 * page, which nothing here reads, because the server tells each page its reader.
 */
async function change(path: string, fields: Readonly<Record<string, string>>): Promise<URL> {
  const csrfToken = await named('csrfToken', fetch('/api/auth/csrf'))
  const body = new URLSearchParams({ ...fields, csrfToken, json: 'true' })
  const url = await named('url', fetch(`/api/auth/${path}`, { method: 'POST', body }))
  return new URL(url, window.location.href)
}

/** The API's own refusals, by code, because next-auth reports only addresses. */
class Refused extends Error {}

/** The one text expected in an answer. A refusal by the API, such as for too many calls, has none. */
async function named(name: string, asked: Promise<Response>): Promise<string> {
  const answer: unknown = await (await asked).json()
  const text: unknown = Reflect.get(Object(answer), name)
  if (typeof text === 'string') return text
  throw new Refused(String(Reflect.get(Object(Reflect.get(Object(answer), 'error')), 'code')))
}

/** Signs in. Returns the reason for a failure, as next-auth names it. */
export const signInWith = (email: string, password: string, proof?: string) =>
  comeIn('callback/credentials', { email, password, ...(proof !== undefined && { proof }) })

/** Signs in by a link in a letter, which also confirms the address. */
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

/** Leads to a provider to sign in with, and from there on to the next page. */
export async function signInAt(provider: string, callbackUrl: string): Promise<void> {
  window.location.assign(await change(`signin/${provider}`, { callbackUrl }))
}

export async function signOut(): Promise<void> {
  window.location.assign(await change('signout', { callbackUrl: '/' }))
}
