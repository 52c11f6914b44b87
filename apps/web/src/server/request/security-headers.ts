/**
 * What a page of ours may load and run. Styles in attributes are allowed because places on a stage are numbers;
 * scripts run only with this answer's nonce. Others may frame only what is made for it.
 */
export function contentSecurityPolicy(nonce: string, isProduction: boolean, isFramed = false): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isProduction ? '' : ` 'unsafe-eval'`}`,
    `style-src 'self' ${isProduction ? `'nonce-${nonce}'` : `'unsafe-inline'`}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${isFramed ? '*' : `'none'`}`,
  ].join('; ')
}

/** The pages that are made to stand in somebody else's. */
export function isFramed(pathname: string): boolean {
  return pathname.startsWith('/embed/')
}

/** By which a layout knows that it stands in a frame, and in which theme; it has no other way to learn where it is. */
export const framedHeader = 'x-wis-framed'

const plainHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}

/** For a year, for this host alone: what else stands under its name is not ours to promise. */
const httpsOnly = { 'strict-transport-security': 'max-age=31536000' }

interface Page {
  readonly isProduction: boolean
  readonly isFramed: boolean
  /** Whether visitors come over https. */
  readonly isHttps: boolean
}

/** What every answer says about what may be done with it. */
export function securityHeaders(nonce: string, { isProduction, isFramed, isHttps }: Page) {
  return {
    'content-security-policy': contentSecurityPolicy(nonce, isProduction, isFramed),
    ...plainHeaders,
    ...(isHttps && httpsOnly),
    // It knows one origin or none, and would overrule the policy in older browsers.
    ...(!isFramed && { 'x-frame-options': 'DENY' }),
  }
}
