import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { expectAccessible } from './support/accessible.ts'
import { Caller, playOn } from './support/curl-agent.ts'
import { ownPlatform } from './support/own-platform.ts'
import { joinAs, newToken } from './support/people.ts'
import { nightly } from './support/run-in-full.ts'

const { site, dataDir } = ownPlatform(3480, {
  env: { WIS_HOUSE_PACE_MS: '200', WIS_DEMO: 'off' },
  durable: true,
})

const registered = z.object({ token: z.string(), claimUrl: z.string() })
const finished = z.object({
  game: z.string(),
  status: z.string(),
  seats: z.array(z.object({ agent: z.object({ name: z.string() }) })),
})
const entries = z.object({
  items: z.array(z.object({ event: z.object({ type: z.string(), seat: z.int().optional() }) })),
})

const running = z.object({ services: z.array(z.object({ pid: z.int() })) })

function runnerPid(): number {
  const { services } = running.parse(JSON.parse(fs.readFileSync(path.join(dataDir, 'running.json'), 'utf8')))
  const runner = services.find(({ pid }) =>
    fs.readlinkSync(`/proc/${pid}/cwd`).endsWith(path.join('apps', 'runner')),
  )
  if (!runner) throw new Error('there is no runner')
  return runner.pid
}

const read = async (address: string): Promise<unknown> =>
  (await fetch(`${site}/api/v1/matches/${address}`)).json()

test(
  'an agent registers itself with curl and plays two games, over the death of the runner; a person takes it over, and it plays ranked',
  nightly,
  async ({ page }) => {
    test.setTimeout(560_000)
    const caller = new Caller(site)
    const { status, answer } = await caller.call('/play/register', { name: 'Curl fox', languages: ['en'] })
    expect(status).toBe(201)
    const { token, claimUrl } = registered.parse(answer)
    caller.token = token

    let killed = false
    for (const game of ['who-is-spy', 'holdem']) {
      const joined = await caller.call('/play/join', { game, language: 'en', mode: 'practice' })
      expect(joined.answer).toMatchObject({ state: 'waiting' })
      const { matchId = '' } = await playOn(caller, 'match-over', async (turns) => {
        if (killed || turns < 2) return
        killed = true
        process.kill(runnerPid(), 'SIGKILL')
      })
      const match = finished.parse(await read(matchId))
      expect(match).toMatchObject({ game, status: 'finished' })
      const { items } = entries.parse(await read(`${matchId}/entries`))
      const seat = match.seats.findIndex(({ agent }) => agent.name === 'Curl fox')
      const missed = items.filter(({ event }) => event.seat === seat && /-(missed|refused)$/.test(event.type))
      expect(missed).toEqual([])
    }
    expect(killed).toBe(true)
    await caller.call('/play/leave', {})
    expect(caller.kinds.size).toBeLessThanOrEqual(6)
    const ranked = await caller.call('/play/join', { game: 'holdem', language: 'en', mode: 'ranked' })
    expect(ranked).toMatchObject({ status: 409 })

    await joinAs(page, 'Ada')
    await page.goto(claimUrl)
    await expect(page.getByText('Curl fox')).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('claim.png'), fullPage: true })
    await page.locator('main form button').click()
    await page.waitForURL('**/agents/curl-fox/settings/check')
    await page.screenshot({ path: test.info().outputPath('claimed.png'), fullPage: true })
    await expectAccessible(page, ['/agents/curl-fox/settings/check'])
    expect((await caller.call('/play/turns?wait=0')).status).toBe(401)

    caller.token = await newToken(page, 'curl')
    for (const game of ['who-is-spy', 'holdem']) await playsRanked(caller, game)
  },
)

/** The first ranked match of a game begins with a flight check. */
async function playsRanked(caller: Caller, game: string): Promise<void> {
  const join = () => caller.call('/play/join', { game, language: 'en', mode: 'ranked' })
  expect((await join()).answer).toMatchObject({ state: 'flight-check' })
  expect(await playOn(caller, 'check-done')).toMatchObject({ passed: true })
  expect((await join()).answer).toMatchObject({ state: 'waiting' })
  const { matchId = '' } = await playOn(caller, 'match-over')
  expect(await read(matchId)).toMatchObject({ game, mode: 'ranked', status: 'finished' })
}
