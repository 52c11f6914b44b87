import 'server-only'
import { listMatches, liveTables, otherTables, readEntries, tablesOfGames } from '@wis/db/matches'
import type { Channel } from '@wis/db/matches'
import { ids, replay } from '@wis/engine'
import type { InBoth, Language } from '@wis/engine'
import { logIn } from '@wis/games'
import type { Scene } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import { inRow, wholeRows } from '../../components/list/full-rows.ts'
import { isSpoken } from '../../features/games/names.ts'
import { namesAtTable } from '../../features/match/names-at-table.ts'
import { languageOf } from '../../features/watch/watch-preferences.ts'
import { bestOfGame, bestOfGames } from '../best-of-the-day.ts'
import { database } from '../database.ts'
import { isTelling, mostLooks } from './opening-scene.ts'
import { kitOf } from './scenes-of.ts'

/** A table in play as it looks now, or a replay in its midst, so that it does not tell how it ends. */
export interface LiveScene extends Pick<MatchHeader, 'id' | 'game' | 'language' | 'seats'> {
  readonly isReplay: boolean
  /** Whether its players share one result. */
  readonly isTogether?: true
  readonly name: InBoth<string>
  readonly seq: number
  readonly scene: Scene
}

/** The tables that are wanted, for readers of a language. */
export type LiveWish = { readonly readIn: Language } & (
  | { readonly game: string | undefined; readonly channel: Channel | undefined; readonly limit: number }
  | { readonly game: 'others'; readonly language: Language; readonly limit: number }
  | { readonly season: string; readonly limit: number }
)

/** How many tables a page starts with. */
export const mostTiles = 12
/** How many tables of other games the front page shows. */
export const mostOthers = 3

/** A replay is shown at this share of its log, or at the last moment before it with cards on the table. */
const midst = 0.6

const keptMs = 1500
const kept = new Map<string, { readonly madeAt: number; readonly tables: Promise<readonly LiveScene[]> }>()

/** Tables in play as a spectator sees them. They are looked up once for everybody who asks in the same moment. */
export function liveScenes(wish: LiveWish): Promise<readonly LiveScene[]> {
  const key = JSON.stringify(wish)
  const before = kept.get(key)
  if (before && Date.now() - before.madeAt < keptMs) return before.tables
  const tables = readTables(wish)
  kept.set(key, { madeAt: Date.now(), tables })
  // A failure is not kept, so the next reader tries again.
  tables.catch(() => {
    if (kept.get(key)?.tables === tables) kept.delete(key)
  })
  return tables
}

async function readTables(wish: LiveWish): Promise<readonly LiveScene[]> {
  const headers =
    'season' in wish
      ? await tablesOfSeason(wish)
      : 'language' in wish
        ? await otherTables(database(), wish)
        : await tablesOf(wish)
  return (await Promise.all(headers.map((header) => sceneNow(header, wish.readIn)))).flat()
}

/** The tables of a season in play that everybody may watch. */
async function tablesOfSeason({ season, limit }: Extract<LiveWish, { season: string }>) {
  return (await listMatches(database(), { seasonSlug: season, status: ['running'], limit })).items
}

/** The tables of a game in play, those in the reader's language first. Others fill their row, and then replays of the best matches. */
async function tablesOf({ readIn, game, ...wanted }: Extract<LiveWish, { channel: unknown }>) {
  if (game === undefined) {
    const { limit } = wanted
    return filled(await tablesOfGames(database(), { language: readIn, limit }), game, readIn)
  }
  const wish = { game, ...wanted }
  if (wish.channel) {
    const language = languageOf({ channel: wish.channel })
    const on = await liveTables(database(), wish)
    // Other channels have matches of their kind only.
    return language ? filled(on, wish.game, language) : on
  }
  const own = isSpoken(wish.game) ? await liveTables(database(), { ...wish, language: readIn }) : []
  const all =
    own.length > 0 && own.length === wholeRows(own.length) ? own : await liveTables(database(), wish)
  const others = all.filter(({ id }) => !own.some((one) => one.id === id))
  const live = [...own, ...others].slice(0, liveShown({ own: own.length, all: own.length + others.length }))
  return filled(live, wish.game, readIn)
}

/** How many tables in play are shown of so many in the reader's language and in any. */
export const liveShown = ({ own, all }: Readonly<Record<'own' | 'all', number>>) =>
  own > 0 ? Math.min(all, Math.max(inRow, wholeRows(own))) : all

/** Whole rows of tables: those in play, and replays in the places that would be empty. */
async function filled(live: readonly MatchHeader[], game: string | undefined, language: Language) {
  const empty = replaysBeside(live.length)
  if (empty === 0) return live
  const { items } = await (game === undefined ? bestOfGames(language) : bestOfGame(game, language))
  const best = items.filter(({ id }) => !live.some((one) => one.id === id))
  return [...live, ...best.slice(0, empty)]
}

/** How many replays fill the rows of so many tables in play. */
export const replaysBeside = (live: number) => Math.max(inRow, wholeRows(live)) - live

/** A table as its reader sees it. Nothing while the match has not been opened. */
export async function sceneNow(
  { id, game, language, seats, status }: Pick<MatchHeader, 'id' | 'game' | 'language' | 'seats' | 'status'>,
  readIn: Language,
  reader: 'spectator' | 'organizer' = 'spectator',
): Promise<readonly LiveScene[]> {
  const entries = await readEntries(database(), ids.match(id), reader)
  const isReplay = status === 'finished'
  const { rules, scene, texts, results } = kitOf(game)
  const read = logIn(readIn, entries, namesAtTable(readIn, seats))
  const after = (count: number) => scene(replay(rules, read.slice(0, count)), null)
  const count = isReplay ? laidBefore(Math.ceil(entries.length * midst), after) : entries.length
  const last = entries[count - 1]
  if (!last) return []
  const name = { en: texts.en.name, zh: texts.zh.name }
  return [
    {
      id,
      game,
      language,
      seats,
      isReplay,
      ...(results.shared && { isTogether: true }),
      name,
      seq: last.seq,
      scene: after(count),
    },
  ]
}

/** A late moment up to this one at which something lies on the table. This one, if none is found. */
function laidBefore(count: number, after: (count: number) => Scene): number {
  if (isTelling(after(count))) return count
  const step = Math.ceil(count / mostLooks)
  for (let earlier = count - step; earlier > 0; earlier -= step) if (isTelling(after(earlier))) return earlier
  return count
}
