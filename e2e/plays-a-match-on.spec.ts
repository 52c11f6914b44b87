import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { answer, isOver, openReplay } from './support/at-table.ts'
import { matchOfGame } from './support/matches.ts'
import { nightly } from './support/run-in-full.ts'

for (const game of ['who-is-spy', 'holdem'])
  test(
    `a guest takes a seat in a finished match of ${game}, plays it on to the end, and alone reads it`,
    nightly,
    async ({ page, browser }) => {
      test.setTimeout(600_000)
      const { id, entries } = await matchOfGame(page, game)
      const at = Math.floor(entries / 2)
      await page.goto(`/matches/${id}?e=${at}`)
      await page.getByRole('link', { name: 'Play on from here' }).click()
      await expect(page).toHaveURL(`/play/from/${id}?e=${at}`)
      await expectAccessible(page, [page.url()])
      await page.getByRole('radio').last().press('Space')
      await expect(page.getByRole('radio').last()).toBeChecked()
      const from = Number(await page.getByLabel('Start from').inputValue())
      expect(from).toBeGreaterThan(at)
      await page.getByRole('button', { name: 'Take this seat' }).click()
      await expect(page).toHaveURL(/\/play\/\w{16}$/)
      const deadline = Date.now() + 540_000
      while (!(await isOver(page)) && Date.now() < deadline) {
        await answer(page, 'Most people have one.')
        await page.waitForTimeout(300)
      }
      await expect(page.getByTestId('result')).toContainText('you')

      const again = await openReplay(page)
      expect(again).not.toBe(id)
      await expect(page.getByText(`from entry ${from}`)).toBeVisible()
      const stranger = await (await browser.newContext()).newPage()
      expect((await stranger.request.get(`/api/v1/matches/${again}/export.jsonl`)).ok()).toBe(false)
      await stranger.goto(`/matches/${again}`)
      await expect(stranger.getByText('Only you see this match')).toHaveCount(0)
      await expect(stranger.getByTestId('player')).toHaveCount(0)
    },
  )
