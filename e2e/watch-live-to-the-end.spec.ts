import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { verifyExport } from '@wis/proof'

/** A match that has just begun and has no speech yet. */
async function freshMatch(page: Page): Promise<string> {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        const answer = await page.request.get('/api/v1/matches?status=live')
        const { items } = (await answer.json()) as {
          items: { id: string; language: string; entries: number }[]
        }
        found = items.find((match) => match.language === 'en' && match.entries <= 9)?.id
        return found
      },
      { timeout: 60_000 },
    )
    .toBeDefined()
  return found ?? ''
}

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
  await expect(page.getByTestId('speech').first()).toBeVisible()
  await expect(page.getByTestId('winner')).toBeVisible({ timeout: 110_000 })
  const live = await shownEntries(page)
  expect(live).toEqual([...live].sort((a, b) => a - b))
  expect(new Set(live).size).toBe(live.length)

  await page.goto(`/matches/${id}?view=transcript&reveal=2&e=0`)
  await expect(page.getByTestId('live-badge')).toHaveCount(0)
  await page.keyboard.press('L')
  await expect(page.getByTestId('winner')).toBeVisible()
  expect(await shownEntries(page)).toEqual(live)

  const exported = await page.request.get(`/api/v1/matches/${id}/export.jsonl`)
  const lines = (await exported.text()).trim().split('\n')
  expect(verifyExport(lines)).toMatchObject({ ok: true, matchId: id })
})
