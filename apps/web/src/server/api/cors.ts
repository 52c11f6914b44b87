const exposed = [
  ...['etag', 'retry-after', 'accept-ranges', 'content-range', 'content-disposition'],
  ...['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'ratelimit-policy'],
]

/** Any page may read: with what everybody may see, or with a token of its own, never with a visitor's session. */
export const corsHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposed.join(', '),
  vary: 'authorization, cookie',
}

/** What a browser is told that asks beforehand: reads are open to every page, changes to none of another site. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'authorization, if-none-match, range, if-range',
      'access-control-max-age': '86400',
    },
  })
}
