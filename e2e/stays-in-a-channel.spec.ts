import { expect, test } from '@playwright/test'
import { finishedMatch } from './support/matches.ts'
import { nightly, oneIn } from './support/run-in-full.ts'

for (const javaScriptEnabled of oneIn(2, [true, false]))
  test.describe(`with${javaScriptEnabled ? '' : 'out'} a script`, () => {
    test.use({ javaScriptEnabled })

    test('a channel and a language that were chosen are there when one comes back, until all is chosen', async ({
      page,
    }) => {
      const language = page.getByRole('combobox', { name: 'Language' })
      const channel = (name: string) =>
        page.getByRole('navigation', { name: 'Channels' }).getByRole('link', { name })
      await page.goto('/watch?game=who-is-spy')
      await language.selectOption('zh')
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Filter', exact: true }).click()
      await page.waitForURL(/language=zh/)
      await channel('Spy survives').click()
      await page.waitForURL(/channel=spy/)
      await page.goto('/leaderboard')
      await page.goto('/watch')
      await expect(language).toHaveValue('zh')
      await expect(channel('Spy survives')).toHaveAttribute('aria-current', 'page')
      // An address says more than what is remembered.
      await page.goto('/watch?winner=spy')
      await expect(language).toHaveValue('')
      await channel('Overview').click()
      await page.waitForURL(/game=who-is-spy$/)
      await page.goto('/watch')
      await expect(language).toHaveValue('')
      await expect(channel('Spy survives')).not.toHaveAttribute('aria-current', 'page')
    })
  })

test('nobody sees what somebody else has chosen', nightly, async ({ page, browser, baseURL }) => {
  await page.goto('/watch?channel=zh')
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const stranger = await context.newPage()
  for (let time = 0; time < 3; time++) {
    await Promise.all([page.goto('/watch'), stranger.goto('/watch')])
    await expect(page).toHaveTitle(await stranger.title())
    await expect(
      page.locator('nav[aria-label] a[aria-current="page"][href="/watch?game=who-is-spy&channel=zh"]'),
    ).toHaveCount(1)
    await expect(
      stranger.getByRole('navigation', { name: 'Games' }).locator('[aria-current="page"]'),
    ).toHaveAttribute('href', '/watch?channel=all')
  }
  await context.close()
})

test('the next table is in the language that its viewer stays in', async ({ page }) => {
  const { id } = await finishedMatch(page, 'en')
  await page.goto('/watch?language=zh')
  const { next } = (await (await page.request.get(`/matches/${id}/next`)).json()) as {
    next: { table: { language: string } } | null
  }
  expect(next?.table.language ?? 'zh').toBe('zh')
})
