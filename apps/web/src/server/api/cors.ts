const exposed = [
  ...['etag', 'retry-after', 'accept-ranges', 'content-range', 'content-disposition'],
  ...['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'ratelimit-policy'],
]

/** Any page may read public data, or use a token of its own, but never a visitor's session. */
export const corsHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposed.join(', '),
  vary: 'authorization, cookie',
}

/** The answer to a preflight request: every page may read, and no page of another site may change anything. */
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
