import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { spyEntry } from '@wis/games'
import type { SpyEntry } from '@wis/games'
import { z } from 'zod'

const rows = z.object({
  items: z.array(z.object({ id: z.string(), entries: z.number(), language: z.string() })),
})

/** The newest matches that a filter finds, as soon as there is one. */
export async function matchesOf(page: Page, query: string) {
  let found: z.infer<typeof rows>['items'] = []
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/api/v1/matches?${query}`)
        found = rows.parse(await answer.json()).items
        return found.length
      },
      { timeout: 90_000 },
    )
    .toBeGreaterThan(0)
  return found
}

/** A match that has just begun and has no speech yet. */
export async function freshMatch(page: Page): Promise<string> {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        const live = await matchesOf(page, 'status=live')
        found = live.find((match) => match.language === 'en' && match.entries <= 9)?.id
        return found
      },
      { timeout: 60_000 },
    )
    .toBeDefined()
  return found ?? ''
}

/** A finished match with its whole log. */
export async function finishedMatch(page: Page, language = 'en') {
  const [match] = await matchesOf(page, `status=finished&language=${language}`)
  const id = match?.id ?? ''
  return { id, log: await logOf(page, id) }
}

export async function logOf(page: Page, id: string): Promise<SpyEntry[]> {
  const answer = await page.request.get(`/api/v1/matches/${id}/entries`)
  return z.object({ items: z.array(spyEntry) }).parse(await answer.json()).items
}
