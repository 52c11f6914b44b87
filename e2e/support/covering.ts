import type { Page } from '@playwright/test'

interface Box {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

interface Boxed {
  getBoundingClientRect(): Box
}

/** Elements near a table that must not cover it. */
const others = {
  'said button': '[data-testid="said-button"]',
  slip: '[data-testid="player-event"] > *',
  controls: '[data-testid="controls"]',
  result: '[data-testid="result"]',
  'next table': '[data-testid="next-table"]',
}

/**
 * Lists each overlap with the portrait or the words of a seat, such as "slip over seat 1". Empty if every seat is
 * visible.
 */
export async function covered(page: Page): Promise<string[]> {
  const over: { readonly name: string; readonly boxes: readonly Box[] }[] = []
  for (const [name, selector] of Object.entries(others))
    over.push({ name, boxes: await boxesOf(page, selector) })
  const seats: typeof over = []
  for (let seat = 1; seat <= (await page.getByTestId('seat').count()); seat++) {
    const parts = `[data-testid="seat"]:nth-child(${seat}) :is(p, svg, img)`
    seats.push({ name: `seat ${seat}`, boxes: await boxesOf(page, parts) })
  }
  return seats.flatMap((seat) =>
    [...over, ...seats.filter((other) => other !== seat)]
      .filter(({ boxes }) => boxes.some((box) => seat.boxes.some((own) => overlap(own, box))))
      .map(({ name }) => `${name} over ${seat.name}`),
  )
}

function boxesOf(page: Page, selector: string): Promise<Box[]> {
  return page.locator(selector).evaluateAll((elements: readonly Boxed[]) =>
    elements.map((element) => {
      const { top, right, bottom, left } = element.getBoundingClientRect()
      return { top, right, bottom, left }
    }),
  )
}

function overlap(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 1 && down > 1
}
