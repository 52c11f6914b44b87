import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { expectAccessible } from './support/accessible.ts'
import {
  beginTogether,
  comeBy,
  inviteTo,
  isOver,
  leaveTable,
  openReplay,
  pressCell,
  takeSeatAt,
} from './support/at-table.ts'

test('a guest takes a seat, plays to the end and reloads in between, and nobody else is let in', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  await page.goto('/')
  await page.getByRole('link', { name: 'Take a seat' }).click()
  // The whole way with the keyboard.
  await page.getByRole('radio', { name: /dilemma/ }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Take a seat' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/play\/\w+$/)
  const seat = new URL(page.url()).pathname
  const answer = page.getByTestId('answer')
  await expect(answer).toBeVisible({ timeout: 60_000 })
  await expect(page.getByTestId('now')).toHaveText('Your turn: choose')
  await expect(page.getByTestId('knows')).toContainText('Round 1')
  await expect(page.getByTestId('table')).toBeVisible()

  const stranger = await (await browser.newContext()).newPage()
  expect((await stranger.goto(seat))?.status()).toBe(404)
  expect((await stranger.request.get(`${seat}/news`)).status()).toBe(404)
  const data = { turnId: 'any', answer: { choice: 'defect' } }
  expect((await stranger.request.post(`${seat}/answer`, { data })).status()).toBe(404)
  const elsewhere = { headers: { origin: 'https://example.org' }, data }
  expect((await page.request.post(`${seat}/answer`, elsewhere)).status()).toBe(403)

  for (let round = 1; round <= 5; round++) {
    await expect(page.getByTestId('knows')).toContainText(`Round ${round}`)
    if (round === 2) await page.reload()
    await answer.getByRole('button', { name: 'Cooperate' }).press('Enter')
    await expect(page.getByTestId('happened')).toContainText(`Round ${round}: `)
  }
  await expect(page.getByTestId('result')).toContainText('you')
  await expectAccessible(page, [seat])

  const id = await openReplay(page)
  const told = z.object({ seats: z.array(z.object({ agent: z.object({ kind: z.string() }) })) })
  const { seats } = told.parse(await (await stranger.request.get(`/api/v1/matches/${id}`)).json())
  expect(seats.map(({ agent }) => agent.kind).sort()).toEqual(['house', 'house', 'person'])
})

test('a speech that is being written outlasts a reload, and whoever leaves is gone', async ({ page }) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/play?game=who-is-spy')
  await page.getByRole('button', { name: 'Take a seat' }).click()
  const speech = page.getByLabel('Speech')
  await speech.fill('Half of what I', { timeout: 60_000 })
  await page.reload()
  await expect(speech).toHaveValue('Half of what I')
  await speech.fill('More of it at www.example.org')
  // On a phone, too, whoever writes sees what the seat knows and how much time is left.
  await expect(speech).toBeInViewport()
  await expect(page.getByTestId('knows')).toBeInViewport({ ratio: 0.99 })
  await expect(page.getByTestId('clock')).toBeInViewport({ ratio: 0.99 })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('You cannot send links to a table.')).toBeVisible()
  await speech.fill('Most people have one.')
  await page.getByRole('button', { name: 'Send' }).click()

  const others = page.getByTestId('others')
  await others.locator('summary').click({ timeout: 120_000 })
  const mute = others.getByRole('button', { name: /^Mute / }).first()
  await mute.press('Enter')
  await expect(page.getByTestId('happened')).toContainText('(muted)')
  const opened = page.waitForEvent('popup')
  await others
    .getByRole('link', { name: /^Report / })
    .first()
    .click()
  const report = await opened
  await report.getByLabel('Reason').fill('Rude.')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report).toHaveURL(/sent=yes/)
  await expectAccessible(page, [page.url()])
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
  await leaveTable(page)
  await expect(page.getByTestId('answer')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible()
})

test('moves are made on the table itself: a cell, a column and a card are pressed', async ({ page }) => {
  test.setTimeout(300_000)
  const sit = async (game: string) => {
    await takeSeatAt(page, game)
    return page.getByTestId('table')
  }
  const cells = (await sit('tic-tac-toe')).getByTestId('press-grid')
  await expect(cells.first()).toBeVisible()
  const free = await cells.count()
  await cells.first().press('Enter')
  await expect(page.getByTestId('happened')).toContainText(/plays the top (left corner|edge|right corner)/)
  await expect.poll(() => cells.count()).toBeLessThan(free)
  await expectAccessible(page, [page.url()])

  await leaveTable(page)
  const columns = (await sit('connect-four')).getByTestId('press-grid')
  await expect(columns).toHaveCount(7)
  await columns.nth(3).click()
  await expect(page.getByTestId('happened')).toContainText('plays column 4')

  await leaveTable(page)
  const table = await sit('hanabi')
  await table.getByTestId('press-card').first().click()
  await table
    .getByRole('button', { name: /^(Play card 1|Clue )/ })
    .first()
    .click()
  await expect(page.getByTestId('happened')).toContainText(/Player 1|Player 2/)
})

test('two people meet by a link and play each other to the end, and one reloads in between', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const link = await inviteTo(page, 'tic-tac-toe')
  await expectAccessible(page, [page.url()])
  const other = await comeBy(link, browser)
  expect(await other.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
  await expect(page.getByTestId('there')).toContainText('Person 2')
  const late = await (await browser.newContext()).newPage()
  await late.goto(link)
  await late.getByRole('button', { name: 'Join this table' }).click()
  await expect(late.getByText('All seats of this table are taken.')).toBeVisible()

  await beginTogether(page, other)
  for (let move = 0; move < 24 && !(await isOver(page)); move++) {
    if (move === 2) await other.reload()
    for (const one of [page, other]) await pressCell(one)
    await page.waitForTimeout(500)
  }
  for (const one of [page, other]) await expect(one.getByTestId('result')).toContainText('you')
})

test('the time that is left is read aloud 30 and 10 seconds before its end, and not before', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.clock.install()
  await takeSeatAt(page, 'dilemma')
  // Every game leaves a person at least a minute.
  await expect(page.getByTestId('clock')).toHaveText(/^1:[0-3]\d$/)
  const aloud = page.getByTestId('seat').locator('[aria-live="assertive"]')
  await expect(aloud).toBeEmpty()
  // The site tells the time that is left with every answer, by a clock that this test cannot move.
  const passTo = (seconds: number, said: string) =>
    expect(async () => {
      const [minutes = 0, rest = 0] = (await page.getByTestId('clock').innerText()).split(':').map(Number)
      await page.clock.fastForward(Math.max(0, 60 * minutes + rest - seconds) * 1000)
      await expect(aloud).toHaveText(said, { timeout: 1000 })
    }).toPass({ timeout: 30_000 })
  await passTo(28, '30 seconds left to answer.')
  await passTo(8, '10 seconds left to answer.')
})
