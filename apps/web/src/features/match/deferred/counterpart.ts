const part = '[data-touched]'

/**
 * Finds an element again, in case the server's drawing of its part gives way to that of the browser. The new one looks
 * the same, so the element is in the same place.
 */
export function counterpartOf<E extends Element>(element: E): () => E | undefined {
  const name = element.closest(part)?.getAttribute('data-touched')
  if (!name) return () => element
  const all = () => [...document.querySelectorAll<E>(`[data-touched="${name}"] ${element.localName}`)]
  const place = all().indexOf(element)
  return () => (element.isConnected ? element : all()[place])
}

/** Whether the code of what a touch was for is still missing, although the page is awake. */
export function isInPart(element: Element): boolean {
  return element.closest(part) !== null
}
