import { expect, test } from '@playwright/test'
import { joinAs, openTokenForm, signIn } from './support/people.ts'
import { nightly } from './support/run-in-full.ts'

test('a person signs up, makes a token, uses it, revokes it, and signs out everywhere', async ({ page }) => {
  const person = await joinAs(page, 'Tilda')
  const form = await openTokenForm(page)
  await form.getByLabel('Name').fill('notebook')
  await form.getByRole('checkbox', { name: /read your own data/ }).check()
  await form.getByRole('button', { name: 'Create token' }).click()
  const token = await page.getByText(/^wis_[\w-]{20,}$/).innerText()
  const me = () =>
    page.request.get('/api/v1/me', { headers: { authorization: `Bearer ${token}`, cookie: '' } })
  expect(await (await me()).json()).toMatchObject({ name: 'Tilda' })

  await page.goto('/account')
  await page.getByText('Revoke', { exact: true }).click()
  await page.getByRole('button', { name: 'Revoke notebook' }).click()
  await expect(page.getByText('notebook', { exact: true })).toHaveCount(0)
  expect((await me()).status()).toBe(401)

  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await signIn(page, person)
})

test(
  'a session that was ended from elsewhere, or signed out, no longer opens anything',
  nightly,
  async ({ page, browser }) => {
    const person = await joinAs(page, 'Ulla')
    const context = await browser.newContext()
    const there = await context.newPage()
    await signIn(there, person)
    const who = async (of: typeof page) => (await of.request.get('/api/v1/me')).status()
    expect(await who(there)).toBe(200)

    await page.goto('/account')
    await expect(page.getByText('This session', { exact: true })).toHaveCount(1)
    await page.getByText('Revoke', { exact: true }).click()
    await page.getByRole('button', { name: 'Sign out this session' }).click()
    await expect(page.getByText('Revoke', { exact: true })).toHaveCount(0)
    expect([await who(page), await who(there)]).toEqual([200, 401])

    const copied = await page.context().cookies()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page).toHaveURL('/')
    await context.addCookies(copied)
    expect([await who(page), await who(there)]).toEqual([401, 401])
    await context.close()
  },
)

test(
  'a password from the first guesses of every attacker is refused beside its field',
  nightly,
  async ({ page }) => {
    await page.goto('/account')
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Create account' }) })
    await form.getByLabel('Name').fill('Vera Example')
    await form.getByLabel('E-mail address').fill('vera.example@example.org')
    for (const [password, said] of [
      ['Password1234', 'Many people use this password'],
      ['vera.example1', 'too close to your name'],
      ['            ', 'cannot begin or end with a space'],
    ] as const) {
      await form.getByLabel('Password').fill(password)
      await form.getByRole('button').click()
      await expect(form.getByText(said)).toBeVisible()
    }
  },
)

test(
  'without mail, a person who forgot the password is told whom to ask; an expired link opens nothing',
  nightly,
  async ({ page }) => {
    await page.goto('/account')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByText('Ask an admin for a link')).toBeVisible()
    await page.goto('/account/reset#no-such-secret')
    await page.getByLabel('New password').fill('a quite unusual password')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByRole('alert').getByText('This link has expired')).toBeVisible()
    await page.goto('/account/confirm#no-such-secret')
    await page.getByRole('button', { name: 'Confirm and sign in' }).click()
    await expect(page.getByRole('alert').getByText('This link has expired')).toBeVisible()
  },
)

test('a wrong password gives no further hint', async ({ page }) => {
  await page.goto('/account')
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Sign in', exact: true }) })
  await form.getByLabel('E-mail address').fill('nobody@example.org')
  await form.getByLabel('Password').fill('not the password')
  await form.getByRole('button').click()
  await expect(form.getByRole('alert')).toBeVisible()
})

test(
  'an owner whose account a stranger has guessed at comes in from a new browser; the stranger does not',
  nightly,
  async ({ page, browser }) => {
    const person = await joinAs(page, 'Wanda')
    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto('/account')
    const said = await stranger.evaluate(async (email) => {
      const errors: (string | null)[] = []
      for (let n = 0; n < 12; n++) {
        const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string }
        const body = new URLSearchParams({ email, password: `wrong guess ${n}`, csrfToken, json: 'true' })
        const answer = await fetch('/api/auth/callback/credentials', { method: 'POST', body })
        const { url } = (await answer.json()) as { url: string }
        errors.push(new URL(url, 'http://answered.invalid').searchParams.get('error'))
      }
      return errors
    }, person.email)
    expect(said.at(-1)).toBe('throttled')
    const owner = await (await browser.newContext()).newPage()
    await signIn(owner, person)
    await stranger.context().close()
    await owner.context().close()
  },
)
