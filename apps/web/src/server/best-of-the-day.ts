import 'server-only'
import { bestOfDay } from '@wis/db/matches'
import type { BestOfDay } from '@wis/db/matches'
import { kits } from '@wis/games'
import type { Language } from '@wis/games'
import { isSpoken } from '../features/games/names.ts'
import { database } from './database.ts'

const kept = new Map<string, { readonly madeAt: number; readonly best: Promise<BestOfDay> }>()
const longestMs = 60_000

/** The best match of the day of each game, one of each genre before a second of any. */
export async function bestOfGames(readIn: Language): Promise<BestOfDay> {
  const all = await Promise.all(
    kits.map(async ({ id, genre }) => ({ genre, ...(await bestOfGame(id, readIn)) })),
  )
  const found = all.flatMap(({ items: [best], ...rest }) => (best ? [{ best, ...rest }] : []))
  const turnOf = (one: (typeof found)[number]) =>
    found.slice(0, found.indexOf(one)).filter(({ genre }) => genre === one.genre).length
  // Those of today stand before those of a day that is long past.
  const inOrder = found.toSorted(
    (one, other) => Number(one.isPast) - Number(other.isPast) || turnOf(one) - turnOf(other),
  )
  const [first] = inOrder
  return {
    until: first?.until ?? new Date(),
    isPast: first?.isPast ?? false,
    items: inOrder.filter(({ isPast }) => isPast === first?.isPast).map(({ best }) => best),
  }
}

/** The best matches of the day of a game, those in the reader's language if there are any. */
export async function bestOfGame(game: string, readIn: Language): Promise<BestOfDay> {
  const own = isSpoken(game) ? await bestOfTheDay({ game, language: readIn }) : undefined
  return own && own.items.length > 0 ? own : bestOfTheDay({ game })
}

/** The best matches of the day, of some or of all, looked up once a minute, however many visitors ask. */
export function bestOfTheDay(
  wanted: { readonly game?: string; readonly language?: Language } = {},
): Promise<BestOfDay> {
  const key = JSON.stringify(wanted)
  const before = kept.get(key)
  if (before && Date.now() - before.madeAt < longestMs) return before.best
  const best = bestOfDay(database(), wanted)
  const found = { madeAt: Date.now(), best }
  kept.set(key, found)
  // A failure is not kept, so the next visitor tries again.
  best.catch(() => {
    if (kept.get(key) === found) kept.delete(key)
  })
  return best
}
