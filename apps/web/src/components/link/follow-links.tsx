'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'

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
    window.addEventListener('keydown', openSearch)
    return () => {
      window.removeEventListener('click', follow)
      window.removeEventListener('keydown', openSearch)
    }
  }, [router])
  return isOnItsWay && <span aria-hidden="true" className="link-wait" />
}

/** A slash leads to the search from everywhere but a field. */
function openSearch(event: KeyboardEvent): void {
  const { key, target } = event
  if (key !== '/' || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return
  event.preventDefault()
  const field = document.querySelector<HTMLElement>('[role="search"] input')
  if (field) field.focus()
  else document.querySelector<HTMLElement>('header a[href="/search"]')?.click()
}

interface PageToOpen {
  readonly address: string
  readonly keepsScroll: boolean
}

/** The page of this site that a press opens here, or nothing where the browser itself does what the reader wants. */
function pageToOpen(event: MouseEvent): PageToOpen | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  // With these keys a link opens in another tab or window, or is saved.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a[data-page]') : null
  if (!link || (link.getAttribute('target') ?? '_self') !== '_self') return undefined
  // A link in a picture has no properties with the parts of its address.
  const { origin, pathname, search, hash } = new URL(link.getAttribute('href') ?? '', document.baseURI)
  if (origin !== location.origin) return undefined
  return {
    address: `${pathname}${search}${hash}`,
    keepsScroll: link.getAttribute('data-page') === 'keeps-scroll',
  }
}
