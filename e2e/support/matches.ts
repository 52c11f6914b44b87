import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { SpyEntry } from '@wis/games/who-is-spy'
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

const ofAnyGame = z.object({
  items: z.array(z.object({ id: z.string(), game: z.string(), entries: z.number() })),
})

/** A match of another game than the usual one, the one with the fewest entries first. */
export const matchOfAnotherGame = (page: Page, status: 'live' | 'finished') =>
  shortestMatch(page, status, ({ game }) => game !== 'who-is-spy')

/** The shortest match of a game that is over. */
export const matchOfGame = (page: Page, wanted: string) =>
  shortestMatch(page, 'finished', ({ game }) => game === wanted)

/** The shortest finished match of each game that has one: of so many at least. */
export async function oneOfEachGame(page: Page, least: number): Promise<readonly MatchOfAnyGame[]> {
  const shortest = new Map<string, MatchOfAnyGame>()
  await expect
    .poll(
      async () => {
        const answer = await page.request.get('/api/v1/matches?game=all&status=finished&limit=100')
        for (const match of ofAnyGame.parse(await answer.json()).items)
          if (match.entries < (shortest.get(match.game)?.entries ?? Infinity)) shortest.set(match.game, match)
        return shortest.size
      },
      { timeout: 210_000 },
    )
    .toBeGreaterThanOrEqual(least)
  return [...shortest.values()]
}

/** A match that is being played, in the usual game. */
export const liveMatch = (page: Page) => shortestMatch(page, 'live', ({ game }) => game === 'who-is-spy')

type MatchOfAnyGame = z.infer<typeof ofAnyGame>['items'][number]

/** The match with the fewest entries among those that fit. */
async function shortestMatch(
  page: Page,
  status: 'live' | 'finished',
  fits: (match: MatchOfAnyGame) => boolean,
) {
  let found: MatchOfAnyGame | undefined
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/api/v1/matches?game=all&status=${status}&limit=100`)
        found = ofAnyGame
          .parse(await answer.json())
          .items.filter(fits)
          .toSorted((one, other) => one.entries - other.entries)[0]
        return found?.id
      },
      { timeout: 210_000 },
    )
    .toBeDefined()
  return found ?? { id: '', game: '', entries: 0 }
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
      // The moment before the first speech is short.
      { timeout: 60_000, intervals: [200] },
    )
    .toBeDefined()
  return found ?? ''
}

/** The newest finished match in which there was a vote, with its whole log. A spy who fouls early ends a match before any. */
export async function finishedMatch(
  page: Page,
  language = 'en',
  fits: (log: readonly SpyEntry[]) => boolean = () => true,
) {
  let found: { id: string; log: SpyEntry[] } | undefined
  await expect
    .poll(
      async () => {
        found = await newestWithVote(page, language, fits)
        return found?.id
      },
      { timeout: 90_000 },
    )
    .toBeDefined()
  return found ?? { id: '', log: [] }
}

async function newestWithVote(page: Page, language: string, fits: (log: readonly SpyEntry[]) => boolean) {
  for (const { id } of await matchesOf(page, `status=finished&language=${language}`)) {
    const log = await logOf(page, id)
    if (log.some(({ event }) => event.type === 'vote-opened') && fits(log)) return { id, log }
  }
  return undefined
}

export async function logOf(page: Page, id: string): Promise<SpyEntry[]> {
  const answer = await page.request.get(`/api/v1/matches/${id}/entries`)
  return z.object({ items: z.array(z.custom<SpyEntry>()) }).parse(await answer.json()).items
}
