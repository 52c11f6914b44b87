interface PageToOpen {
  readonly address: string
  readonly keepsScroll: boolean
}

/** The page of this site that a press opens here, or nothing where the browser itself does what the reader wants. */
export function pageToOpen(event: MouseEvent): PageToOpen | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  // With these keys a link opens in another tab or window, or is saved.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-page]') : null
  if (!link || link.origin !== location.origin || (link.target && link.target !== '_self')) return undefined
  const address = `${link.pathname}${link.search}${link.hash}`
  return { address, keepsScroll: link.dataset['page'] === 'keeps-scroll' }
}
