import { expect, test } from '@playwright/test'
import { z } from 'zod'

const rows = z.object({ items: z.array(z.object({ id: z.string(), game: z.string() })) })

test('a match of another game leads from the catalogue to its table, and proves itself', async ({ page }) => {
  test.setTimeout(180_000)
  let found: z.infer<typeof rows>['items'][number] | undefined
  await expect
    .poll(
      async () => {
        const answer = await page.request.get('/api/v1/matches?game=all&status=finished&limit=50')
        found = rows.parse(await answer.json()).items.find(({ game }) => game !== 'who-is-spy')
        return found?.id
      },
      { timeout: 150_000 },
    )
    .toBeDefined()
  const { id = '', game = '' } = found ?? {}
  await page.goto('/games')
  await page.locator(`main a[href="/games/${game}"]`).click()
  await expect(page).toHaveURL(new RegExp(`/games/${game}$`))
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible()

  await page.goto(`/matches/${id}`)
  await expect(page.getByTestId('scene')).toBeVisible()
  await page.getByRole('button', { name: 'Verify in this browser' }).click()
  await expect(page.getByText('Verified. All checks passed.')).toBeVisible()
  const lines = await (await page.request.get(`/api/v1/matches/${id}/export.jsonl`)).text()
  // Loaded where it is needed: Playwright takes seconds to compile it.
  const { verifyExport } = await import('@wis/proof')
  expect(verifyExport(lines.split('\n'))).toMatchObject({ ok: true, matchId: id })
})
