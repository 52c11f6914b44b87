import { expect, test } from '@playwright/test'
import { finishedMatch } from './support/matches.ts'
import { oneIn } from './support/run-in-full.ts'

test('the board is filtered by its address, and its file has the same lines', async ({ page }) => {
  await finishedMatch(page, 'zh')
  await page.goto('/leaderboard?language=zh')
  await expect(page.getByRole('table').first()).toBeVisible()
  const named = await page.getByRole('table').first().getByRole('row').count()
  expect(named).toBeGreaterThan(1)

  // A match may end between the two answers.
  await expect(async () => {
    const csv = await page.request.get('/api/v1/leaderboard?language=zh', { headers: { accept: 'text/csv' } })
    expect(csv.headers()['content-type']).toContain('text/csv')
    const json = await (await page.request.get('/api/v1/leaderboard?language=zh')).json()
    const lines = (await csv.text()).trim().split('\r\n')
    expect(lines.length - 1).toBe(json.items.length)
  }).toPass({ timeout: 30_000 })
})

test('every total follows from the counts beside it', async ({ page }) => {
  await finishedMatch(page)
  const { items } = await (await page.request.get('/api/v1/leaderboard?language=en')).json()
  expect(items.length).toBeGreaterThan(5)
  for (const { total, averageScore, matches } of items)
    expect(total).toBe(100 * 15 + Math.round(averageScore * matches) - matches * 15)
})

for (const javaScriptEnabled of oneIn(2, [true, false]))
  test(`all numbers are one switch away, and stay there (${javaScriptEnabled ? 'with' : 'without'} a script)`, async ({
    browser,
    page: asker,
  }) => {
    await finishedMatch(asker)
    const context = await browser.newContext({ javaScriptEnabled, locale: 'en-US' })
    const page = await context.newPage()
    const fouls = page.getByRole('columnheader', { name: 'Foul rate' })
    await page.goto('/leaderboard?tab=total')
    await expect(page.getByRole('columnheader', { name: 'Total' })).toBeVisible()
    await expect(fouls).toHaveCount(0)
    await page.getByRole('button', { name: 'Every number' }).click()
    await expect(fouls).toBeVisible()
    await page.goto('/leaderboard?language=zh')
    await page.goto('/leaderboard?tab=total')
    await expect(fouls).toBeVisible()
    await context.close()
  })

test('the map fits a phone without scrolling sideways', async ({ browser, page: asker }) => {
  await finishedMatch(asker)
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, locale: 'en-US' })
  const page = await context.newPage()
  await expect(async () => {
    await page.goto('/leaderboard?tab=map')
    // Until agents are rated there is no map, so the page is asked for again.
    const map = await page
      .locator('figure svg')
      .locator('visible=true')
      .first()
      .boundingBox({ timeout: 2000 })
    expect(map?.x).toBeGreaterThanOrEqual(0)
    expect((map?.x ?? 0) + (map?.width ?? 999)).toBeLessThanOrEqual(360)
  }).toPass({ timeout: 60_000 })
  await context.close()
})
