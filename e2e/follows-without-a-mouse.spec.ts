import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { finishedMatch } from './support/matches.ts'
import { nightly } from './support/run-in-full.ts'

const heard = (page: Page) => page.getByTestId('player').locator('p[aria-live="polite"].sr-only')

test('a screen reader gets every event of a match in a sentence, and nothing that would spoil the end', async ({
  page,
}) => {
  const { id, log } = await finishedMatch(page)
  await page.goto(`/matches/${id}?e=0&reveal=0`)
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
  expect(
    sentences.filter((sentence) => said.some((text) => sentence.endsWith(`said: “${text}”`))),
  ).toHaveLength(said.length)
  const end = log.at(-1)?.event
  if (end?.type !== 'match-ended') throw new Error('the match did not end')
  const told = sentences.filter((sentence) => !sentence.includes('said: “'))
  expect(told.at(-1)).toMatch(/^(The spy .+ wins\.|The civilians win\. The spy was .+\.)$/)
  expect(told.slice(0, -1).filter((sentence) => /spy|civilian/i.test(sentence))).toEqual([])
})

test('a match is found, played, covered and read with the keyboard alone', async ({ page }) => {
  await finishedMatch(page)
  // In other games, nothing may be hidden that could be shown.
  await page.goto('/watch?game=who-is-spy&language=en')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  // The live tables come before it. They open at the newest event, and hide nothing.
  await tabTo(page, page.getByRole('list', { name: 'Matches found' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/matches/**')
  // Its first key wakes it.
  await page.keyboard.press('l')
  await page.waitForURL('**/matches/**?e=*')

  const first = page.url()
  await page.keyboard.press('l')
  await expect(page).not.toHaveURL(first)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('r')
  await expect(page.getByRole('button', { name: 'Show secrets' })).toBeVisible()
  await page.keyboard.press('v')
  await expect(page.getByTestId('player-event').first()).toBeVisible()
})

test(
  'a live table that has the focus keeps it and its place, though new tables come after it is over',
  nightly,
  async ({ page }) => {
    const tables = page.locator('[data-table]')
    const idsOf = () => tables.evaluateAll((all) => all.map((one) => one.getAttribute('data-table')))
    // With several tables, one of the others makes room for a new one. This channel shows those of both languages.
    await expect(async () => {
      await page.goto('/watch?channel=spy')
      expect(await tables.count()).toBeGreaterThan(2)
    }).toPass()
    const first = await idsOf()
    const held = tables.first().getByRole('link')
    await held.focus()
    const isOver = async () => {
      const answer = await page.request.get(`/api/v1/matches/${first[0] ?? ''}`)
      return ((await answer.json()) as { status: string }).status === 'finished'
    }
    await expect.poll(isOver, { timeout: 60_000 }).toBe(true)
    const before = await idsOf()
    const come = async () => (await idsOf()).filter((id) => !before.includes(id)).length
    await expect.poll(come, { timeout: 60_000 }).toBeGreaterThan(0)
    expect((await idsOf())[0]).toBe(first[0])
    await expect(held).toBeFocused()
  },
)

/** Goes from control to control until it reaches one in this place. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let controls = 0; controls < 80; controls++) {
    await page.keyboard.press('Tab')
    // A button inside a date field may have the focus. Only the field around it can be found.
    await expect(page.locator(':focus-within').last()).toBeVisible()
    if ((await place.locator(':focus').count()) > 0) return
  }
  throw new Error(`no control leads to ${String(place)}`)
}
