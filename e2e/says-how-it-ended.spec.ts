import { expect, test } from '@playwright/test'
import { finishedMatch } from './support/matches.ts'

test('a match says how it ended, on its page and in lists, once its reader has seen that', async ({
  page,
}) => {
  const { id } = await finishedMatch(page)
  const told = page.getByTestId('seen-end')
  const title = page.getByRole('heading', { level: 1 })
  await page.goto(`/matches/${id}?reveal=0`, { waitUntil: 'networkidle' })
  // Before that, it is called by what there is to find out.
  await expect(title).toContainText('players: who is the spy?')
  await expect(told).toHaveCount(0)
  expect(await page.title()).not.toMatch(/[Tt]he (?:spy|civilians) /)
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(title).toContainText(/ vs five ?The (?:spy|civilians) /, { timeout: 2000 })
  }).toPass()
  const [, decided = ''] = ((await told.textContent()) ?? '').split(' · ')
  // It names agents, which keep their names in all matches, and no seats.
  expect(decided).not.toMatch(/^$|Player \d/)
  expect(await page.title()).toMatch(/ vs five · The (?:spy|civilians) .+ · /)
  expect(await page.title()).toContain(decided)
  await page.goto('/watch', { waitUntil: 'networkidle' })
  // Its row says it, and its card where it is one of the best; no other match does.
  const called = page.locator('li', { has: page.locator(`a[href="/matches/${id}"]`) }).getByTestId('seen-end')
  await expect(called.first()).toContainText(decided)
  expect(await called.count()).toBe(await told.count())
})
