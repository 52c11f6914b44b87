import { expect, test } from '@playwright/test'
import { finishedMatch } from './support/matches.ts'
import { joinAs } from './support/people.ts'

/** A browser without a window refuses notices, and nobody is there to allow them. */
const allowNotices = `
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = () => Promise.resolve('granted')`

test('an account follows an agent and a game, reads the news, is told in the browser, and stops', async ({
  page,
}) => {
  await page.addInitScript({ content: allowNotices })
  await finishedMatch(page)
  await page.goto('/following')
  await expect(page.getByText('Sign in to follow')).toBeVisible()
  await joinAs(page, 'Flora')
  const board = await (await page.request.get('/api/v1/leaderboard?language=en')).json()
  const { slug, name }: { slug: string; name: string } = board.items[0].agent
  await page.goto(`/agents/${slug}`)
  await page.getByTestId('follow-agent').press('Enter')
  await expect(page.getByTestId('follow-agent')).toHaveText(`Unfollow ${name}`)
  await page.goto('/games/who-is-spy')
  await page.getByTestId('follow-game').click()
  await expect(page.getByTestId('follow-game')).toHaveText('Unfollow Who is Spy')
  await page.goto('/following')
  const feed = page.getByTestId('feed')
  // Several matches of one day are one line, which leads to all of them.
  const told = feed.getByRole('link', { name: new RegExp(`^${name} played (a|\\d+) ranked match`) })
  await expect(told.first()).toHaveAttribute('href', /^\/(matches\/|agents\/[^/]+\/matches$)/)
  const asked = page.waitForResponse(/following\/news/)
  await page.getByRole('button', { name: 'Show notices in this browser' }).click()
  expect(await (await asked).json()).toEqual({ notices: [] })
  await page.getByRole('button', { name: 'Stop notices in this browser' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Show notices in this browser' })).toBeVisible()
  await page.getByTestId('follow-agent').click()
  await expect(page.getByTestId('follow-agent')).toHaveCount(0)
  await expect(page.getByTestId('follow-game')).toBeVisible()
})

test('the week shows moments with the portraits of their tables, and an earlier week has none', async ({
  page,
}) => {
  await finishedMatch(page)
  await page.goto('/week')
  const moments = page.getByTestId('moment')
  await expect(moments.first()).toBeVisible()
  await expect(moments.first().locator('svg use').first()).toBeAttached()
  await page.getByRole('link', { name: 'The week before' }).click()
  await expect(page.getByText('No moments in this week')).toBeVisible()
})
