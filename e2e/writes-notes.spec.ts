import { expect, test } from '@playwright/test'
import { finishedMatch } from './support/matches.ts'
import { joinAs } from './support/people.ts'

test('a member writes notes at a line of a match, and others read and report the public one', async ({
  page,
  browser,
}) => {
  const { id } = await finishedMatch(page)
  await joinAs(page, 'Nora')
  await page.goto(`/matches/${id}?reveal=2`)
  await page.getByRole('link', { name: 'Notes', exact: true }).click()
  await page
    .getByRole('link', { name: /^Write a note at/ })
    .nth(2)
    .press('Enter')
  const text = page.getByRole('textbox', { name: 'Your note' })
  await text.fill('See www.example.com')
  await page.getByLabel('Everyone may read it, with my name').check()
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'links' })).toBeVisible()
  await text.fill('<b>The turn</b>')
  await page.getByLabel('Everyone may read it, with my name').check()
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByTestId('note')).toContainText('<b>The turn</b>')
  await expect(page).toHaveURL(/#note-/)
  await page
    .getByRole('link', { name: /^Write a note at/ })
    .first()
    .click()
  await text.fill('For me alone')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByTestId('note')).toHaveCount(2)
  const other = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await other.goto(new URL(`/matches/${id}/notes`, page.url()).href)
  await expect(other.getByTestId('note')).toHaveCount(1)
  await other.getByTestId('note').getByRole('link', { name: 'Report' }).click()
  await other.getByRole('textbox').fill('Not true.')
  await other.getByRole('button', { name: 'Send report' }).click()
  await expect(other.getByText('A moderator will look at it.')).toBeVisible()
  await other.context().close()
  await page.getByRole('button', { name: 'Delete' }).first().click()
  await expect(page.getByTestId('note')).toHaveCount(1)
})
