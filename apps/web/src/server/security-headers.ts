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

/** By which a layout knows that it stands in a frame; it has no other way to learn where it is. */
export const framedHeader = 'x-wis-framed'

export const plainHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}
