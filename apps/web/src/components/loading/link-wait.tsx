'use client'

import { useLinkStatus } from 'next/link'

/** Stands in a link: a line across the top of the window while the page that it leads to is on its way. */
export function LinkWait() {
  const { pending } = useLinkStatus()
  return pending && <span aria-hidden="true" className="link-wait" />
}
