import { expect, test } from '@playwright/test'
import { joinAs } from './support/people.ts'
import { nightly } from './support/run-in-full.ts'
import { space } from './support/space.ts'

test('an owner pastes the address of a Space, and its agent sits at a ranked table', async ({ page }) => {
  test.setTimeout(300_000)
  await joinAs(page, 'Odile')
  await page.goto('/agents/new')
  const address = page.getByLabel('Hugging Face address, or owner/name')
  await address.fill('sk-not-an-address-but-a-key')
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByText('A key belongs in the form of its kind.')).toBeVisible()
  expect(page.url()).not.toContain('from=')
  await address.clear()
  await address.pressSequentially(`https://huggingface.co/spaces/${space}`)
  await expect(page.getByText(`A Space: ${space}`)).toBeVisible()
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByText('Found and ready to register.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Clever fox')
  await page.getByRole('button', { name: 'Register and check it' }).click()

  await page.waitForURL('**/settings/check')
  await expect(page.getByTestId('flight-verdict')).toContainText('Passed', { timeout: 120_000 })
  await page.getByRole('button', { name: 'Go online for ranked' }).click()
  await expect(page.getByText('Version 1 · online')).toBeVisible()

  const ticket = page.getByTestId('ticket')
  await expect(ticket).toContainText('Ranked · English · seated', { timeout: 150_000 })
  await ticket.getByRole('link', { name: 'Watch the match' }).click()
  await expect(page.getByText('Clever fox').first()).toBeVisible()
})

test('faults are named beside their fields, and no input is lost', async ({ page }) => {
  await joinAs(page, 'Rosa')
  await page.goto('/agents/new?kind=openai')
  await page.getByLabel('Base URL').fill('nonsense')
  await page.getByLabel('Key').fill('sk-typed-once')
  await page.getByLabel('Your own').check()
  await page.getByLabel('Speech prompt').first().fill('{{history}} {{wrod}}')
  await page.getByRole('button', { name: 'Register and check it' }).click()
  await expect(page.getByText('There is no placeholder {{wrod}}.')).toBeVisible()
  await expect(page.getByText('Enter a complete https:// address')).toBeVisible()
  await expect(page.getByLabel('Base URL')).toBeFocused()
  await expect(page.getByLabel('Key')).toHaveValue('sk-typed-once')
  await expect(page.getByLabel('Speech prompt').first()).toHaveValue('{{history}} {{wrod}}')
})

test(
  'a Space that cannot be found is registered only after its owner confirms it',
  nightly,
  async ({ page }) => {
    test.setTimeout(300_000)
    await joinAs(page, 'Sanna')
    const found = async () =>
      ((await (await page.request.get('/api/v1/agents?q=Not%20there%20yet')).json()) as { items: unknown[] })
        .items
    await page.goto('/agents/new?kind=hf-space')
    await page.getByLabel('Space', { exact: true }).fill('sanna/not-there-yet')
    await page.getByLabel('Name', { exact: true }).fill('Not there yet')
    const submit = page.getByRole('button', { name: 'Register and check it' })
    await submit.click()
    const confirm = page.getByLabel('Register sanna/not-there-yet anyway.')
    await expect(confirm).not.toBeChecked()
    await expect(page.getByText('Hugging Face does not show it to us.')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Not there yet')
    expect(await found()).toEqual([])

    await page.getByLabel('Space', { exact: true }).fill('sanna/another')
    await confirm.check()
    await submit.click()
    await expect(page.getByLabel('Register sanna/another anyway.')).not.toBeChecked()
    expect(await found()).toEqual([])

    await page.getByLabel('Register sanna/another anyway.').check()
    await submit.click()
    await page.waitForURL('**/settings/check')
    expect(await found()).toHaveLength(1)
  },
)
