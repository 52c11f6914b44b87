import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { finishedMatch } from './support/matches.ts'

/** Opens a replay and waits until the page wants nothing more. From then on, code comes late. */
async function openAsleep(page: Page, address: string): Promise<{ readonly late: string[] }> {
  await page.goto(address, { waitUntil: 'networkidle' })
  const late: string[] = []
  await page.route('**/_next/static/**/*.js', async (route) => {
    late.push(route.request().url())
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  return { late }
}

const seekable = (page: Page) => page.getByRole('slider', { name: 'Place in the match' })

test('a replay that nobody touches brings no player, and does the first key that it is given', async ({
  page,
}) => {
  const { id } = await finishedMatch(page)
  const { late } = await openAsleep(page, `/matches/${id}`)
  await expect(seekable(page)).toHaveValue('0')
  expect(late).toEqual([])
  await page.keyboard.press('l')
  await expect(seekable(page)).toHaveValue('1')
  expect(late.length).toBeGreaterThan(0)
})

for (const address of ['/matches', '/embed/matches'])
  test(`what the server drew is dressed while it sleeps (${address})`, async ({ page }) => {
    const { id } = await finishedMatch(page)
    const { late } = await openAsleep(page, `${address}/${id}`)
    await expect(page.getByRole('list', { name: 'The seats' })).toHaveCSS('position', 'absolute')
    await expect(seekable(page)).toHaveCSS('appearance', 'none')
    expect(late).toEqual([])
  })

test('a button that is pressed before the player has come works once it has', async ({ page }) => {
  const { id } = await finishedMatch(page)
  await openAsleep(page, `/matches/${id}`)
  await page.getByRole('button', { name: 'Next event' }).dispatchEvent('click')
  await page.getByRole('button', { name: 'Next event' }).dispatchEvent('click')
  await expect(seekable(page)).toHaveValue('2')
})

test('what its fields were set to is what it goes on from', async ({ page }) => {
  const { id } = await finishedMatch(page)
  const { late } = await openAsleep(page, `/embed/matches/${id}`)
  const speed = page.getByRole('combobox', { name: 'Speed' })
  await seekable(page).fill('3')
  await speed.selectOption('2')
  await page.getByRole('button', { name: 'Next event' }).dispatchEvent('click')
  await expect(seekable(page)).toHaveValue('4')
  await page.keyboard.press('<')
  await expect(speed).toHaveValue('1')
  expect(late.length).toBeGreaterThan(0)
})

test('a replay that a link within the site leads to is awake', async ({ page }) => {
  const { id } = await finishedMatch(page)
  await page.goto('/watch')
  await page.locator(`a[href="/matches/${id}"]`).first().click()
  await page.waitForURL(/reveal=/)
})
