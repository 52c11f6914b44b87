'use client'

import { FailedPage } from '../site/failed-page.tsx'

/** A failure that never happened: trying again changes nothing. */
export function FailedSample() {
  return <FailedPage isPage={false} onRetry={() => undefined} />
}
