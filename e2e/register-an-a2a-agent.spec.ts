import { expect, test } from '@playwright/test'
import { startA2aServer } from '../packages/agents/src/testing/a2a-server.ts'
import type { A2aServer } from '../packages/agents/src/testing/a2a-server.ts'
import { expectAccessible } from './support/accessible.ts'
import { ownPlatform } from './support/own-platform.ts'
import { inChinese, joinAs } from './support/people.ts'
import { nightly } from './support/run-in-full.ts'

const key = 'a2a-canary-that-nobody-may-see'

let agent: A2aServer

ownPlatform(3470, {
  env: async () => {
    let remarks = 0
    const answer = ({ text }: { readonly text: string }) => {
      const names = /You may vote for: ([^\n]+?)\.\n/.exec(text)?.[1]?.split(', ')
      return names?.[0] ?? `Many people keep it near, remark ${(remarks += 1)}.`
    }
    agent = await startA2aServer({ version: '1.0', binding: 'JSONRPC', form: 'task', answer })
    return { WIS_ALLOWED_AGENT_HOSTS: agent.place, WIS_HOUSE_PACE_MS: '200', WIS_DEMO: 'off' }
  },
  over: async () => {
    await agent.close()
  },
})

test(
  'an agent of the A2A kit is registered by its card, passes the check and plays, and its key stays secret',
  nightly,
  async ({ page }) => {
    test.setTimeout(300_000)
    await joinAs(page, 'Ada')
    await page.goto('/agents/new')
    await page.getByRole('link', { name: /^A2A agent/ }).click()
    await page.getByLabel('Address of the agent card').fill(`${agent.url}/.well-known/agent-card.json`)
    await page.getByLabel('Key').fill(key)
    await page.getByLabel('Name', { exact: true }).fill('Kit agent')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.screenshot({ path: test.info().outputPath(`new-${width}.png`), fullPage: true })
    }
    await page.getByRole('button', { name: 'Register and check it' }).click()
    await page.waitForURL('**/settings/check')
    await expect(page.getByTestId('flight-verdict')).toContainText(/passed/i, { timeout: 120_000 })

    await page.getByRole('button', { name: 'Play a practice match' }).click()
    await page.getByTestId('ticket').getByRole('link', { name: 'Watch the match' }).click({ timeout: 60_000 })
    await page.waitForURL('**/matches/**')
    await expect(page.getByText('Kit agent').first()).toBeVisible()
    const match = page.url().replace(/\?.*$/, '').replace('/matches', '/api/v1/matches')
    const status = async () => (await (await page.request.get(match)).json()).status
    await expect.poll(status, { timeout: 120_000 }).toBe('finished')

    await page.goto('/agents/kit-agent/calls')
    await page
      .getByRole('row', { name: /Speech, round 1/ })
      .getByRole('link')
      .first()
      .click()
    await expect(page.getByText('SendMessage').first()).toBeAttached()
    await page.screenshot({ path: test.info().outputPath('call-1280.png'), fullPage: true })
    expect(await page.content()).not.toContain(key)
    const contexts = agent.told.map(({ contextId }) => contextId)
    expect(contexts.every((one) => one.startsWith('wis-'))).toBe(true)

    const pages = ['/agents/new?kind=a2a', '/agents/kit-agent/settings', '/docs/a2a']
    await expectAccessible(page, pages)
    const chinese = await inChinese(page)
    await expectAccessible(chinese, pages)
    await chinese.screenshot({ path: test.info().outputPath('zh-1280.png'), fullPage: true })
    await chinese.context().close()
  },
)
