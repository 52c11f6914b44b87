import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { leaveTable } from './support/at-table.ts'
import { holdCode } from './support/late-code.ts'
import { finishedMatch } from './support/matches.ts'

/** Opens a page whose code comes only with `deliver`. */
async function openEarly(page: Page, address: string) {
  const asleep = await holdCode(page)
  await page.goto(address, { waitUntil: 'commit' })
  return asleep
}

test('a guess at the hunt that is set and sent before the code of the page comes is kept', async ({
  page,
}) => {
  await finishedMatch(page)
  const { deliver } = await openEarly(page, '/hunt?game=who-is-spy')
  const sliders = page.getByRole('slider')
  await sliders.nth(2).fill('86')
  await sliders.nth(4).fill('0')
  await page.getByRole('button', { name: 'Save and show the next speech' }).click()
  await deliver()
  await expect(page.getByTestId('hunt-form')).toHaveAttribute('data-place', '1')
  await expect(sliders.nth(2)).toHaveAttribute('aria-valuetext', /^[89]\d%$/)
  await expect(sliders.nth(4)).toHaveAttribute('aria-valuetext', '0%')
  await expect(page).toHaveURL('/hunt?game=who-is-spy')
})

test('a speech that is written and sent before the code of the page comes is said', async ({ page }) => {
  test.setTimeout(240_000)
  await page.goto('/play?game=who-is-spy')
  await page.getByRole('button', { name: 'Take a seat' }).click()
  const speech = page.getByLabel('Speech')
  await expect(speech).toBeVisible({ timeout: 90_000 })
  const { deliver } = await openEarly(page, page.url())
  await speech.fill('Half of what I know')
  await page.getByRole('button', { name: 'Send' }).click()
  await deliver()
  await expect(page.getByTestId('happened')).toContainText('Half of what I know', { timeout: 30_000 })
  await leaveTable(page)
})

test('a filter that is chosen before the code of the page comes is applied', async ({ page }) => {
  const { deliver } = await openEarly(page, '/leaderboard')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('zh')
  await deliver()
  await expect(page).toHaveURL(/language=zh/)
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('zh')
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL('/leaderboard')
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en')
})

test('a draft that is changed before the code of the page comes is planned', async ({ page }) => {
  const { deliver } = await openEarly(page, '/lab/new')
  const deals = page.locator('[name=materials]')
  await deals.fill('7')
  await deliver()
  await expect(page.getByTestId('plan').getByText(/^42 matches: /)).toBeVisible()
  await expect(deals).toHaveValue('7')
})
