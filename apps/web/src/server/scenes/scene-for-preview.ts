import 'server-only'
import { readEntries } from '@wis/db/matches'
import { ids, redact, replay } from '@wis/engine'
import type { Scene } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import { database } from '../database.ts'
import { kitOf } from './scenes-of.ts'

/** How far the match in the picture has come. */
const share = 0.5

/** The table in the middle of a match, with no more than a spectator could see then. Null where nothing is known. */
export async function sceneForPreview({ id, game }: MatchHeader): Promise<{
  readonly game: string
  readonly scene: Scene | null
}> {
  const { rules, scene, texts } = kitOf(game)
  const log = await readEntries(database(), ids.match(id), 'spectator')
  const seen = log.slice(0, Math.ceil(log.length * share)).map((entry) => redact(rules, 'spectator', entry))
  return { game: texts.en.name, scene: seen.length > 0 ? scene(replay(rules, seen), null) : null }
}
