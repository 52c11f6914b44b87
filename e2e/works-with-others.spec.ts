import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { inChinese, joinAs } from './support/people.ts'
import { nightly } from './support/run-in-full.ts'

test(
  'an owner invites somebody to work on an agent, gives rights, and hands the agent over',
  nightly,
  async ({ page, browser }) => {
    test.setTimeout(240_000)
    // The first account of a platform is an admin’s.
    await page.goto('/account')
    const eve = await stranger(browser, page)
    await joinAs(eve, 'Eve')
    await joinAs(page, 'Olga')
    const agent = await registered(page)
    await page.goto(`${agent}/people`)
    await page.getByRole('checkbox', { name: /Can change/ }).check()
    await page.getByRole('button', { name: 'Create a link' }).click()
    const link = await page.locator('#invitation-link').innerText()
    expect(new URL(link).pathname).toBe('/account/invitation')

    const ada = await stranger(browser, page)
    await ada.goto(`${agent}/people`)
    await expect(ada.getByRole('button', { name: 'Create account' })).toBeVisible()
    await ada.goto(link)
    await ada.getByRole('link', { name: 'Sign in or create an account' }).click()
    await createAccount(ada, 'Ada')
    await ada.waitForURL(({ pathname }) => pathname === '/account/invitation')
    await expect(ada.getByText(/^Olga.* invites you to work on Shared/)).toBeVisible()
    await expect(ada.getByText('Reads and changes')).toBeVisible()
    await expectAccessible(ada, ['/account/invitation'])
    await ada.getByRole('button', { name: 'Accept' }).click()
    await ada.waitForURL('**/people')
    await expect(ada.getByRole('button', { name: 'Leave this agent' })).toBeVisible()

    await eve.goto(link)
    await expect(eve.getByText('This link is no longer valid.')).toBeVisible()

    await ada.goto(`${agent}/settings`)
    await ada.getByLabel('Description').fill('Changed by somebody else.')
    await ada.getByRole('button', { name: 'Save' }).first().click()
    await expect(ada.getByText('Saved').first()).toBeVisible()
    await expect(checkRefused(ada, agent)).resolves.toContain('not given you the right')

    await page.reload()
    await expect(page.getByText(/changed the settings/)).toBeVisible()
    await page.getByText(/^Manage Ada/).click()
    await expectAccessible(page, [`${agent}/people`])
    const chinese = await inChinese(page)
    await expectAccessible(chinese, [`${agent}/people`])
    await chinese.context().close()
    await page.getByText(/^Manage Ada/).click()
    await page.getByRole('button', { name: 'Offer the agent' }).click()
    await expect(page.getByRole('heading', { name: /^Offered to Ada/ })).toBeVisible()

    await ada.goto(`${agent}/people`)
    await ada.getByRole('button', { name: 'Take over the agent' }).click()
    await expect(ada.getByText(/took the agent over from Olga/)).toBeVisible()
    await expect(ada.getByRole('button', { name: 'Create a link' })).toBeVisible()
    await expect(checkRefused(ada, agent)).resolves.toContain('no key of theirs yet')
    expect((await page.goto(`${agent}/people`))?.status()).toBe(404)
  },
)

/** A page of a browser that nobody has signed in with. */
async function stranger(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', baseURL: new URL(page.url()).origin })
  return context.newPage()
}

async function registered(page: Page): Promise<string> {
  const connector = { kind: 'webhook', url: 'https://agent.example/turn', token: 'a-long-secret-of-olga' }
  const name = `Shared ${Date.now()}`
  const answer = await page.request.post('/api/v1/agents', { data: { name, languages: ['en'], connector } })
  expect(answer.status()).toBe(201)
  return `/agents/${(await answer.json()).slug}`
}

async function createAccount(page: Page, name: string): Promise<void> {
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Create account' }) })
  await form.getByLabel('Name').fill(`${name} ${Date.now()}`)
  await form.getByLabel('E-mail address').fill(`${name.toLowerCase()}-${Date.now()}@example.org`)
  await form.getByLabel('Password').fill('correct horse battery')
  await form.getByRole('button').click()
}

/** What the page says where a flight check is refused. */
async function checkRefused(page: Page, agent: string): Promise<string> {
  await page.goto(`${agent}/settings/check`)
  await page
    .getByRole('button', { name: /flight check/i })
    .first()
    .click()
  const alert = page.getByRole('alert').filter({ hasText: /\S/ })
  await expect(alert.first()).toBeVisible()
  return alert.first().innerText()
}
