import { expect, test } from '@playwright/test'
import { joinAs } from './support/people.ts'

test('a researcher plans a small experiment, watches it to its end and reads the report', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await joinAs(page, 'Rosalind')
  await page.goto('/lab')
  await page.getByRole('link', { name: 'WiS: attack' }).click()
  const plan = page.getByTestId('plan')
  await expect(plan).toContainText('Matches')
  await page.getByLabel('Contents').fill('nonsense')
  await expect(page.getByText('design.materials')).toBeVisible()
  await expect(plan.getByRole('button', { name: 'Start the experiment' })).toBeHidden()
  await page.getByLabel('Contents').fill('2')
  await page.getByLabel('Name', { exact: true }).fill('A small attack')
  await page.getByLabel('Granny').uncheck()
  await expect(page.getByText('design.materials')).toBeHidden()
  await plan.getByRole('button', { name: 'Start the experiment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A small attack' })).toBeVisible()
  await expect(page.getByTestId('state')).toHaveText('Ended', { timeout: 180_000 })
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: /Published figures/ })).toBeVisible()
  await page.getByRole('link', { name: /fox, Attack, Vote accuracy/ }).click()
  await expect(page.getByRole('heading', { name: 'Matches behind a number' })).toBeVisible()
  await page
    .getByRole('link', { name: /^Table/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/matches\//)
})

test('a visitor sees a plan and is asked to sign in', async ({ page }) => {
  await page.goto('/lab/new?preset=spygame')
  await expect(page.getByTestId('plan')).toContainText('100')
  await expect(page.getByRole('link', { name: 'Sign in to start it' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start the experiment' })).toBeHidden()
})
