import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { finishedMatch } from './support/matches.ts'

const heard = (page: Page) => page.getByTestId('player').locator('p[aria-live="polite"].sr-only')

test('a screen reader gets every event of a match in a sentence, and nothing that would spoil the end', async ({
  page,
}) => {
  const { id, log } = await finishedMatch(page)
  await page.goto(`/matches/${id}?e=0&reveal=1`)
  await expect(page).toHaveURL(/reveal=1/)
  await expect(heard(page)).toBeEmpty()
  const sentences: string[] = []
  for (let unheard = 0; unheard < 2;) {
    await page.keyboard.press('l')
    const isNew = await expect(heard(page))
      .not.toHaveText(sentences.at(-1) ?? '', { timeout: 1500 })
      .then(() => true)
      .catch(() => false)
    unheard = isNew ? 0 : unheard + 1
    if (isNew) sentences.push(await heard(page).innerText())
  }
  const said = log.flatMap(({ event }) => (event.type === 'speech-given' ? [event.text] : []))
  expect(sentences.filter((sentence) => said.some((text) => sentence.endsWith(text)))).toHaveLength(
    said.length,
  )
  const end = log.at(-1)?.event
  if (end?.type !== 'match-ended') throw new Error('the match did not end')
  expect(sentences.at(-1)).toBe('The match is over.')
})

test('a match is found, played, revealed and read with the keyboard alone', async ({ page }) => {
  await finishedMatch(page)
  await page.goto('/watch?language=en')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, /^\/matches\//)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/matches/**reveal=1**')

  const first = page.url()
  await page.keyboard.press('l')
  await expect(page).not.toHaveURL(first)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('r')
  await expect(page.getByRole('button', { name: 'Cover again' })).toBeVisible()
  await page.keyboard.press('v')
  await expect(page.getByTestId('player-event').first()).toBeVisible()
})

/** Goes from control to control until it reaches the one that leads there. */
async function tabTo(page: Page, address: RegExp): Promise<void> {
  for (let controls = 0; controls < 80; controls++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect(focused).toBeVisible()
    if (address.test((await focused.getAttribute('href')) ?? '')) return
  }
  throw new Error(`no control leads to ${String(address)}`)
}
