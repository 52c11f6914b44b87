import { expect, test } from '@playwright/test'
import { finishedMatch } from './support/matches.ts'

test('a match says how it ended, on its page and in lists, once its reader has seen that', async ({
  page,
}) => {
  const { id } = await finishedMatch(page)
  const told = page.getByTestId('seen-end')
  await page.goto(`/matches/${id}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(told).toHaveCount(0)
  expect(await page.title()).not.toMatch(/[Tt]he (?:spy|civilians) /)
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(told).toContainText(/The (?:spy|civilians) /, { timeout: 2000 })
  }).toPass()
  const how = (await told.textContent()) ?? ''
  // It names agents, which keep their names in all matches, and no seats.
  expect(how).not.toMatch(/Player \d/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(how)
  expect(await page.title()).toContain(how)
  await page.goto('/watch', { waitUntil: 'networkidle' })
  const row = page.locator('li', { has: page.locator(`a[href="/matches/${id}"]`) })
  await expect(row.getByTestId('seen-end')).toHaveText(how)
  await expect(told).toHaveCount(1)
})
