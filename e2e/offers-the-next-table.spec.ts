import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { finishedMatch, freshMatch, matchesOf } from './support/matches.ts'

/** What is offered after a match, by what was asked before; undefined for what is really there. */
async function answerNext(page: Page, id: string, answers: readonly (() => Promise<unknown>)[]) {
  let asked = 0
  await page.route(`**/matches/${id}/next`, async (route) => {
    const answer = answers[asked++]
    if (answer) await route.fulfill({ json: { next: await answer() } })
    else await route.continue()
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

const offered = async (page: Page) =>
  (await page.getByTestId('next-table').getByRole('link').getAttribute('href'))?.split('/').at(-1) ?? ''

test('an offered table that ends gives way to a sentence, and that to the next table that is dealt', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const id = await freshMatch(page)
  let first = ''
  await answerNext(page, id, [
    async () => {
      const live = (await matchesOf(page, 'status=live')).filter((match) => match.id !== id)
      first = live.sort((a, b) => b.entries - a.entries)[0]?.id ?? ''
      return { table: await rowOf(page, first), isYoung: false }
    },
    () => Promise.resolve(null),
  ])
  await page.goto(`/matches/${id}?reveal=2`)
  await expect(page.getByTestId('next-table')).toBeVisible({ timeout: 110_000 })
  expect(await offered(page)).toBe(first)
  // Nobody is taken anywhere while they do something here.
  await page.keyboard.press('Shift')
  await expect(page.getByTestId('next-table').getByRole('link')).toHaveText('Watch it')
  await expect(page.getByTestId('next-gone')).toBeVisible({ timeout: 110_000 })
  expect(await statusOf(page, first)).toBe('finished')
  await expect(page.getByTestId('next-table')).toBeVisible({ timeout: 60_000 })
  const next = await offered(page)
  expect(next).not.toBe(first)
  expect(await statusOf(page, next)).toBe('running')
  await expect(page).toHaveURL(new RegExp(`/matches/${id}`))
})

test('where a table has ended unheard, the one that its viewer is taken to is another, and is played', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const over = await finishedMatch(page)
  const id = await freshMatch(page)
  await answerNext(page, id, [async () => ({ table: await rowOf(page, over.id), isYoung: true })])
  await page.goto(`/matches/${id}?reveal=2`)
  await expect(page.getByTestId('next-table')).toBeVisible({ timeout: 110_000 })
  expect(await offered(page)).toBe(over.id)
  await expect.poll(() => offered(page), { timeout: 45_000 }).not.toBe(over.id)
  const next = await offered(page)
  expect(await statusOf(page, next)).toBe('running')
  await page.waitForURL(new RegExp(`/matches/(?!${id}|${over.id})`), { timeout: 60_000 })
  await expect(page.getByTestId('live-badge')).toBeVisible()
  const event = page.getByTestId('player-event')
  const shown = await event.getAttribute('data-seq')
  await expect.poll(() => event.getAttribute('data-seq'), { timeout: 30_000 }).not.toBe(shown)
})
