import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { answer, isOver, openReplay, pressCell, seatTwo } from './support/at-table.ts'
import { logOf } from './support/matches.ts'
import { nightly } from './support/run-in-full.ts'

test.setTimeout(600_000)

const nonsense = '<b>x</b> ![y](z) \u202e '.repeat(600)

for (const game of ['who-is-spy', 'holdem', 'avalon'])
  test(
    `two people play ${game} to its end, over a reload, a lost network and 10 KB of nonsense`,
    nightly,
    async ({ page, browser }) => {
      const other = await seatTwo(page, browser, game)
      // Who is Spy may put a player out after two turns.
      const mishaps = ['network', 'reload and nonsense']
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
        if (mishap === 'reload and nonsense') await other.reload()
        await answer(other, mishap === 'reload and nonsense' ? nonsense : 'I see it every day.')
        await page.waitForTimeout(300)
      }
      expect(mishaps).toEqual([])
      for (const one of [page, other]) await expect(one.getByTestId('result')).toContainText('you')
      expect(await other.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)

      const id = await openReplay(page)
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
      await pressCell(page)
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

    const id = await openReplay(page)
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
