'use client'

import { useEffect, useRef } from 'react'

/** A heading counts as read once it is this near to the top of the window. */
const readPx = 140

/** Marks in the list around it where its reader is on the page. Without a script nothing is marked. */
export function FollowReading() {
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const nav = here.current?.closest('nav')
    const links = [...(nav?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])]
    const headings = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))))
    const mark = () => {
      // What is folded away has no place.
      const read = headings.findLastIndex(
        (heading) => heading?.checkVisibility() && heading.getBoundingClientRect().top < readPx,
      )
      for (const [at, link] of links.entries()) {
        if (at !== read) link.removeAttribute('aria-current')
        else if (!link.hasAttribute('aria-current')) {
          link.setAttribute('aria-current', 'location')
          if (nav) nav.scrollTop = link.offsetTop - nav.clientHeight / 2
          const row = link.closest('ul')
          if (row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
        }
      }
    }
    mark()
    window.addEventListener('scroll', mark, { passive: true })
    return () => window.removeEventListener('scroll', mark)
  }, [])
  return <span ref={here} hidden />
}
