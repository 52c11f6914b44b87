/**
 * Whether the site answers at all. A page that asks its router for news while the site is down is replaced by the
 * browser's own page for errors, and all that it has shown is lost.
 */
export const siteAnswers = (): Promise<boolean> =>
  fetch('/api/v1/health', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
