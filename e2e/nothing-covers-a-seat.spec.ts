import { expect, test } from '@playwright/test'
import { covered } from './support/covering.ts'
import { finishedMatch, matchOfGame } from './support/matches.ts'
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
      // The result must be visible below the controls, or beside the table.
      const [result, controls] = [page.getByTestId('result'), page.getByTestId('controls')]
      await expect(result).toBeVisible()
      const { x: left = 0, y: top = 0 } = (await result.boundingBox()) ?? {}
      const { x = 0, y = 0, width = 0, height = 0 } = (await controls.boundingBox()) ?? {}
      expect(top >= y + height || left >= x + width).toBe(true)
    })

for (const size of [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
])
  test(`beside a topic card every clue and every seat can be seen (${size.width} × ${size.height})`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { id } = await matchOfGame(page, 'chameleon')
    await page.goto(`/matches/${id}?e=0`, { waitUntil: 'networkidle' })
    const slider = page.getByRole('slider', { name: 'Position in the match' })
    const last = Number(await slider.getAttribute('max'))
    let clues = 0
    for (let step = 0; step <= last; step++) {
      await expect(slider).toHaveValue(String(step))
      expect(await covered(page), `at step ${step}`).toEqual([])
      const inMiddle = page.getByTestId('speech')
      if ((await inMiddle.count()) > 0) {
        await expect(size.width > 640 ? inMiddle : page.getByTestId('said-above')).toBeInViewport()
        clues += 1
      }
      await page.keyboard.press('l')
    }
    expect(clues).toBeGreaterThan(2)
  })
