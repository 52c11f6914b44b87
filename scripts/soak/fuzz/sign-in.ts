/** Of every account that a program makes for itself. */
export const password = 'a password of the fuzz alone'

export async function signIn(site: string, email: string, address: string): Promise<string> {
  const headers = { 'x-forwarded-for': address }
  const first = await fetch(`${site}/api/auth/csrf`, { headers })
  const { csrfToken } = (await first.json()) as { readonly csrfToken: string }
  const cookies = first.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const body = new URLSearchParams({ email, password, csrfToken, json: 'true' })
  const sent = { ...headers, cookie: cookies.join('; ') }
  const answer = await fetch(`${site}/api/auth/callback/credentials`, { method: 'POST', headers: sent, body })
  const session = answer.headers.getSetCookie().find((line) => line.includes('session-token='))
  if (!session) throw new Error(`nobody was signed in: ${await answer.text()}`)
  return [...cookies, session.split(';')[0]].join('; ')
}
