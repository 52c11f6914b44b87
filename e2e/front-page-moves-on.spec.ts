import { expect, test } from '@playwright/test'
import { nightly } from './support/run-in-full.ts'

test(
  'the table of the front page gives way to the next one when its match ends, and asks for no guess',
  nightly,
  async ({ page }) => {
    test.setTimeout(240_000)
    // What is on is shown as soon as anything is.
    await expect(async () => {
      await page.goto('/')
      await expect(page.getByTestId('live-badge')).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 60_000 })
    const table = page.getByRole('region', { name: 'On the table now' })
    const link = table.getByRole('link').first()
    const first = (await link.getAttribute('href')) ?? ''
    const said: string[] = []
    let guesses = 0
    await expect
      .poll(
        async () => {
          said.push(await table.innerText())
          guesses += await table.getByTestId('guess').count()
          return link.getAttribute('href')
        },
        { timeout: 150_000, intervals: [500] },
      )
      .not.toBe(first)
    expect(said.some((text) => /(spy|civilians) wins?\b|void/i.test(text))).toBe(true)
    expect(guesses).toBe(0)
    const status = async (address: string | null) =>
      ((await (await page.request.get(`/api/v1${address ?? ''}`)).json()) as { status: string }).status
    expect(await status(first)).toBe('finished')
    expect(await status(await link.getAttribute('href'))).toBe('running')
    await expect(page.getByTestId('live-badge')).toBeVisible()
  },
)
