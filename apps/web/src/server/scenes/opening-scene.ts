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
const shares = [0.5, 0.47, 0.44, 0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.1]

/** How many cards lie in each of the places that a table has for common cards. */
export const commonCards = ({ parts }: Scene): readonly number[] =>
  parts.flatMap((part) => (part.kind === 'cards' && part.places ? [part.cards.length] : []))

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
    const whole = scenes.filter(({ seats }) => seats.every(({ isOut }) => isOut !== true))
    return whole.find((seen) => commonCards(seen).every((cards) => cards > 0)) ?? whole[0] ?? scenes.at(-1)
  })
