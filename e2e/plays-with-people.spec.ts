import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { logOf } from './support/matches.ts'
import { nightly } from './support/run-in-full.ts'

test.setTimeout(600_000)

/** Two people at a table of this game; house agents have the other seats. */
async function seatTwo(page: Page, browser: Browser, game: string): Promise<Page> {
  await page.goto(`/play?game=${game}`)
  await page.getByRole('button', { name: 'Invite people by a link' }).click()
  await expect(page.getByTestId('there')).toContainText('You')
  const address = (await page.locator('#invitation').textContent()) ?? ''
  const other = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await other.goto(new URL(address).pathname)
  await other.getByRole('button', { name: 'Join this table' }).click()
  await expect(page.getByTestId('there')).toContainText('Person 2')
  await page.getByRole('button', { name: 'Begin the match' }).click()
  for (const one of [page, other]) await expect(one).toHaveURL(/\/play\/\w{16}/, { timeout: 30_000 })
  return other
}

const isOver = async (page: Page) => (await page.getByTestId('result').count()) > 0
const nonsense = '<b>x</b> ![y](z) \u202e '.repeat(600)

/** Fills in whatever form a page has now, and sends it. */
async function answer(page: Page, said: string): Promise<void> {
  const form = page.getByTestId('answer')
  if ((await form.count()) === 0) return
  try {
    for (const field of await form.locator('textarea').all()) await field.fill(said, { timeout: 3000 })
    for (const field of await form.locator('select').all()) await field.selectOption({ index: 1 })
    const boxes = form.locator('input[type=checkbox]')
    const [, wanted = '0'] =
      /(\d+)/.exec((await form.locator('fieldset p').allTextContents()).join(' ')) ?? []
    const ticked = await boxes.evaluateAll((all) => all.filter((box) => box.matches(':checked')).length)
    for (let at = 0; ticked === 0 && at < Math.min(Number(wanted), await boxes.count()); at++)
      await boxes.nth(at).check({ timeout: 3000 })
    await form.getByRole('button').last().click({ timeout: 3000 })
  } catch {
    // The turn went by meanwhile.
  }
}

for (const game of ['who-is-spy', 'holdem', 'avalon'])
  test(
    `two people play ${game} to its end, over a reload, a lost network and 10 KB of nonsense`,
    nightly,
    async ({ page, browser }) => {
      const other = await seatTwo(page, browser, game)
      const mishaps = ['network', 'nonsense', 'reload']
      const deadline = Date.now() + 540_000
      while (!(await isOver(page)) && Date.now() < deadline) {
        await answer(page, 'It is quite common.')
        const isAsked = (await other.getByTestId('answer').count()) > 0
        const mishap = isAsked ? mishaps.shift() : undefined
        if (mishap === 'network') {
          await other.context().setOffline(true)
          await other.waitForTimeout(20_000)
          await other.context().setOffline(false)
        }
        if (mishap === 'reload') await other.reload()
        await answer(other, mishap === 'nonsense' ? nonsense : 'I see it every day.')
        await page.waitForTimeout(300)
      }
      expect(mishaps).toEqual([])
      for (const one of [page, other]) await expect(one.getByTestId('result')).toContainText('you')
      expect(await other.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)

      await page.getByRole('link', { name: 'Watch the replay' }).click()
      await expect(page).toHaveURL(/\/matches\/\w+/)
      const id = new URL(page.url()).pathname.split('/')[2] ?? ''
      const log = await logOf(page, id)
      expect(log.map(({ event }) => event.type)).not.toContain('move-missed')
      // Nobody's words are longer than the table hears, and none of them is taken for a tag.
      for (const text of JSON.stringify(log).split('"')) expect(text.length).toBeLessThan(1000)
      expect(await page.locator('b', { hasText: 'x' }).count()).toBe(0)
    },
  )

const answered = z.object({
  items: z.array(
    z.object({
      at: z.string(),
      event: z.looseObject({
        type: z.string(),
        seat: z.int().optional(),
        reason: z.string().optional(),
        aliases: z.array(z.string()).optional(),
        ruleset: z.looseObject({ games: z.int(), turnLimitMs: z.int() }).optional(),
      }),
    }),
  ),
})

/** What the two computers and the store may take on top of a turn's time. */
const slackMs = 5000

test(
  'a person who never answers holds nobody up: every turn ends by its clock, and the match by its rules',
  nightly,
  async ({ page, browser }) => {
    const silent = await seatTwo(page, browser, 'tic-tac-toe')
    const deadline = Date.now() + 300_000
    while (!(await isOver(page)) && Date.now() < deadline) {
      const cells = page.getByTestId('press-grid')
      if ((await cells.count()) > 0)
        await cells
          .first()
          .click({ timeout: 3000 })
          .catch(() => undefined)
      await page.waitForTimeout(500)
    }
    const own = page.getByTestId('result').getByRole('row').filter({ hasText: 'you' })
    const others = silent.getByTestId('result').getByRole('row').filter({ hasText: 'you' })
    await expect(own.getByRole('cell').first()).toHaveText('1')
    await expect(others.getByRole('cell').first()).toHaveText('2')

    const silentAlias = /Player \d/.exec((await others.textContent()) ?? '')?.[0] ?? ''
    const told = page.getByTestId('happened')
    await expect(told).toContainText(`${silentAlias} gives no answer.`)
    await expect(told).toContainText('because the other gave no answer.')

    await page.getByRole('link', { name: 'Watch the replay' }).click()
    await expect(page).toHaveURL(/\/matches\/\w+/)
    const id = new URL(page.url()).pathname.split('/')[2] ?? ''
    const { items } = answered.parse(await (await page.request.get(`/api/v1/matches/${id}/entries`)).json())
    const [opened] = items.flatMap(({ event }) => (event.type === 'match-opened' ? [event] : []))
    const { games = 0, turnLimitMs = 0 } = opened?.ruleset ?? {}
    const seat = opened?.aliases?.indexOf(silentAlias)
    // Silence loses a game at once, so that there is one for each game.
    const missed = items.flatMap(({ event }) => (event.type === 'move-missed' ? [event] : []))
    expect(games).toBeGreaterThan(0)
    expect(missed).toMatchObject(Array.from({ length: games }, () => ({ seat, reason: 'timeout' })))
    expect(items.at(-1)?.event.type).toBe('match-ended')
    const times = items.map(({ at }) => Date.parse(at))
    const waits = times.slice(1).map((at, before) => at - (times[before] ?? 0))
    expect(Math.max(...waits)).toBeGreaterThanOrEqual(turnLimitMs)
    expect(Math.max(...waits)).toBeLessThanOrEqual(turnLimitMs + slackMs)
  },
)
