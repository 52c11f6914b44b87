import { expect, test } from '@playwright/test'
import { finishedMatch } from './support/matches.ts'

test('the address describes exactly the shown moment, and opens it for another visitor', async ({
  page,
  browser,
}) => {
  const { id, log } = await finishedMatch(page)
  const speeches = log.filter(({ event }) => event.type === 'speech-given')
  const third = speeches[2]
  await page.goto(`/matches/${id}?e=${speeches[1]?.seq ?? 0}&view=transcript`)
  // A touch wakes the player. It is ready when the page's address is its own.
  await page.mouse.move(200, 200)
  await expect(page).toHaveURL(/reveal=1/)
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
  await expect(plain.getByTestId('winner')).toBeVisible()
  const said = log.flatMap(({ event }) => (event.type === 'speech-given' ? [event.text] : []))
  for (const text of said.slice(0, 3)) await expect(plain.getByText(text).first()).toBeVisible()
  await plain.context().close()
})
