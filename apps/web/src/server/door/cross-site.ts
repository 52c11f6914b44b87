import type { IncomingHttpHeaders } from 'node:http'

/** Whether a form was sent by a page of another site. Browsers say where a page comes from; programs need not. */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const { origin } = headers
  if (origin === undefined) return false
  const named =
    String(headers['x-forwarded-host'] ?? '')
      .split(',')[0]
      ?.trim() || headers.host
  return !URL.canParse(origin) || new URL(origin).host !== named
}
