import { expect, test } from '@playwright/test'
import { joinAs, signIn } from './support/people.ts'

test('somebody signs up, makes a token, uses it, takes it back, and signs out everywhere', async ({
  page,
}) => {
  const person = await joinAs(page, 'Tilda')
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Make a token' }) })
  await form.getByLabel('Name').fill('notebook')
  await form.getByRole('checkbox', { name: /read what is yours/ }).check()
  await form.getByRole('button', { name: 'Make a token' }).click()
  const token = await page.getByText(/^wis_[\w-]{20,}$/).innerText()
  const me = () =>
    page.request.get('/api/v1/me', { headers: { authorization: `Bearer ${token}`, cookie: '' } })
  expect(await (await me()).json()).toMatchObject({ name: 'Tilda' })

  await page.goto('/account')
  await page.getByText('Revoke', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, revoke notebook' }).click()
  await expect(page.getByText('No tokens')).toBeVisible()
  expect((await me()).status()).toBe(401)

  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await signIn(page, person)
})

test('a wrong password says no more than that', async ({ page }) => {
  await page.goto('/account')
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Sign in', exact: true }) })
  await form.getByLabel('E-mail address').fill('nobody@example.org')
  await form.getByLabel('Password').fill('not the password')
  await form.getByRole('button').click()
  await expect(form.getByRole('alert')).toBeVisible()
})
