import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { SpyEntry } from '@wis/games/who-is-spy'
import { freshMatch, logOf } from './support/matches.ts'
import { nightly } from './support/run-in-full.ts'

const shown = (page: Page) =>
  page
    .getByTestId('player-event')
    .evaluateAll((events) => events.map((event) => Number(event.getAttribute('data-seq'))))

const isOver = (log: readonly SpyEntry[]) =>
  log.some(({ event }) => event.type === 'match-ended' || event.type === 'match-voided')

test(
  'a spectator whose connection breaks repeatedly ends with every event once',
  nightly,
  async ({ page, context }) => {
    const id = await freshMatch(page)
    await page.goto(`/matches/${id}?view=transcript&reveal=2`)
    await expect(page.getByTestId('live-badge')).toBeVisible()
    for (let cut = 0; cut < 4; cut++) {
      const before = await logOf(page, id)
      // A match that is over sends no more news.
      if (isOver(before)) break
      await context.setOffline(true)
      await expect
        .poll(async () => (await logOf(page, id)).length, { timeout: 60_000 })
        .toBeGreaterThan(before.length)
      await context.setOffline(false)
    }
    await expect(page.getByTestId('result')).toBeVisible({ timeout: 110_000 })
    const seen = await shown(page)
    await page.goto(`/matches/${id}?view=transcript&e=${(await logOf(page, id)).length - 1}&reveal=0`)
    await expect(page.getByTestId('result')).toBeVisible()
    expect(seen).toEqual(await shown(page))
  },
)

test('a spectator in a network without WebSocket can still follow a match', nightly, async ({ page }) => {
  await page.routeWebSocket(/\/socket\.io/, (socket) => socket.close())
  const polled = page.waitForResponse(/\/socket\.io\?.*transport=polling/)
  const id = await freshMatch(page)
  await page.goto(`/matches/${id}?view=transcript&reveal=2`)
  expect((await polled).ok()).toBe(true)
  const before = Math.max(...(await shown(page)))
  await expect.poll(async () => Math.max(...(await shown(page))), { timeout: 60_000 }).toBeGreaterThan(before)
  const end = (await logOf(page, id)).length - 1
  await expect
    .poll(async () => Math.max(...(await shown(page))), { timeout: 60_000 })
    .toBeGreaterThanOrEqual(end)
})
