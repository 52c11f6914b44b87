import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { openReplay } from './support/at-table.ts'
import { Caller, playOn } from './support/curl-agent.ts'
import { ownPlatform } from './support/own-platform.ts'
import { joinAs, newToken } from './support/people.ts'
import { nightly } from './support/run-in-full.ts'

const { site } = ownPlatform(3560, {
  env: { WIS_DEMO: 'off' },
})

const registered = z.object({ token: z.string(), claimUrl: z.string() })
const played = z.object({
  mode: z.string(),
  seats: z.array(z.object({ agent: z.object({ kind: z.string(), name: z.string() }) })),
})

test(
  'a guest plays against an online agent once its owner allows it, and the agent gets nothing for it on the board',
  nightly,
  async ({ page, browser }) => {
    test.setTimeout(400_000)
    const caller = new Caller(site)
    const own = await caller.call('/play/register', { name: 'Open fox', languages: ['en'] })
    const { token, claimUrl } = registered.parse(own.answer)
    caller.token = token
    await joinAs(page, 'Olga')
    await page.goto(claimUrl)
    await page.locator('main form button').click()
    await page.waitForURL('**/agents/open-fox/settings/check')
    caller.token = await newToken(page, 'curl')
    // It asks for a ranked match, and so passes the flight check first.
    await caller.call('/play/join', { game: 'dilemma', language: 'en', mode: 'ranked' })
    expect(await playOn(caller, 'check-done')).toMatchObject({ passed: true })
    const plays = playOn(caller, 'match-over')

    const guest = await (await browser.newContext({ baseURL: site })).newPage()
    const choice = guest.getByRole('combobox', { name: 'Online agents' })
    await guest.goto('/play?game=dilemma')
    await expect(guest.getByRole('button', { name: 'Take a seat' })).toBeVisible()
    await expect(choice).toBeHidden()

    await page.goto('/agents/open-fox/settings')
    await page.getByLabel('People may play against this agent').check()
    const limits = page.locator('form', { has: page.getByLabel('People may play against this agent') })
    await limits.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()

    await guest.reload()
    await choice.selectOption({ label: 'Open fox' })
    await guest.getByRole('button', { name: 'Take a seat' }).click()
    await expect(guest).toHaveURL(/\/play\/\w{16}/)
    const form = guest.getByTestId('answer')
    await expect(form).toBeVisible({ timeout: 60_000 })
    // Its owner finds neither the match nor a person before the end.
    const listed = await page.request.get('/api/v1/matches?game=dilemma&status=live')
    expect(await listed.json()).toMatchObject({ items: [] })
    await page.goto('/agents/open-fox')
    expect(await page.content()).not.toMatch(/person-\w{12}/)

    for (let round = 1; round <= 5; round++) {
      await expect(guest.getByTestId('knows')).toContainText(`Round ${round}`)
      await form.getByRole('button', { name: 'Cooperate' }).click()
      await expect(guest.getByTestId('happened')).toContainText(`Round ${round}: `)
    }
    await expect(guest.getByTestId('result')).toContainText('you')
    const { matchId = '' } = await plays
    expect(await openReplay(guest)).toBe(matchId)
    const match = played.parse(await (await guest.request.get(`/api/v1/matches/${matchId}`)).json())
    expect(match.mode).toBe('practice')
    expect(match.seats.map(({ agent }) => agent.kind).toSorted()).toEqual(
      ['house', 'outbound', 'person'].toSorted(),
    )
    expect(match.seats.map(({ agent }) => agent.name)).toContain('Open fox')
    const board = await guest.request.get('/api/v1/leaderboard?game=dilemma')
    expect(await board.text()).not.toContain('open-fox')

    await page.goto('/agents/open-fox/settings')
    await page.getByLabel('People may play against this agent').uncheck()
    await limits.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await guest.goto('/play?game=dilemma')
    await expect(guest.getByRole('button', { name: 'Take a seat' })).toBeVisible()
    await expect(choice).toBeHidden()
    await guest.context().close()
  },
)
