import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { joinAs } from './support/people.ts'
import { nightly } from './support/run-in-full.ts'

const spec = {
  name: 'A long one in little time',
  game: 'who-is-spy',
  subjects: ['fox', 'granny'],
  design: { materials: 200, repeats: 5 },
  budget: { hours: 0.001, usd: 5 },
  seed: 'budget',
}

const pageWidth = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth')

test(
  'an owner raises a spent budget on a phone and on a desk, and rates what there is',
  nightly,
  async ({ page }) => {
    test.setTimeout(240_000)
    await joinAs(page, 'Barbara')
    await page.goto('/lab')
    const made = await page.request.post('/api/v1/experiments', {
      data: { spec },
      headers: { origin: new URL(page.url()).origin },
    })
    const { id } = (await made.json()) as { id: string }
    await page.goto(`/lab/${id}`)
    await expect(page.getByTestId('plan-fixed')).toContainText(/SHA-256: [0-9a-f]{64}/)
    await expect(page.getByTestId('state')).toHaveText('Paused', { timeout: 120_000 })
    await page.reload()
    const raise = page.getByTestId('raise')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(raise.getByRole('textbox')).toHaveCount(2)
      await raise.scrollIntoViewIfNeeded()
      await page.screenshot({ path: test.info().outputPath(`raise-${width}.png`) })
      expect(await pageWidth(page)).toBe(width)
      for (const part of await raise.locator('input:not([type=hidden]), button').all()) {
        const box = await part.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(40)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      }
    }
    const judgings = page.getByTestId('judgings')
    await judgings.getByText('Judge again').click()
    await judgings.scrollIntoViewIfNeeded()
    await page.screenshot({ path: test.info().outputPath('judge-1280.png') })
    await raise.getByLabel(/hours/i).fill('1')
    await raise.getByRole('button').click()
    await expect(page.getByTestId('state')).toHaveText(/Running|Waiting/, { timeout: 30_000 })
  },
)
