'use client'

import FailedPage from '../site/failed-page.tsx'

/** A made-up failure, so trying again changes nothing. */
export function FailedSample() {
  return <FailedPage isPage={false} onRetry={() => undefined} />
}
