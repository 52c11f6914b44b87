import { expect, test } from '@playwright/test'
import { finishedMatch, matchesOf } from './support/matches.ts'

/** The page must not contain the word itself. Other words, such as “been”, may contain its letters. */
const asWord = (word: string) => new RegExp(`\\b${word}\\b`)

test('a stranger who covers a replay to guess is told neither who hides nor how it ended', async ({
  page,
}) => {
  const { id, log } = await finishedMatch(page)
  const end = log.map(({ event }) => event).find((event) => event.type === 'match-ended')
  if (end?.type !== 'match-ended') throw new Error('a finished match without an end')
  await page.goto(`/matches/${id}?reveal=0`)
  await expect(page.getByTestId('reveal')).toBeVisible()
  await expect(page.getByTestId('result')).toHaveCount(0)
  const visible = await page.locator('body').innerText()
  for (const said of [await page.title(), visible]) {
    expect(said).not.toMatch(asWord(end.words.civilian))
    expect(said).not.toMatch(asWord(end.words.spy))
  }
  const previews = await page.locator('meta[property^="og:"], meta[name="description"]').all()
  for (const preview of previews) {
    const content = (await preview.getAttribute('content')) ?? ''
    expect(content).not.toMatch(/spy wins|civilians win/i)
    expect(content).not.toMatch(asWord(end.words.spy))
  }
  await page.getByTestId('reveal').click()
  await expect(page.getByText(end.words.spy).first()).toBeVisible()
})

test('a replay opens face up without its result, and whoever covers it at once may guess', async ({
  page,
}) => {
  const { id, log } = await finishedMatch(page)
  const end = log.map(({ event }) => event).find((event) => event.type === 'match-ended')
  if (end?.type !== 'match-ended') throw new Error('a finished match without an end')
  await page.goto(`/matches/${id}`, { waitUntil: 'networkidle' })
  const table = page.getByTestId('scene')
  await expect(table).toContainText(end.words.spy)
  await expect(page.getByTestId('result')).toHaveCount(0)
  await expect(page.getByTestId('moment')).toHaveCount(0)
  expect(await page.title()).not.toMatch(/wins?\b|survive|civilians/i)
  await page.getByRole('button', { name: 'Guess first' }).click()
  await expect(page).toHaveURL(/reveal=0/)
  await expect(table).not.toContainText(end.words.spy)
  // A page at rest draws the table alone until it is touched.
  await expect(async () => {
    await page.keyboard.press('l')
    await expect(page.getByTestId('guess')).toHaveCount(6, { timeout: 1000 })
  }).toPass()
  // Whoever watches on has been told.
  await page.goto(`/matches/${id}?e=0`, { waitUntil: 'networkidle' })
  for (let step = 0; step < 4; step++) await page.keyboard.press('l')
  await expect(page.getByRole('button', { name: 'Guess first' })).toHaveCount(0)
})

test('the hidden events of a live match are not even sent', async ({ page }) => {
  let [id, html] = ['', '']
  // A match may end between two requests. The test takes one that is still live after its page was read.
  await expect
    .poll(
      async () => {
        id = (await matchesOf(page, 'status=live'))[0]?.id ?? ''
        html = await (await page.request.get(`/matches/${id}`)).text()
        return (await page.request.get(`/api/v1/matches/${id}`)).json()
      },
      { timeout: 60_000 },
    )
    .toMatchObject({ status: 'running', words: null, spySeat: null, winner: null })
  expect(html).toContain(id)
  expect(html).not.toContain('spy-chosen')
  expect(html).not.toContain('word-dealt')
})
