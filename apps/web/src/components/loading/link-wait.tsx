'use client'

import { useLinkStatus } from 'next/link'

/** Belongs inside a link: draws a line across the top of the window while the next page loads. */
export function LinkWait() {
  const { pending } = useLinkStatus()
  return pending && <span aria-hidden="true" className="link-wait" />
}
