import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { startChatServer } from '../packages/agents/src/testing/chat-server.ts'
import type { ChatServer } from '../packages/agents/src/testing/chat-server.ts'
import { expectAccessible } from './support/accessible.ts'
import { ownPlatform } from './support/own-platform.ts'
import { inChinese, joinAs } from './support/people.ts'
import { nightly } from './support/run-in-full.ts'

let model: ChatServer

/** A model that never votes, unless its prompt tells it to: then it names the first candidate. */
function startShyModel(): Promise<ChatServer> {
  let remarks = 0
  return startChatServer(({ messages }, response) => {
    const prompt = messages.map(({ content }) => content).join('\n')
    const candidate = /Always vote\.[\s\S]*Candidates: (Player \d)/.exec(prompt)?.[1]
    const content = candidate ?? `Many people keep it near, remark ${++remarks}.`
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 200, completion_tokens: 12 },
      }),
    )
  })
}

ownPlatform(3460, {
  env: async () => {
    model = await startShyModel()
    return { WIS_ALLOWED_AGENT_HOSTS: model.place, WIS_HOUSE_PACE_MS: '100', WIS_DEMO: 'off' }
  },
  over: async () => {
    await model.close()
  },
})

test(
  'an owner finds why an agent lost, repairs its prompt, and proves that the new version is better',
  nightly,
  async ({ page }) => {
    test.setTimeout(480_000)
    page.setDefaultTimeout(30_000)
    await joinAs(page, 'Rhea')
    await page.goto('/agents/new?kind=openai')
    await page.getByLabel('Base URL').fill(`${model.url}/v1`)
    await page.locator('input[name="apiModel"]').fill('shy-1')
    await page.getByLabel('Key').fill('sk-shy')
    await page.getByLabel('Name', { exact: true }).fill('Shy one')
    await page.getByRole('button', { name: 'Register and check it' }).click()
    await page.waitForURL('**/settings/check')
    await expect(page.getByTestId('flight-verdict')).toBeVisible({ timeout: 120_000 })
    const agent = new URL(page.url()).pathname.replace(/\/settings\/check$/, '')

    await practises(page, agent, 3)
    await keepsTheLostVote(page, agent)
    await addsVersion(page, agent, 'trial')
    await page.goto(`${agent}/situations`)
    await page.getByRole('button', { name: 'Ask version 2' }).click()
    await expect(page.getByRole('cell', { name: '3/3' })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('cell', { name: '0/3' })).toBeVisible()

    // The deals of the version before are under way all the while.
    await page.goto(`${agent}/forks`)
    const better = page.getByRole('region', { name: 'Which version is better?' })
    await expect(better.getByText(/3 deals/)).toBeVisible({ timeout: 180_000 })
    await expectAccessible(page, [`${agent}/forks`, `${agent}/versions`])

    await listens(page, agent)
  },
)

/** A series as a civilian, who votes in the first round. */
async function practises(page: Page, agent: string, matches: number): Promise<void> {
  await page.goto(`${agent}/settings/check`)
  await page.locator('select[name="role"]').selectOption('who-is-spy/civilian')
  await page.getByLabel('Number of matches').selectOption(String(matches))
  await page.getByRole('button', { name: 'Play a practice match' }).click()
  await expect(page.getByTestId('series')).toContainText(`${matches} of ${matches} decided`, {
    timeout: 180_000,
  })
}

/** The first vote of the agent named nobody: it is kept, with a check that a vote has to name somebody. */
async function keepsTheLostVote(page: Page, agent: string): Promise<void> {
  await page.goto(`${agent}/calls`)
  await page
    .getByRole('row', { name: /Vote, round/ })
    .getByRole('link')
    .first()
    .click()
  const vote = page.locator('article, li, section').filter({ hasText: /Vote, round/ })
  await vote.getByRole('link', { name: 'Ask again' }).last().click()
  await page.waitForURL('**/calls/again**')
  await page.getByLabel('Set', { exact: true }).fill('Votes')
  await page.getByLabel('Part 1').fill('target')
  await page.getByLabel('Test 1').selectOption('is at least')
  await page.getByLabel('Value 1').fill('0')
  await page.getByRole('button', { name: 'Keep situation' }).click()
  await expect(page.getByRole('button', { name: 'Remove from the set' })).toBeVisible()
  await page.goto(`${agent}/situations`)
  await page.getByRole('button', { name: 'Ask version 1' }).click()
  await expect(page.getByRole('cell', { name: '0/3' })).toBeVisible({ timeout: 30_000 })
}

/** A new version whose vote prompt tells the model to vote. */
async function addsVersion(page: Page, agent: string, begin: 'trial' | 'shadow'): Promise<void> {
  await page.goto(`${agent}/settings`)
  const form = page.locator('#new-version')
  if ((await form.getAttribute('open')) === null) await form.locator('summary').first().click()
  const known = form.getByText('Show the prompts').first()
  await known.click()
  await form.getByRole('button', { name: 'Copy and edit' }).first().click()
  await form
    .getByLabel('Vote prompt')
    .first()
    .fill('Always vote.\n{{history}}\nCandidates: {{candidates}}\nName one of them.')
  await form.locator(`input[name="begin"][value="${begin}"]`).check()
  await form.getByRole('button', { name: /^Create version/ }).click()
  await expect(
    page.getByText(begin === 'trial' ? /^Version 2 · newest/ : /^Version 4 · newest/).first(),
  ).toBeVisible({
    timeout: 30_000,
  })
}

/** The next version only listens, while the one before plays on as a new one. */
async function listens(page: Page, agent: string): Promise<void> {
  await addsVersion(page, agent, 'shadow')
  await page.goto(`${agent}/shadow`)
  await expect(page.getByText(/Version 3 listens\. 300 turns are left\./)).toBeVisible()
  await page.goto(`${agent}/settings/check`)
  await page.getByRole('button', { name: 'Play a practice match' }).click()
  await page.goto(`${agent}/shadow`)
  const same = page.getByRole('region', { name: 'How often they play the same' }).first()
  await expect(same.getByText('version 3 compared with version 4').first()).toBeVisible({ timeout: 120_000 })
  await expectAccessible(page, [`${agent}/shadow`])
  const chinese = await inChinese(page)
  await expectAccessible(chinese, [`${agent}/shadow`, `${agent}/versions`, `${agent}/settings`])
  await chinese.context().close()
  await page.goto(`${agent}/shadow`)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText(/Version 3 listens/)).toBeHidden()
}
