import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { finishedMatch, liveMatch } from './support/matches.ts'

const placeOf = (page: Page) => page.getByTestId('hunt-form').getAttribute('data-place')

test('a guest hunts with the keyboard on a phone, hears each speech after a guess, and finds the hunt after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await finishedMatch(page)
  const html = await (await page.goto('/hunt'))?.text()
  for (const secret of ['spy-chosen', 'match-ended', '"spyWord"', '"side"'])
    expect(html).not.toContain(secret)
  const form = page.getByTestId('hunt-form')
  const sliders = form.getByRole('slider')
  const told = page.getByTestId('happened').getByRole('listitem')
  const next = page.getByRole('button', { name: 'Save and show the next speech' })
  await expect(sliders).toHaveCount(6)
  // A slider hears its keys once the page has its code.
  await expect(async () => {
    await sliders.nth(2).press('End')
    await expect(sliders.nth(2)).toHaveAttribute('aria-valuetext', '86%', { timeout: 500 })
  }).toPass()
  await page.keyboard.press('Home')
  await expect(sliders.nth(2)).toHaveAttribute('aria-valuetext', '0%')
  const before = await told.count()
  await next.press('Enter')
  await expect(form).toHaveAttribute('data-place', '1')
  await expect(next).toBeFocused()
  expect(await told.count()).toBeGreaterThan(before)
  await page.reload()
  await expect.poll(() => placeOf(page)).toBe('1')
  await expect(sliders.nth(2)).toHaveAttribute('aria-valuetext', '0%')
  const result = page.getByTestId('hunt-result')
  await expect(async () => {
    await page.getByRole('button', { name: 'Use this guess for all remaining speeches' }).press('Enter')
    await expect(result).toBeFocused({ timeout: 1000 })
  }).toPass()
  await expect(page.getByTestId('hunt-points')).toContainText('points')
  await expect(page.getByText('Built-in agents at the table')).toBeVisible()
  await page.reload()
  await expect(result).toBeVisible()
  await expect(form).toHaveCount(0)
  expect(await page.locator('html').evaluate(({ scrollWidth }: { scrollWidth: number }) => scrollWidth)).toBe(
    360,
  )
})

test('a guess out of its order is not kept, and one from another site is refused', async ({ page }) => {
  await finishedMatch(page)
  const day = new Date().toISOString().slice(0, 10)
  const guess = {
    day,
    game: 'who-is-spy',
    language: 'en',
    steps: [5, 5, 5, 5, 5, 5],
    isForRest: false,
    since: -1,
  }
  const send = (place: number, headers: Record<string, string> = {}) =>
    page.request.post('/hunt/guess', { data: { ...guess, place }, headers })
  const given = async (place: number): Promise<unknown> => (await send(place)).json()
  expect(await given(3)).toMatchObject({ isKept: false, question: { place: 0 } })
  expect(await given(0)).toMatchObject({ isKept: true, question: { place: 1 } })
  // Another tab of the same hunter goes on from there.
  expect(await given(0)).toMatchObject({ isKept: false, question: { place: 1 } })
  expect((await send(1, { origin: 'https://elsewhere.example' })).status()).toBe(403)
  expect(JSON.stringify(await given(1))).not.toContain('matchId')
})

test('whoever has named a seat of a live match sees whom the viewers suspect', async ({ page, browser }) => {
  await expect(async () => {
    const { id } = await liveMatch(page)
    for (const seat of [0, 0]) {
      const viewer = await browser.newContext()
      await viewer.request.post(`/matches/${id}/crowd`, { data: { seat } })
      await viewer.close()
    }
    await page.goto(`/matches/${id}`)
    const seat = page.getByTestId('guess').nth(1)
    await expect(page.getByTestId('crowd')).toHaveCount(0)
    await seat.press('Enter', { timeout: 10_000 })
    await expect(page.getByTestId('crowd')).toHaveText('3 viewers suspect: Player 1 67%, Player 2 33%.', {
      timeout: 5000,
    })
  }).toPass({ timeout: 100_000 })
})
