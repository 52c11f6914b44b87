import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { finishedMatch, freshMatch, matchesOf } from './support/matches.ts'
import { nightly } from './support/run-in-full.ts'

/** Sets what is offered after a match, each time that the page asks; undefined stands for the real answer. */
async function answerNext(page: Page, id: string, answer: () => Promise<{ next: unknown } | undefined>) {
  await page.route(`**/matches/${id}/next`, async (route) => {
    const json = await answer()
    await (json ? route.fulfill({ json }) : route.continue())
  })
}

async function rowOf(page: Page, id: string): Promise<unknown> {
  const { items } = (await (await page.request.get('/api/v1/matches?limit=100')).json()) as {
    items: { id: string }[]
  }
  return items.find((match) => match.id === id)
}

async function statusOf(page: Page, id: string): Promise<string> {
  return ((await (await page.request.get(`/api/v1/matches/${id}`)).json()) as { status: string }).status
}

/** A live match that has hardly begun. */
async function youngest(page: Page): Promise<string> {
  let found: string | undefined
  const look = async () => {
    const live = await matchesOf(page, 'status=live')
    found = live.find(({ entries }) => entries <= 12)?.id
    return found
  }
  await expect.poll(look, { timeout: 60_000, intervals: [200] }).toBeDefined()
  return found ?? ''
}

const offered = async (page: Page) =>
  (await page.getByTestId('next-table').getByRole('link').getAttribute('href'))?.split('/').at(-1) ?? ''

/** Counts the page down at once: tables of hurried agents end within seconds, and this one must still be played. */
async function secondsPass(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) await page.clock.runFor(1000)
}

test(
  'an offered table that ends gives way to a sentence, and that to the next table that is dealt',
  nightly,
  async ({ page }) => {
    test.setTimeout(300_000)
    const id = await freshMatch(page)
    let chosen: Promise<string> | undefined
    let isSeen = false
    await answerNext(page, id, async () => {
      if (isSeen) return undefined
      const first = await (chosen ??= youngest(page))
      // The sentence would go as soon as a table is dealt, which may be at once.
      if ((await statusOf(page, first)) === 'finished') return { next: null }
      return { next: { table: await rowOf(page, first), isYoung: false } }
    })
    await page.goto(`/matches/${id}?reveal=2`)
    await expect(page.getByTestId('next-table')).toBeVisible({ timeout: 110_000 })
    const first = (await chosen) ?? ''
    expect(await offered(page)).toBe(first)
    // Nobody is taken anywhere while they do something here.
    await page.keyboard.press('Shift')
    await expect(page.getByTestId('next-table').getByRole('link')).toHaveText('Watch it')
    await expect(page.getByTestId('next-gone')).toBeVisible({ timeout: 110_000 })
    isSeen = true
    expect(await statusOf(page, first)).toBe('finished')
    await expect(page.getByTestId('next-table')).toBeVisible({ timeout: 60_000 })
    const next = await offered(page)
    expect(next).not.toBe(first)
    expect(await statusOf(page, next)).toBe('running')
    await expect(page).toHaveURL(new RegExp(`/matches/${id}`))
  },
)

test('a table that ends while its offer is on its way is not offered', nightly, async ({ page }) => {
  test.setTimeout(300_000)
  const id = await freshMatch(page)
  let chosen: Promise<string> | undefined
  let isLate = false
  let goOn: () => void = () => undefined
  const late = new Promise<void>((resolve) => (goOn = resolve))
  await answerNext(page, id, async () => {
    if (isLate) return undefined
    const table = await rowOf(page, await (chosen ??= youngest(page)))
    await late
    return { next: { table, isYoung: true } }
  })
  await page.goto(`/matches/${id}?reveal=2`)
  await expect.poll(() => chosen, { timeout: 110_000 }).toBeDefined()
  const first = (await chosen) ?? ''
  await expect.poll(() => statusOf(page, first), { timeout: 90_000 }).toBe('finished')
  // The page has heard of the end once it has heard of what came later.
  await youngest(page)
  isLate = true
  goOn()
  await expect(page.getByTestId('next-table')).toBeVisible({ timeout: 60_000 })
  expect(await offered(page)).not.toBe(first)
})

test(
  'where a table has ended unheard, the one that its viewer is taken to is another, and is played',
  nightly,
  async ({ page }) => {
    test.setTimeout(300_000)
    const over = await finishedMatch(page)
    const id = await freshMatch(page)
    let isCounted = false
    await answerNext(page, id, async () => ({
      next: { table: await rowOf(page, isCounted ? await youngest(page) : over.id), isYoung: true },
    }))
    await page.clock.install()
    await page.goto(`/matches/${id}?reveal=2`)
    await expect(page.getByTestId('next-table')).toBeVisible({ timeout: 110_000 })
    expect(await offered(page)).toBe(over.id)
    isCounted = true
    await secondsPass(page, 30)
    await expect.poll(() => offered(page), { timeout: 60_000 }).not.toBe(over.id)
    const next = await offered(page)
    expect(await statusOf(page, next)).toBe('running')
    await secondsPass(page, 10)
    await page.waitForURL(new RegExp(`/matches/${next}`))
    await expect(page.getByTestId('live-badge').or(page.getByTestId('catching-up'))).toBeVisible()
    const event = page.getByTestId('scene')
    const shown = await event.getAttribute('data-seq')
    await expect.poll(() => event.getAttribute('data-seq'), { timeout: 30_000 }).not.toBe(shown)
  },
)
