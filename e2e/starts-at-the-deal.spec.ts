import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { nightly } from './support/run-in-full.ts'

// Who comes to a running table sees what was missed, from the deal on, and then what happens.

interface LiveMatch {
  readonly id: string
  readonly game: string
  readonly entries: number
}

/** A match of which somebody who comes now has missed several speeches, and whose vote is still to come. */
async function lateMatch(page: Page): Promise<string> {
  let found: LiveMatch | undefined
  await expect
    .poll(
      async () => {
        const answer = await page.request.get('/api/v1/matches?game=all&status=running&limit=100')
        const { items } = (await answer.json()) as { readonly items: readonly LiveMatch[] }
        found = items.find(({ game, entries }) => game === 'who-is-spy' && entries >= 12 && entries <= 16)
        return found?.id
      },
      { timeout: 90_000, intervals: [500] },
    )
    .toBeDefined()
  return found?.id ?? ''
}

const skip = (page: Page) => page.getByRole('button', { name: 'Skip to live' })
const sign = (page: Page) => page.getByTestId('catching-up')
const live = (page: Page) => page.getByTestId('live-badge')

async function seqOf(scene: Locator): Promise<number> {
  return Number(await scene.getAttribute('data-seq'))
}

async function isPlayed(page: Page, id: string): Promise<boolean> {
  const answer = await page.request.get(`/api/v1/matches/${id}`)
  return ((await answer.json()) as { readonly status: string }).status === 'running'
}

/** The newest step of a match that is played. */
async function newest(page: Page, id: string): Promise<number> {
  const answer = await page.request.get(`/api/v1/matches/${id}/scenes?reveal=table`)
  const { steps } = (await answer.json()) as { readonly steps: readonly { readonly seq: number }[] }
  return steps.at(-1)?.seq ?? 0
}

/** Does something at a table that is being played: at another one if the match ends meanwhile, because its page changes then. */
async function atLiveTable(asker: Page, act: (id: string) => Promise<void>): Promise<void> {
  const id = await lateMatch(asker)
  try {
    await act(id)
  } catch (error) {
    if (await isPlayed(asker, id)) throw error
    await atLiveTable(asker, act)
  }
}

/** Opens a table that is being played at its deal, and sees so much of what was missed. A match that ends then has another page. */
async function comesLate(page: Page): Promise<string> {
  const id = await lateMatch(page)
  await page.goto(`/matches/${id}`, { waitUntil: 'commit' })
  const scene = page.getByTestId('scene')
  await expect(scene).toHaveAttribute('data-seq', '0')
  await expect(sign(page)).toContainText('Catching up')
  await expect(skip(page)).toBeInViewport()
  await expect.poll(() => seqOf(scene), { intervals: [100] }).toBeGreaterThan(8)
  // Nothing is typed that was said before.
  await expect(page.getByTestId('speech').locator('.invisible')).toHaveCount(0)
  return (await isPlayed(page, id)) ? id : comesLate(page)
}

test('a newcomer sees the deal, catches up, and goes on; a reload goes on from there', async ({ page }) => {
  const id = await comesLate(page)
  const missed = await newest(page, id)
  const scene = page.getByTestId('scene')
  const before = await seqOf(scene)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByTestId('player')).toBeVisible()
  expect(await seqOf(scene)).toBeGreaterThanOrEqual(before)
  await expect(sign(page)).toHaveCount(0, { timeout: 40_000 })
  expect(await seqOf(scene)).toBeGreaterThanOrEqual(missed)
})

test('what was missed may be skipped with the keyboard, and is not told again in this tab', async ({
  page,
  context,
}) => {
  await atLiveTable(page, async (id) => {
    await page.goto(`/matches/${id}`)
    await skip(page).press('Enter', { timeout: 10_000 })
    await expect(sign(page)).toHaveCount(0)
    await expect(live(page)).toBeVisible()
    await expect(live(page).getByRole('button')).toHaveCount(0)
    expect(await seqOf(page.getByTestId('scene'))).toBeGreaterThan(10)
    await page.goto('/watch')
    await page.goBack()
    await expect(live(page)).toBeVisible()
    const another = await context.newPage()
    await another.goto(`/matches/${id}`, { waitUntil: 'commit' })
    await expect(another.getByTestId('scene')).toHaveAttribute('data-seq', '0')
    await another.close()
  })
})

test('nothing races for whoever wants still pictures', nightly, async ({ browser, page: asker, baseURL }) => {
  const context = await browser.newContext({
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await atLiveTable(asker, async (id) => {
    await page.goto(`/matches/${id}`)
    await expect(live(page)).toBeVisible()
    expect(await seqOf(page.getByTestId('scene'))).toBeGreaterThan(10)
    await page.getByRole('button', { name: 'From the deal' }).click({ timeout: 10_000 })
    await expect(page.getByTestId('scene')).toHaveAttribute('data-seq', '0')
    await expect(live(page).getByRole('button', { name: 'Go live' })).toBeVisible()
  })
  await context.close()
})

test('without a script the page shows the deal, and leads to what happens now', async ({
  browser,
  page: asker,
  baseURL,
}) => {
  const context = await browser.newContext({
    locale: 'en-US',
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await atLiveTable(asker, async (id) => {
    await page.goto(`/matches/${id}`)
    await expect(page.getByTestId('scene')).toHaveAttribute('data-seq', '0')
    await skip(page).click({ timeout: 10_000 })
    await expect(page).toHaveURL(/e=999999/)
    await expect(live(page)).toBeVisible()
    expect(await seqOf(page.getByTestId('scene'))).toBeGreaterThan(10)
  })
  await context.close()
})
