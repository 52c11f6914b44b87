import { expect, test } from '@playwright/test'
import { covered } from './support/covering.ts'
import { finishedMatch } from './support/matches.ts'
import { oneIn } from './support/run-in-full.ts'

const sizes = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1024, height: 600 },
  { width: 1280, height: 800 },
]

for (const place of ['/matches', '/embed/matches'])
  for (const size of oneIn(2, place === '/matches' ? sizes : sizes.toReversed()))
    test(`every seat can be seen at every moment of a match (${place}, ${size.width} × ${size.height})`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { id } = await finishedMatch(page)
      await page.goto(`${place}/${id}?e=0&reveal=2`, { waitUntil: 'networkidle' })
      const slider = page.getByRole('slider', { name: 'Position in the match' })
      const last = Number(await slider.getAttribute('max'))
      await expect(page.getByTestId('seat')).toHaveCount(6)
      for (let step = 0; step <= last; step++) {
        await expect(slider).toHaveValue(String(step))
        expect(await covered(page), `at step ${step}`).toEqual([])
        await page.keyboard.press('l')
      }
      // The result must be visible below the controls.
      const [result, controls] = [page.getByTestId('result'), page.getByTestId('controls')]
      await expect(result.getByTestId('winner')).toBeVisible()
      const { y: top = 0 } = (await result.boundingBox()) ?? {}
      const { y = 0, height = 0 } = (await controls.boundingBox()) ?? {}
      expect(top).toBeGreaterThanOrEqual(y + height)
    })

for (const place of ['/matches', '/embed/matches'])
  test(`the button that begins a replay is not cut on a phone (${place})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const { id } = await finishedMatch(page)
    await page.goto(`${place}/${id}`)
    await expect(page.getByRole('button', { name: 'Watch from the start' })).toBeInViewport({ ratio: 0.99 })
  })
