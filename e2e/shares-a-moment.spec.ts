import { expect, test } from '@playwright/test'
import { finishedMatch } from './support/matches.ts'
import { nightly } from './support/run-in-full.ts'

test('the address describes exactly the shown moment, and opens it for another visitor', async ({
  page,
  browser,
}) => {
  const { id, log } = await finishedMatch(page)
  const speeches = log.filter(({ event }) => event.type === 'speech-given')
  const third = speeches[2]
  await page.goto(`/matches/${id}?e=${speeches[1]?.seq ?? 0}&view=transcript`)
  // A touch wakes the player. It is ready when the page's address is its own. The first touches may come too early.
  await expect(async () => {
    await page.mouse.move(200, 200 + Math.random() * 100)
    await expect(page.locator('[data-touched="controls"] button').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('l')
  await expect(page).toHaveURL(new RegExp(`[?&]e=${third?.seq}(&|$)`))
  const address = page.url()
  const seen = await page.getByTestId('player-event').allInnerTexts()

  const other = await (await browser.newContext()).newPage()
  await other.goto(address)
  await expect(other.getByTestId('player-event')).toHaveCount(seen.length)
  expect(await other.getByTestId('player-event').allInnerTexts()).toEqual(seen)
  await other.context().close()
})

test('a replay reads without a script', async ({ browser, page }) => {
  const { id, log } = await finishedMatch(page)
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(`/matches/${id}?view=transcript&e=${log.length - 1}&reveal=2`)
  await expect(plain.getByTestId('result')).toBeVisible()
  const said = log.flatMap(({ event }) => (event.type === 'speech-given' ? [event.text] : []))
  for (const text of said.slice(0, 3)) await expect(plain.getByText(text).first()).toBeVisible()
  await plain.context().close()
})

test(
  'a link that is the first touch of a replay leads away, also while the page is slow to come',
  nightly,
  async ({ page }) => {
    const { id } = await finishedMatch(page)
    await page.route(/_rsc=/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000))
      await route.continue()
    })
    await page.goto(`/matches/${id}?e=5`)
    await page.getByRole('main').locator('a[href^="/agents/"]').first().click()
    await expect(page).toHaveURL(/\/agents\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)
