import { expect, test } from '@playwright/test'
import { finishedMatch } from './support/matches.ts'
import { oneIn } from './support/run-in-full.ts'

const phone = { width: 360, height: 740 }

test('the last speech of each seat stands beside it, and all earlier ones beside the table', async ({
  page,
}) => {
  const { id, log } = await finishedMatch(page)
  const speeches = log.flatMap(({ seq, event }) => (event.type === 'speech-given' ? [{ seq, ...event }] : []))
  const at = speeches[7]?.seq ?? 0
  const soFar = speeches.filter(({ seq }) => seq <= at)
  // Before any touch: this is the drawing of the server.
  await page.goto(`/matches/${id}?e=${at}&reveal=1`, { waitUntil: 'networkidle' })
  for (const seat of new Set(soFar.map((speech) => speech.seat))) {
    const last = soFar.findLast((speech) => speech.seat === seat)
    await expect(page.getByTestId('seat').nth(seat).getByTestId('clue')).toContainText(last?.text ?? '')
  }
  const list = page.getByTestId('said-log')
  // A house agent may say the same twice.
  const saidTexts = new Set(soFar.map(({ text }) => text))
  for (const text of saidTexts) await expect(list.getByText(text).first()).toBeAttached()
  await expect(list).toBeVisible()
  for (const { text } of speeches.filter(({ text }) => !saidTexts.has(text)))
    await expect(list.getByText(text)).toHaveCount(0)
  await page.keyboard.press('s')
  await expect(list.getByRole('region')).toBeFocused()
})

for (const place of oneIn(2, ['/matches', '/embed/matches']))
  test(`on a phone, all that was said is one key or one button away (${place})`, async ({ page }) => {
    await page.setViewportSize(phone)
    const { id, log } = await finishedMatch(page)
    const said = log.flatMap(({ seq, event }) => (event.type === 'speech-given' ? [{ seq, ...event }] : []))
    await page.goto(`${place}/${id}?e=${said[3]?.seq ?? 0}`, { waitUntil: 'networkidle' })
    const list = page.getByTestId('said-log')
    await expect(list).toBeHidden()
    await page.keyboard.press('s')
    for (const { text } of said.slice(0, 4)) await expect(list.getByText(text).first()).toBeVisible()
    await page.keyboard.press('s')
    await expect(list).toBeHidden()
    await page.getByRole('button', { name: 'Speeches' }).click()
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
  })
