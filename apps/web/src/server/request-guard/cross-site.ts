import type { IncomingHttpHeaders } from 'node:http'

/** Whether a page of another site sent this form. Browsers name the page; programs need not. */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const { origin } = headers
  if (origin === undefined) return false
  const named =
    String(headers['x-forwarded-host'] ?? '')
      .split(',')[0]
      ?.trim() || headers.host
  return !URL.canParse(origin) || new URL(origin).host !== named
}
