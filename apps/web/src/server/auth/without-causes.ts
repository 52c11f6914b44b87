/** The codes that next-auth and we ourselves use. Any other text in their place is the message of an error. */
const code = /^[A-Za-z]{1,40}$/

/**
 * An answer of next-auth without internal details. It writes the message of any error into the address that it leads
 * to, and a database error names hosts, users and statements.
 */
export async function withoutCauses(answer: Response): Promise<Response> {
  const location = answer.headers.get('location')
  if (location !== null && said(location) !== undefined) {
    const headers = new Headers(answer.headers)
    headers.set('location', plain(location))
    return new Response(answer.body, { status: answer.status, headers })
  }
  if (!/^application\/json\b/.test(answer.headers.get('content-type') ?? '')) return answer
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  const url: unknown = Reflect.get(Object(body), 'url')
  if (typeof url !== 'string' || said(url) === undefined) return answer
  return new Response(JSON.stringify({ url: plain(url) }), answer)
}

const base = 'http://localhost'

/** An error message in an address that is not a known code; undefined if there is none. */
function said(address: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined
  const error = new URL(address, base).searchParams.get('error')
  return error === null || code.test(error) ? undefined : error
}

function plain(address: string): string {
  const url = new URL(address, base)
  url.searchParams.set('error', 'unavailable')
  return address.startsWith('/') ? `${url.pathname}${url.search}` : url.href
}
