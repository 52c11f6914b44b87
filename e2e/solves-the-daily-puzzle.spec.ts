import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { finishedMatch } from './support/matches.ts'

const verdict = z.object({ isRight: z.boolean(), seat: z.number(), matchId: z.string() })

async function solution(page: Page): Promise<z.infer<typeof verdict>> {
  const day = new Date().toISOString().slice(0, 10)
  const answer = await page.request.get(`/daily/${day}/answer?language=en&seat=0`)
  return verdict.parse(await answer.json())
}

test('the puzzle of the day is solved with the keyboard, costs its hints, and is the same after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await finishedMatch(page)
  await page.goto('/daily')
  const seats = page.getByRole('radio')
  await expect(seats.first()).toBeVisible()
  const answer = page.getByRole('button', { name: 'Name the spy' })
  const toQuestion = page.getByRole('link', { name: 'Who is the spy?' })
  await expect(toQuestion).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose a player first' })).toBeDisabled()
  await page.getByRole('button', { name: 'Show a hint' }).press('Enter')
  await expect(page.getByText(/voted for the spy|is not the spy/)).not.toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Show the hint again' }).press('Enter')
  await expect(page.getByText(/voted for the spy|is not the spy/)).not.toHaveCount(0)
  const { seat, matchId } = await solution(page)
  await seats.first().press('Space')
  for (let at = 0; at < seat; at++) await page.keyboard.press('ArrowDown')
  await expect(seats.nth(seat)).toBeChecked()
  await answer.press('Enter')
  const told = page.getByTestId('daily-verdict')
  await expect(told).toHaveAttribute('data-right', 'true')
  await expect(toQuestion).toHaveCount(0)
  await expect(page.getByRole('img', { name: '2 of 3 stars' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the whole match' })).toHaveAttribute(
    'href',
    `/matches/${matchId}?reveal=2`,
  )
  await page.reload()
  await expect(told).toBeVisible()
  await expect(seats).toHaveCount(0)
})

test('the page of the puzzle brings nothing of the answer, also when its match is seen to the last vote', async ({
  page,
}) => {
  await finishedMatch(page)
  const html = await (await page.goto('/daily'))?.text()
  for (const secret of ['spy-chosen', 'match-ended', '"spyWord"']) expect(html).not.toContain(secret)
  await expect(page.getByRole('radio').first()).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByTestId('seat').first()).toBeVisible()
  for (const name of ['Reveal', 'Show secrets', 'Hide secrets', 'Skip to the end', 'Share'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await expect(page.getByTestId('result')).toHaveCount(0)
})

test('in another language the table, the players to choose from and the answer are of the other puzzle', async ({
  page,
}) => {
  await finishedMatch(page)
  await finishedMatch(page, 'zh')
  await page.goto('/daily')
  await page.getByRole('radio').nth(1).check()
  await page.keyboard.press('Escape')
  const place = page.getByTestId('player').getByRole('slider')
  await place.press('ArrowRight')
  await expect(page).toHaveURL(/[?&]e=\d+/)
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('每日卧底')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  const shown = await place.getAttribute('aria-valuetext')
  const named = await page.getByTestId('seat').allInnerTexts()
  const choices = await page
    .locator('label')
    .filter({ has: page.getByRole('radio') })
    .allInnerTexts()
  for (const [seat, choice] of choices.entries())
    expect(named[seat]).toContain(choice.split('\n').find((line) => Number.isNaN(Number(line))))
  await page.reload()
  await expect(place).toHaveAttribute('aria-valuetext', shown ?? '')
})
