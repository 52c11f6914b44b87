import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { logOf, matchesOf } from './support/matches.ts'

const shown = (page: Page) =>
  page
    .getByTestId('player-event')
    .evaluateAll((events) => events.map((event) => Number(event.getAttribute('data-seq'))))

test('a spectator whose connection breaks again and again ends with every event once', async ({
  page,
  context,
}) => {
  const fresh = await matchesOf(page, 'status=live&language=en')
  const id = fresh.sort((a, b) => a.entries - b.entries)[0]?.id ?? ''
  await page.goto(`/matches/${id}?view=transcript&reveal=2`)
  await expect(page.getByTestId('live-badge')).toBeVisible()
  for (let cut = 0; cut < 4; cut++) {
    const before = (await logOf(page, id)).length
    await context.setOffline(true)
    await expect.poll(async () => (await logOf(page, id)).length, { timeout: 60_000 }).toBeGreaterThan(before)
    await context.setOffline(false)
  }
  await expect(page.getByTestId('winner')).toBeVisible({ timeout: 110_000 })
  const seen = await shown(page)
  await page.goto(`/matches/${id}?view=transcript&reveal=2&e=${(await logOf(page, id)).length - 1}`)
  await expect(page.getByTestId('winner')).toBeVisible()
  expect(seen).toEqual(await shown(page))
})
