/**
 * The content that our pages may load and run. Styles in attributes are allowed, because positions on a stage are
 * numbers; scripts run only with this answer's nonce. Other sites may frame only the pages made for that.
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

/** The pages that are made to stand in a page of another site. */
export function isFramed(pathname: string): boolean {
  return pathname.startsWith('/embed/')
}

/** Tells a layout that it stands in a frame, and in which theme. It has no other way to learn its own address. */
export const framedHeader = 'x-wis-framed'

const plainHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}

/** For a year, and for this host alone, because its subdomains may belong to others. */
const httpsOnly = { 'strict-transport-security': 'max-age=31536000' }

interface Page {
  readonly isProduction: boolean
  readonly isFramed: boolean
  /** Whether visitors come over https. */
  readonly isHttps: boolean
}

export function securityHeaders(nonce: string, { isProduction, isFramed, isHttps }: Page) {
  return {
    'content-security-policy': contentSecurityPolicy(nonce, isProduction, isFramed),
    ...plainHeaders,
    ...(isHttps && httpsOnly),
    // It can name only one origin, and in older browsers it would overrule the policy.
    ...(!isFramed && { 'x-frame-options': 'DENY' }),
  }
}
