import { expect, test } from '@playwright/test'
import { finishedMatch } from './support/matches.ts'

test('the newest speech is on the table, the last one of each other seat stands beside it, and all earlier ones beside the table', async ({
  page,
}) => {
  const { id, log } = await finishedMatch(page)
  const speeches = log.flatMap(({ seq, event }) => (event.type === 'speech-given' ? [{ seq, ...event }] : []))
  const at = speeches[7]?.seq ?? 0
  const soFar = speeches.filter(({ seq }) => seq <= at)
  // Before any touch: this is the drawing of the server.
  await page.goto(`/matches/${id}?e=${at}`, { waitUntil: 'networkidle' })
  for (const seat of new Set(soFar.map((speech) => speech.seat))) {
    const last = soFar.findLast((speech) => speech.seat === seat)
    // The newest one is in the middle of the table, and each is shown once.
    const place = last?.seq === at ? page.getByTestId('scene') : page.getByTestId('seat').nth(seat)
    const spoken = place.getByTestId(last?.seq === at ? 'speech' : 'clue')
    await expect(spoken).toContainText(last?.text ?? '')
  }
  const list = page.getByTestId('happened')
  // The words of the moment are at the table. A house agent may say the same twice.
  const saidTexts = new Set(soFar.filter(({ seq }) => seq !== at).map(({ text }) => text))
  for (const text of saidTexts) await expect(list.getByText(text).first()).toBeAttached()
  await expect(list).toBeVisible()
  for (const { text } of speeches.filter(({ text }) => !saidTexts.has(text)))
    await expect(list.getByText(text)).toHaveCount(0)
})
