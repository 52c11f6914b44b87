import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { expect, test } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { joinAs } from './support/people.ts'
import { nightly } from './support/run-in-full.ts'

test(
  'a researcher plans a small experiment, reads its report, and leads readers to its matches',
  nightly,
  async ({ page, browser }) => {
    test.setTimeout(240_000)
    await joinAs(page, 'Rosalind')
    await page.goto('/lab')
    await page.getByRole('heading', { level: 3, name: 'WiS', exact: true }).click()
    await page.getByRole('link', { name: 'WiS: attack' }).click()
    const plan = page.getByTestId('plan')
    await expect(plan).toContainText('Matches')
    await page.getByLabel('Sample size').fill('nonsense')
    await expect(page.getByText('design.materials')).toBeVisible()
    await expect(plan.getByRole('button', { name: 'Start the experiment' })).toBeHidden()
    await page.getByLabel('Sample size').fill('2')
    await page.getByLabel('Name', { exact: true }).fill('A small attack')
    await page.getByRole('group', { name: 'Subjects' }).getByLabel('Granny').uncheck()
    await expect(page.getByText('design.materials')).toBeHidden()
    await plan.getByRole('button', { name: 'Start the experiment' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'A small attack' })).toBeVisible()
    await expect(page.getByTestId('state')).toHaveText('Ended', { timeout: 180_000 })
    await expect(page.getByRole('heading', { name: 'Results', exact: true })).toBeVisible({ timeout: 60_000 })
    await page.locator('#all-tables').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'All tables and charts' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /Published results/ })).toBeVisible()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save chart as PNG' }).first().click()
    const picture = fs.readFileSync(await (await saved).path())
    expect(picture.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
    // Three points for each of its own.
    expect(picture.readUInt32BE(16)).toBeGreaterThan(3 * 200)
    await page.getByRole('link', { name: 'A small attack' }).click()
    await page.getByRole('link', { name: /Old Fox \(Attack, warned\), Vote accuracy\./ }).click()
    await expect(page.getByRole('heading', { name: 'Matches behind a number' })).toBeVisible()
    await page
      .getByRole('link', { name: /^Table/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/lab\/[^/]+\/matches\/\d+/)
    await expect(page.getByTestId('player')).toBeVisible()
    await expect(page.getByText('The subject plays as')).toBeVisible()
    const [, id = '', number = ''] = /\/lab\/([^/]+)\/matches\/(\d+)/.exec(page.url()) ?? []
    // The last report follows the last match within seconds, and until then the archive is refused.
    const archiveNow = () => page.request.get(`/api/v1/experiments/${id}/export.zip`)
    await expect.poll(async () => (await archiveNow()).status(), { timeout: 60_000 }).toBe(200)
    const archive = await archiveNow()
    const file = test.info().outputPath('experiment.zip')
    fs.writeFileSync(file, await archive.body())
    const checked = execFileSync(process.execPath, ['apps/cli/bin/wis.mjs', 'lab', 'verify', file])
    expect(checked.toString()).toContain('none left out')
    const others = await browser.newContext()
    await readersOf(page, others, { id, number })
    await others.close()
  },
)

/** Who reaches the page of a match, at its own address and at those of other matches, in every state of access. */
async function readersOf(page: Page, others: BrowserContext, { id, number }: { id: string; number: string }) {
  const listed = await (await page.request.get(`/api/v1/experiments/${id}/matches?limit=1000`)).json()
  const match = (listed as Listed).items.find((item) => item.number === Number(number))?.match ?? ''
  const own = `/lab/${id}/matches/${number}`
  const status = async (address: string, as = others) => (await as.request.get(address)).status()
  const closed = [
    ...['', '/opengraph-image', '/moment?e=9'].map((rest) => `/matches/${match}${rest}`),
    `/embed/matches/${match}`,
    `/oembed?url=${encodeURIComponent(new URL(`/matches/${match}`, page.url()).href)}`,
    ...['', '/scenes', '/entries', '/export.jsonl'].map((rest) => `/api/v1/matches/${match}${rest}`),
  ]
  const access = (to: string) =>
    page.request.patch(`/api/v1/experiments/${id}`, {
      data: { access: to },
      headers: { origin: new URL(page.url()).origin },
    })
  expect(await status(own, page.context())).toBe(200)
  expect(await status(own)).toBe(404)
  for (const address of closed) expect([address, await status(address)]).toEqual([address, 404])
  // The usual address leads the owner to the page, and nobody else.
  expect((await page.request.get(`/matches/${match}?seat=2`)).url()).toContain(`${own}?seat=2`)
  const { share } = (await (await access('link')).json()) as { share: string }
  expect([await status(own), await status(`${own}?share=${share}`)]).toEqual([404, 200])
  const visitor = await others.newPage()
  await visitor.goto(`${own}?share=${share}`)
  await visitor.getByRole('link', { name: 'A small attack' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'A small attack' })).toBeVisible()
  for (const address of closed) expect([address, await status(address)]).toEqual([address, 404])
  await access('public')
  expect(await status(own)).toBe(200)
  for (const address of closed.slice(1)) expect([address, await status(address)]).toEqual([address, 404])
  for (const address of ['/matches', '/sitemap.xml', '/feeds/watch'])
    expect(await (await others.request.get(address)).text()).not.toContain(match)
}

interface Listed {
  readonly items: readonly { readonly number: number; readonly match: string }[]
}

test('a visitor sees a plan and is asked to sign in', async ({ page }) => {
  await page.goto('/lab/new?preset=spygame')
  await expect(page.getByTestId('plan')).toContainText('100')
  await expect(page.getByRole('link', { name: 'Sign in to start' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start the experiment' })).toBeHidden()
})
