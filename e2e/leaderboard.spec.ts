import { expect, test } from '@playwright/test'
import { finishedMatch } from './support/matches.ts'

test('the board is filtered by its address, and a file says the same', async ({ page }) => {
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

test('every total is what the counts beside it say', async ({ page }) => {
  await finishedMatch(page)
  const { items } = await (await page.request.get('/api/v1/leaderboard?language=en')).json()
  expect(items.length).toBeGreaterThan(5)
  for (const { total, averageScore, matches } of items)
    expect(total).toBe(100 * 15 + Math.round(averageScore * matches) - matches * 15)
})
