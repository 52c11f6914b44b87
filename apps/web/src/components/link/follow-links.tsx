'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { pageToOpen } from './page-to-open.ts'

/**
 * Opens the pages that links of this site lead to without loading the whole site again. One listener serves every link.
 * A line across the top of the window shows that a page is on its way.
 */
export function FollowLinks() {
  const router = useRouter()
  const [isOnItsWay, startTransition] = useTransition()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const page = pageToOpen(event)
      if (!page) return
      event.preventDefault()
      startTransition(() => {
        router.push(page.address, { scroll: !page.keepsScroll })
      })
    }
    // The window hears a press last, after the parts of the page that may have used it themselves.
    window.addEventListener('click', follow)
    return () => {
      window.removeEventListener('click', follow)
    }
  }, [router])
  return isOnItsWay && <span aria-hidden="true" className="link-wait" />
}
