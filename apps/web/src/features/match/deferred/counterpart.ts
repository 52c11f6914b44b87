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

/** Whether an element was the server's drawing of a part that has given way. Everything else has heard its touches. */
export function hasGivenWay(element: Element): boolean {
  return !element.isConnected && element.closest(part) !== null
}
