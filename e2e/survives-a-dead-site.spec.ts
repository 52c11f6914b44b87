import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { startPlatformOn, stopPlatform } from './start-platform.ts'
import { freshMatch, logOf } from './support/matches.ts'
import { nightly } from './support/run-in-full.ts'

const port = 3330
test.use({ baseURL: `http://localhost:${port}` })

const shown = (page: Page) =>
  page
    .getByTestId('player-event')
    .evaluateAll((events) => events.map((event) => Number(event.getAttribute('data-seq'))))

/** Kills the web process, and waits until its start has put another in its place. */
async function killTheSite(page: Page, dataDir: string): Promise<void> {
  const answers = () =>
    page.request.get('/api/v1/health').then(
      (answer) => answer.ok(),
      () => false,
    )
  const { services } = JSON.parse(fs.readFileSync(path.join(dataDir, 'running.json'), 'utf8')) as {
    readonly services: readonly { readonly pid: number }[]
  }
  // The site is started last.
  process.kill(services.at(-1)?.pid ?? 0, 'SIGKILL')
  await expect.poll(answers).toBe(false)
  await expect.poll(answers, { timeout: 60_000 }).toBe(true)
}

test(
  'the web process dies during a match, and its spectator keeps the page and ends with every event once',
  nightly,
  async ({ page }) => {
    test.setTimeout(400_000)
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-dead-site-'))
    const platform = await startPlatformOn({ port, dataDir, durable: false })
    const id = await freshMatch(page)
    await page.goto(`/matches/${id}?view=transcript&reveal=2`)
    await expect(page.getByTestId('live-badge')).toBeVisible()
    await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true))
    for (let death = 0; death < 2; death++) {
      const before = await shown(page)
      await killTheSite(page, dataDir)
      expect(await shown(page)).toEqual(expect.arrayContaining(before))
    }
    await expect(page.getByTestId('result')).toBeVisible({ timeout: 150_000 })
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage') as unknown)).toBe(true)
    const seen = await shown(page)
    expect(new Set(seen).size).toBe(seen.length)
    await page.goto(`/matches/${id}?view=transcript&e=${(await logOf(page, id)).length - 1}&reveal=0`)
    await expect(page.getByTestId('result')).toBeVisible()
    expect(seen).toEqual(await shown(page))
    await stopPlatform(platform)
    fs.rmSync(dataDir, { recursive: true })
  },
)
