import type { Page } from '@playwright/test'

interface Box {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

interface Boxed {
  getBoundingClientRect(): Box
  matches(selector: string): boolean
  querySelectorAll(selector: string): Iterable<Boxed>
}

/** Elements near a table that must not cover it. */
const others = {
  slip: '[data-testid="middle"] > *',
  controls: '[data-testid="controls"]',
  result: '[data-testid="result"]',
  'next table': '[data-testid="next-table"]',
}

/**
 * Lists each overlap with the portrait or the words of a seat, such as "slip over seat 1". Empty if every seat is
 * visible. All boxes are of one instant, because a live page may scroll between two questions.
 */
export async function covered(page: Page): Promise<string[]> {
  const all = ['[data-testid="seat"]', ...Object.values(others)].join(', ')
  const { near, seats } = await page.locator(all).evaluateAll(boxesNow, others)
  return seats.flatMap((seat) =>
    [...near, ...seats.filter((other) => other !== seat)]
      .filter(({ boxes }) => boxes.some((box) => seat.boxes.some((own) => overlap(own, box))))
      .map(({ name }) => `${name} over ${seat.name}`),
  )
}

interface Boxes {
  readonly name: string
  readonly boxes: readonly Box[]
}

/** Runs in the page. */
function boxesNow(
  elements: readonly Boxed[],
  selectors: Readonly<Record<string, string>>,
): { readonly near: readonly Boxes[]; readonly seats: readonly Boxes[] } {
  const boxesOf = (some: readonly Boxed[]) =>
    some.map((element) => {
      const { top, right, bottom, left } = element.getBoundingClientRect()
      return { top, right, bottom, left }
    })
  return {
    near: Object.entries(selectors).map(([name, selector]) => ({
      name,
      boxes: boxesOf(elements.filter((element) => element.matches(selector))),
    })),
    seats: elements
      .filter((element) => element.matches('[data-testid="seat"]'))
      .map((seat, place) => ({
        name: `seat ${place + 1}`,
        boxes: boxesOf([...seat.querySelectorAll('p, svg, img')]),
      })),
  }
}

function overlap(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 1 && down > 1
}
