import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { nightly } from './support/run-in-full.ts'

const observe = `
  globalThis.moved = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) moved += value
  }).observe({ type: 'layout-shift', buffered: true })`

const lateMs = 1500

/** Fonts and plans come late, as on a slow connection to a busy server. */
async function slow(page: Page): Promise<void> {
  const late = () => new Promise((resolve) => setTimeout(resolve, lateMs))
  await page.route('**/*.woff2', async (route) => {
    await late()
    await route.continue()
  })
  await page.route('**/lab/new*', async (route) => {
    if (route.request().method() === 'POST') await late()
    await route.continue()
  })
  await page.addInitScript({ content: observe })
}

for (const width of [360, 768, 1280])
  test(
    `the plan of an experiment moves nothing when it comes late, ${width} pixels wide`,
    nightly,
    async ({ page }) => {
      await slow(page)
      await page.setViewportSize({ width, height: 780 })
      await page.goto('/lab/new', { waitUntil: 'networkidle' })
      expect(await page.evaluate('moved')).toBeLessThan(0.1)
      const plan = page.getByTestId('plan')
      for (const [contents, expected] of [
        ['0', 'Fix the errors to see the plan.'],
        ['12', 'Smallest detectable difference (80% power)'],
      ] as const) {
        await page.getByLabel('Sample size').fill(contents)
        await expect(plan).toContainText(expected)
      }
      expect(await page.evaluate('moved')).toBeLessThan(0.1)
    },
  )
