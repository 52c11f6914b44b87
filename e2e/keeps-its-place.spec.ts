import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { oneOfEachGame } from './support/matches.ts'
import { nightly, oneIn } from './support/run-in-full.ts'

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

/** A step that a key asks for moves things soon after an input, which counts here, too. */
const observeSteps = `
  globalThis.moved = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) moved += value
  }).observe({ type: 'layout-shift' })`

const screens = [
  { width: 360, height: 800 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
]

for (const { width, height } of oneIn(2, screens))
  test(`the controls of a replay stay at one place in every game, and its table moves little (${width} × ${height})`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    await page.addInitScript({ content: observeSteps })
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { id, game } of await oneOfEachGame(page, 8)) {
      await page.goto(`/matches/${id}?e=0`, { waitUntil: 'networkidle' })
      const slider = page.getByRole('slider', { name: 'Position in the match' })
      const last = Number(await slider.getAttribute('max'))
      const play = page.getByTestId('controls').getByRole('button', { name: /^(Play|Pause)$/u })
      const tops = new Set<number>()
      let most = 0
      for (let step = 0; step <= last; step++) {
        if (step > 0) await page.keyboard.press('l')
        await expect(slider).toHaveValue(String(step))
        await page.evaluate('new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 50)))')
        const box = await play.boundingBox()
        expect(box, game).not.toBeNull()
        tops.add(Math.round(box?.y ?? 0))
        if (step > 0) most = Math.max(most, Number(await page.evaluate('moved')))
        await page.evaluate('moved = 0')
      }
      expect({ game, tops: tops.size }).toEqual({ game, tops: 1 })
      expect(most, game).toBeLessThan(0.1)
    }
  })
