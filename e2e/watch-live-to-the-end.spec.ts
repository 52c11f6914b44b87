import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { freshMatch, logOf } from './support/matches.ts'
import { nightly } from './support/run-in-full.ts'

async function shownEntries(page: Page): Promise<number[]> {
  const events = await page.getByTestId('player-event').all()
  const numbers = await Promise.all(events.map((event) => event.getAttribute('data-seq')))
  return numbers.map(Number)
}

test('a spectator follows a match live from the first speech to its end, and replays it', async ({
  page,
}) => {
  const id = await freshMatch(page)
  await page.goto(`/matches/${id}?view=transcript&reveal=2`)
  await expect(page.getByTestId('live-badge')).toBeVisible()
  await expect(page.getByTestId('player-event').first()).toBeVisible()
  await expect(page.getByTestId('result')).toBeVisible({ timeout: 110_000 })
  const live = await shownEntries(page)
  expect(live).toEqual([...live].sort((a, b) => a - b))
  expect(new Set(live).size).toBe(live.length)

  await page.goto(`/matches/${id}?view=transcript&e=0&reveal=0`)
  await expect(page.getByTestId('live-badge')).toHaveCount(0)
  await page.keyboard.press('End')
  await expect(page.getByTestId('result')).toBeVisible()
  expect(await shownEntries(page)).toEqual(live)

  const exported = await page.request.get(`/api/v1/matches/${id}/export.jsonl`)
  const lines = (await exported.text()).trim().split('\n')
  // Loaded where it is needed: Playwright takes seconds to compile it.
  const { verifyExport } = await import('@wis/proof')
  expect(verifyExport(lines)).toMatchObject({ ok: true, matchId: id })
})

/** Runs in the page, before anything else does: notes when the end is first on the screen. */
const noteTheEnd = `
  new MutationObserver(() => {
    if (document.querySelector('[data-testid="result"]')) globalThis.endSeenAt ??= Date.now()
  }).observe(document, { childList: true, subtree: true })`

/** Of a live end, from the last entry of the log to the eyes of who looks on. */
const endWithinMs = 3000

test('the end of a live match is seen within three seconds of the real one', nightly, async ({ page }) => {
  const id = await freshMatch(page)
  await page.addInitScript({ content: noteTheEnd })
  await page.goto(`/matches/${id}?reveal=2`)
  await expect(page.getByTestId('live-badge')).toBeVisible()
  await expect(page.getByTestId('result')).toBeVisible({ timeout: 110_000 })
  const seenAt = Number(await page.evaluate('globalThis.endSeenAt'))
  const last = (await logOf(page, id)).at(-1)
  expect(last?.event.type).toBe('match-ended')
  // The clocks of the runner and of this browser are the same.
  const lateMs = seenAt - Date.parse(last?.at ?? '')
  console.log(`the end of a live match was seen ${lateMs} ms after it`)
  expect(lateMs).toBeGreaterThanOrEqual(0)
  expect(lateMs).toBeLessThanOrEqual(endWithinMs)
})
