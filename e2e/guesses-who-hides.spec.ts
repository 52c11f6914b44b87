import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { matchOfGame } from './support/matches.ts'

const pages = z.object({
  steps: z.array(
    z.object({ scene: z.object({ guess: z.object({ seats: z.array(z.number()).nullable() }) }) }),
  ),
})

/** The seats that hide, by the API. */
async function hiding(page: Page, id: string): Promise<readonly number[]> {
  const answer = await page.request.get(`/api/v1/matches/${id}/scenes?reveal=everything`)
  return pages.parse(await answer.json()).steps.at(-1)?.scene.guess.seats ?? []
}

/** Opens a replay, and goes on until there is reason to suspect somebody. */
async function openSuspense(page: Page, id: string): Promise<void> {
  await page.goto(`/matches/${id}?reveal=0`, { waitUntil: 'networkidle' })
  await expect(async () => {
    await page.keyboard.press('l')
    await expect(page.getByTestId('guess').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
}

for (const game of ['chameleon', 'avalon'])
  test(`whoever watches ${game} guesses who hides, and the end says how it came out`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { id } = await matchOfGame(page, game)
    const right = await hiding(page, id)
    await openSuspense(page, id)
    const seats = page.getByTestId('guess')
    await expect(page.getByTestId('guess-line')).toContainText('Tap the seat that you suspect')
    const [first, own] = [seats.nth(((right[0] ?? 0) + 1) % (await seats.count())), seats.nth(right[0] ?? 0)]
    await first.press('Enter')
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await own.click()
    await expect(own).toHaveAttribute('aria-pressed', 'true')
    await expect(first).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByTestId('guess-line')).toContainText(/Your guess since round \d/)
    await page.getByTestId('to-end').click()
    await expect(page.getByTestId('verdict')).toHaveAttribute('data-right', 'true')
    await expect(seats).toHaveCount(0)
    await page.keyboard.press('j')
    await expect(seats, 'whoever was told guesses no more').toHaveCount(0)
  })

test('what the players of avalon noted about each other is a river, for whoever asks for the whole match', async ({
  page,
}) => {
  const { id } = await matchOfGame(page, 'avalon')
  await page.goto(`/matches/${id}`, { waitUntil: 'networkidle' })
  await expect(page.getByTestId('beliefs')).toHaveCount(0)
  await page.goto(`/matches/${id}?reveal=2`, { waitUntil: 'networkidle' })
  const beliefs = page.getByTestId('beliefs')
  // A page at rest draws the table alone until it is touched.
  await expect(async () => {
    await page.keyboard.press('l')
    await expect(beliefs).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(beliefs.getByRole('heading', { name: 'Who they thought is evil' })).toBeVisible()
  await expect(beliefs.getByRole('img', { name: /^Suspicion of each seat/ })).toBeVisible()
  await expect(beliefs.getByText('evil', { exact: true }).first()).toBeVisible()
  await page.getByTestId('eyes').nth(1).click()
  await expect(page.locator('section[aria-labelledby=eyes-title]')).toBeVisible()
})
