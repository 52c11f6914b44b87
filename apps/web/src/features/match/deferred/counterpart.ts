const part = '[data-touched]'

/**
 * The element of the page that stands for another, in case the server's drawing of its part has given way to that of
 * the browser. The new one looks the same, so the element is in the same place.
 */
export function counterpartOf<E extends Element>(element: E): E | undefined {
  const drawn = element.closest(part)
  if (element.isConnected || !drawn) return element
  const place = [...drawn.querySelectorAll(element.localName)].indexOf(element)
  const name = drawn.getAttribute('data-touched')
  return document.querySelectorAll<E>(`[data-touched="${name}"] ${element.localName}`)[place]
}

/** Whether the code of what a touch was for is still missing, although the page is awake. */
export function isInPart(element: Element): boolean {
  return element.closest(part) !== null
}
