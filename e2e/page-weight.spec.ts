import { expect, test } from '@playwright/test'
import type { Page, Request } from '@playwright/test'
import { z } from 'zod'
import { finishedMatch } from './support/matches.ts'

/** Compressed, in KiB. React and the router of Next are about 128 of it on every page, and the socket of what is live 13. */
const most: Readonly<Record<string, number>> = {
  '/': 172,
  '/watch': 172,
  '/leaderboard': 146,
  '/agents': 146,
  '/community': 146,
  '/seasons': 146,
  '/schedule': 146,
  '/docs/rules': 146,
  '/docs/protocol': 146,
  '/matches/[id]': 175,
}

test('no page sends a browser more than it may, and nothing jumps while it loads', async ({
  page: asker,
  browser,
}) => {
  test.setTimeout(180_000)
  const { id } = await finishedMatch(asker)
  const found: string[] = []
  for (const [name, limit] of Object.entries(most)) {
    // In a context of its own: what another page has brought already would not be counted.
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.addInitScript({ content: watchShifts })
    const weigh = weighScripts(page)
    await page.goto(name.replace('[id]', id), { waitUntil: 'networkidle' })
    const scripts = await weigh()
    const shift = shifts.parse(await page.evaluate('globalThis.layoutShift'))
    await context.close()
    console.log(`${name}: ${scripts} KiB of scripts, layout shift ${shift.toFixed(3)}`)
    if (scripts > limit) found.push(`${name}: ${scripts} KiB of scripts, at most ${limit}`)
    if (shift > 0.05) found.push(`${name}: layout shift ${shift.toFixed(3)}`)
  }
  expect(found).toEqual([])
})

/** Runs in the page, before anything else does. */
const watchShifts = `
  globalThis.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.layoutShift += value
  }).observe({ type: 'layout-shift', buffered: true })`

const shifts = z.number()

/** What the scripts of the pages weigh as they come over the wire, since this was last asked. */
function weighScripts(page: Page): () => Promise<number> {
  let finished: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') finished.push(request)
  })
  return async () => {
    const sizes = await Promise.all(finished.map((request) => request.sizes()))
    finished = []
    return Math.round(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1024)
  }
}
