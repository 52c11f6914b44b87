import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** Creates an account as a visitor does, which also signs in. If the name is taken, it gets a number. */
export async function joinAs(page: Page, name: string): Promise<Person> {
  const person = {
    name,
    email: `${name.toLowerCase().replaceAll(' ', '-')}-${Date.now()}@example.org`,
    password: 'correct horse battery',
  }
  await page.goto('/account')
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Create account' }) })
  await form.getByLabel('Name').fill(person.name)
  await form.getByLabel('E-mail address').fill(person.email)
  await form.getByLabel('Password').fill(person.password)
  await form.getByRole('button').click()
  const taken = form.getByText('Another account has this name')
  await expect(page.getByText(name, { exact: true }).or(taken)).toBeVisible()
  if (await taken.isVisible()) return joinAs(page, `${name} ${Date.now()}`)
  return person
}

export async function signIn(page: Page, { name, email, password }: Person): Promise<void> {
  await page.goto('/account')
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Sign in', exact: true }) })
  await form.getByLabel('E-mail address').fill(email)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button').click()
  await expect(page.getByText(name, { exact: true })).toBeVisible()
}

/** Another page for the signed-in user, whose browser prefers Chinese. */
export async function inChinese(page: Page): Promise<Page> {
  const options = { locale: 'zh-CN', storageState: await page.context().storageState() }
  const context = await page
    .context()
    .browser()
    ?.newContext({ ...options, baseURL: new URL(page.url()).origin })
  if (!context) throw new Error('the page has no browser of its own')
  return context.newPage()
}

/** The form for a new token, which the account page folds. */
export async function openTokenForm(page: Page): Promise<Locator> {
  await page.getByText('New token', { exact: true }).click()
  return page.locator('form', { has: page.getByRole('button', { name: 'Create token' }) })
}

/** A token with which a program connects, as its owner makes one. */
export async function newToken(page: Page, name: string): Promise<string> {
  await page.goto('/account')
  const form = await openTokenForm(page)
  await form.getByLabel('Name').fill(name)
  await form.getByRole('checkbox', { name: /agents:connect/ }).check()
  await form.getByRole('button', { name: 'Create token' }).click()
  const token = page.getByText(/^wis_[\w-]{20,}$/)
  await expect(token).toBeVisible()
  return token.innerText()
}
