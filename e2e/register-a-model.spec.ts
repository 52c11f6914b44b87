import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { ChatServer } from '../packages/agents/src/testing/chat-server.ts'
import { expectAccessible } from './support/accessible.ts'
import { ownPlatform } from './support/own-platform.ts'
import { inChinese, joinAs, openTokenForm } from './support/people.ts'
import { nightly } from './support/run-in-full.ts'
import { startTalkativeModel } from './support/talkative-model.ts'

const key = 'sk-canary-that-nobody-may-see'

const opponents = ['Blurt', 'Dozer', 'Echo', 'Old Fox', 'Telegraph']

let model: ChatServer

const { site: origin, dataDir } = ownPlatform(3430, {
  env: async () => {
    model = await startTalkativeModel()
    return { WIS_ALLOWED_AGENT_HOSTS: model.place, WIS_HOUSE_PACE_MS: '200', WIS_DEMO: 'off' }
  },
  over: async () => {
    await model.close()
  },
})

test(
  'a model behind a compatible server plays a practice match, and only its owner sees its calls',
  nightly,
  async ({ page, browser }) => {
    test.setTimeout(300_000)
    await joinAs(page, 'Ulla')
    await page.goto('/agents/new?kind=openai')
    await page.getByLabel('Base URL').fill(`${model.url}/v1`)
    await page.locator('input[name="apiModel"]').fill('small-1')
    await page.getByLabel('Key').fill(key)
    await page.getByLabel('Name', { exact: true }).fill('Small one')
    await page.getByRole('button', { name: 'Register and check it' }).click()
    await page.waitForURL('**/settings/check')
    await expect(page.getByTestId('flight-verdict')).toBeVisible({ timeout: 120_000 })

    await page.getByText('Choose opponents').first().click()
    for (const name of opponents) await page.getByRole('checkbox', { name }).check()
    await page.getByRole('button', { name: 'Play a practice match' }).click()
    const ticket = page.getByTestId('ticket')
    await ticket.getByRole('link', { name: 'Watch the match' }).click({ timeout: 60_000 })
    await page.waitForURL('**/matches/**')
    await expect(page.getByText('Small one').first()).toBeVisible()
    const match = page.url().replace(/\?.*$/, '')
    const { seats } = await (await page.request.get(match.replace('/matches', '/api/v1/matches'))).json()
    const seated = seats.map(({ agent }: { agent: { name: string } }) => agent.name)
    expect(seated.sort()).toEqual([...opponents, 'Small one'].sort())
    await expect
      .poll(
        async () =>
          (await (await page.request.get(match.replace('/matches', '/api/v1/matches'))).json()).status,
        {
          timeout: 120_000,
        },
      )
      .toBe('finished')

    const agent = `/agents/${await slugOf(page.request)}`
    await page.goto(`${agent}/settings/check`)
    await page.getByLabel('Number of matches').selectOption('3')
    await page.getByRole('button', { name: 'Play a practice match' }).click()
    const series = page.getByTestId('series')
    await expect(series).toContainText('3 of 3 decided', { timeout: 120_000 })
    await expect(series.getByRole('row', { name: /(Spy|Civilian): won/ })).toBeVisible()
    const calls = `${agent}/calls`
    const own = [agent, calls, `${agent}/settings`, `${agent}/settings/check`]
    const everything = [...own, '/agents/new?kind=openai', '/account', '/account/webhooks']
    await expectAccessible(page, everything)
    const chinese = await inChinese(page)
    await expectAccessible(chinese, everything)
    await expect(chinese.locator('html')).toHaveAttribute('lang', 'zh')
    await chinese.context().close()
    await page.goto(calls)
    await page
      .getByRole('row', { name: /Speech, round 1/ })
      .getByRole('link')
      .first()
      .click()
    await expect(page.getByText('remark').first()).toBeVisible()
    expect(await page.content()).not.toContain(key)
    const again = await asksAgain(page, agent)

    await page.goto('/account')
    const form = await openTokenForm(page)
    await form.getByLabel('Name').fill('For my calls')
    await form.getByRole('checkbox', { name: /read your own data/ }).check()
    await form.getByRole('button', { name: 'Create token' }).click()
    const token = await page.getByText(/^wis_[\w-]{20,}$/).innerText()
    const file = path.join(dataDir, 'calls.jsonl')
    const site = ['--url', origin]
    execFileSync(
      process.execPath,
      [
        'apps/cli/bin/wis.mjs',
        'calls',
        agent.split('/').at(-1) ?? '',
        '--as',
        'chat',
        '--out',
        file,
        ...site,
      ],
      { env: { ...process.env, WIS_TOKEN: token } },
    )
    const chats = fs.readFileSync(file, 'utf8')
    expect(chats).not.toContain(key)
    const [chat] = chats.split('\n').map((line) => JSON.parse(line || '{}') as Record<string, unknown>)
    expect(chat).toMatchObject({ reward: expect.any(Number), game: 'who-is-spy', version: 1 })
    expect(JSON.stringify(chat?.['messages'])).toContain('remark')

    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(`${origin}${calls}`)
    // Whoever is not signed in is asked to be, whether there is such an agent or not.
    await stranger.waitForURL('**/account**')
    expect((await stranger.goto(again))?.status()).toBe(404)
    await joinAs(stranger, 'Vera')
    expect((await stranger.goto(again))?.status()).toBe(404)
    expect((await stranger.goto(`${origin}${calls}`))?.status()).toBe(404)
    await stranger.context().close()
  },
)

/**
 * From a call of a match: the same question again with changes, kept as a situation, and asked of the newest version; then
 * the match played on from there. Returns its address.
 */
async function asksAgain(page: Page, agent: string): Promise<string> {
  await page.getByRole('link', { name: 'Ask again' }).first().click()
  await page.getByLabel('Temperature').fill('9')
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(page.getByLabel('Temperature')).toBeFocused()
  await page.getByLabel('Temperature').fill('0.3')
  await page.getByLabel('Added instructions').fill('Be short.')
  await page.getByRole('button', { name: 'Ask again' }).click()
  const answers = page.getByRole('region', { name: 'New answers' })
  await expect(answers.getByText('Added: Be short.')).toBeVisible()
  await expect(answers.getByText('Answer in full')).toHaveCount(3, { timeout: 30_000 })

  await page.getByLabel('Set', { exact: true }).fill('Clues')
  await page.getByLabel('Value 1').fill('Small one')
  await page.getByLabel('Test 1').selectOption('does not contain')
  await page.getByRole('button', { name: 'Keep situation' }).click()
  await expect(answers.getByText('3 of 3 passed')).toBeVisible()
  await expectAccessible(page, [page.url()])

  const call = page.url()
  await page.goto(`${agent}/situations`)
  await page.getByRole('button', { name: 'Ask version 1' }).click()
  await expect(page.getByRole('cell', { name: '3/3' })).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page, [`${agent}/situations`])

  await page.goto(`${agent}/cost`)
  await expect(page.getByRole('region', { name: 'By model' }).getByText('small-1')).toBeVisible()
  await expectAccessible(page, [`${agent}/cost`])

  await page.goto(call)
  await page.getByRole('link', { name: 'Play on from here' }).click()
  await expect(page.getByLabel('Start from')).not.toHaveValue('0')
  await page.getByRole('button', { name: 'Play again' }).click()
  const list = page.getByRole('region', { name: 'Matches played again' })
  await expect(list.getByRole('link', { name: 'Open', exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(list.getByText('Playing')).toBeHidden({ timeout: 120_000 })
  await expectAccessible(page, [page.url()])
  await list.getByRole('link', { name: 'Open', exact: true }).click()
  await expect(page.getByText('Only you see this match')).toBeVisible()
  return page.url()
}

async function slugOf(request: { get(url: string): Promise<{ json(): Promise<unknown> }> }): Promise<string> {
  const { items } = (await (await request.get('/api/v1/agents?q=Small')).json()) as {
    items: { slug: string }[]
  }
  return items[0]?.slug ?? ''
}
