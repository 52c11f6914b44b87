import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { finishedMatch } from './support/matches.ts'

test('a slash leads to one field that finds agents, tables, words and documents', async ({ page }) => {
  const { id, log } = await finishedMatch(page)
  const spoken = log.find(({ event }) => event.type === 'speech-given')?.event
  const said = spoken?.type === 'speech-given' ? spoken.text : ''
  // The field takes no more than 80 characters.
  const words = /^.{1,80}(?=\s|$)/u.exec(said)?.[0] ?? ''
  await page.goto('/agents')
  // The key is heard once the scripts of the page have come.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page).toHaveURL(/\/search$/, { timeout: 3000 })
  }).toPass({ timeout: 30_000 })
  const field = page.getByRole('searchbox')
  await expect(field).toBeFocused()
  const find = async (text: string) => {
    await field.fill(text)
    await field.press('Enter')
    await expect(page).toHaveURL(new URL(`/search?${new URLSearchParams({ q: text })}`, page.url()).href)
    return page.getByTestId('found')
  }
  await expect(await find(id.slice(-4))).toContainText(`Table ${id.slice(-4).toUpperCase()}`)
  await expect((await find(words)).getByRole('link').first()).toContainText(words)
  await expect((await find('flight check')).locator('a[href^="/docs/"]').first()).toBeVisible()
  await expect((await find('hanabi')).locator('a[href="/games/hanabi"]')).toBeVisible()
  await expectAccessible(page, [page.url()])
  await find('no such words anywhere')
  await expect(page.getByText('No results')).toBeVisible()
})
