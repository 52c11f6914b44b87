import { expect, test } from '@playwright/test'
import { matchOfAnotherGame } from './support/matches.ts'
import { nightly } from './support/run-in-full.ts'

/** Keeps the page from asking by itself every 15 seconds. */
const neverAsks = `{
  const { setInterval } = window
  window.setInterval = (act, ms, ...rest) => (ms === 15_000 ? 0 : setInterval(act, ms, ...rest))
}`

test('news of a live match of another game reach its table by the socket alone', async ({ page }) => {
  test.setTimeout(240_000)
  await page.addInitScript({ content: neverAsks })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url())
  })
  const { id } = await matchOfAnotherGame(page, 'live')
  // It opens at the newest step, and follows.
  await page.goto(`/matches/${id}?e=999999`)
  const scene = page.getByTestId('scene')
  const shown = Number(await scene.getAttribute('data-seq'))
  await expect
    .poll(async () => Number(await scene.getAttribute('data-seq')), { timeout: 60_000 })
    .toBeGreaterThan(shown)
  expect(asked).toEqual([])
})

test(
  'the hall stays in the game that was chosen, and shows nothing of another',
  nightly,
  async ({ page }) => {
    test.setTimeout(240_000)
    const { id, game } = await matchOfAnotherGame(page, 'finished')
    await page.goto('/watch')
    await page.getByRole('navigation', { name: 'Games' }).locator(`a[href="/watch?game=${game}"]`).click()
    await page.waitForURL(new RegExp(`game=${game}`))
    await expect(page.locator(`main a[href="/matches/${id}"]`).first()).toBeVisible()
    const channels = page.getByRole('navigation', { name: 'Channels' })
    await expect(channels.getByRole('link', { name: 'Spy survives' })).toHaveCount(0)
    await page.goto('/leaderboard')
    await page.goto('/watch')
    await expect(
      page.getByRole('navigation', { name: 'Games' }).locator('[aria-current="page"]'),
    ).toHaveAttribute('href', `/watch?game=${game}`)
    const { next } = (await (await page.request.get(`/matches/${id}/next`)).json()) as {
      next: { table: { game: string } } | null
    }
    expect(next?.table.game ?? game).toBe(game)
  },
)

test('the controls of a live match of another game work at the first touch', async ({ page }) => {
  test.setTimeout(240_000)
  const { id } = await matchOfAnotherGame(page, 'live')
  const seq = async () => Number(await page.getByTestId('scene').getAttribute('data-seq'))
  // Until something has happened, there is no way back to the start.
  await expect
    .poll(async () => {
      await page.goto(`/matches/${id}?e=999999`, { waitUntil: 'commit' })
      return seq()
    })
    .toBeGreaterThan(1)
  await page.getByRole('button', { name: 'To the start' }).click()
  await expect.poll(seq).toBe(0)
})
