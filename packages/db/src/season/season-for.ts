import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import type { Language } from '@wis/games'
import type { SeatRule } from '@wis/protocol'
import type { Database } from '../database.ts'
import { usualGame } from '../game/usual-game.ts'
import { isSelfPlay } from './self-play.ts'

interface SeasonWish {
  readonly language: Language
  readonly game?: string | undefined
  /** Who holds the seats: different agents if nothing is said. */
  readonly seats?: SeatRule | undefined
}

/**
 * The default season: the newest open one of the platform's own that plays a game in a language. Organizers' seasons have to
 * be named.
 */
export async function seasonFor(
  { pool }: Database,
  { language, game = usualGame, seats = 'strangers' }: SeasonWish,
): Promise<SeasonId | undefined> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'season-for',
    text: `select id from seasons s
           where state = 'open' and owner_id is null and game = $1 and $2 = any(languages) and ${isSelfPlay()} = $3
           order by starts_at desc limit 1`,
    values: [game, language, seats === 'self-play'],
  })
  return rows[0] && ids.season(rows[0].id)
}
