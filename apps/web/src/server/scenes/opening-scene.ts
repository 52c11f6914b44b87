import 'server-only'
import { readEntries } from '@wis/db/matches'
import { ids, replay } from '@wis/engine'
import { logIn } from '@wis/games'
import type { Language, Scene } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import { database } from '../database.ts'
import { keptAMinute } from '../kept-a-minute.ts'
import { kitOf } from './scenes-of.ts'

const kept = keptAMinute<Scene>(64)
/** How far the match has come, unless somebody is out by then. */
const shares = [0.5, 0.4, 0.3, 0.2, 0.1]

/** A finished match while it was still open and all were in, so that the picture does not tell how it goes on. */
export const openingScene = (
  { id, game }: Pick<MatchHeader, 'id' | 'game'>,
  readIn: Language,
): Promise<Scene | undefined> =>
  kept(database(), `${id} ${readIn}`, async () => {
    const log = logIn(readIn, await readEntries(database(), ids.match(id), 'spectator'))
    const { rules, scene } = kitOf(game)
    const scenes = shares
      .map((share) => log.slice(0, Math.ceil(log.length * share)))
      .filter((seen) => seen.length > 0)
      .map((seen) => scene(replay(rules, seen), null))
    return scenes.find(({ seats }) => seats.every(({ isOut }) => isOut !== true)) ?? scenes.at(-1)
  })
