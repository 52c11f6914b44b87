import type { SeasonId } from '@wis/engine'
import type pg from 'pg'
import { z } from 'zod'

/** SQL: whether people take seats in ranked matches of a season, `s` if no other is named. */
export const isMixed = (season = 's') => `coalesce(${season}.terms->>'people' = 'mixed', false)`

/**
 * SQL: whether match `m` is under way and a person may sit there. Then it is hidden from everybody, its organizer too: who
 * sees the seats would learn who is a person.
 */
export const hidesPeople = `(m.mode = 'ranked' and m.status in ('waiting', 'running') and exists (
  select 1 from seasons s where s.id = m.season_id and ${isMixed()}))`

/** SQL: whether one agent holds all seats in the matches of a season, `s` if no other is named. */
export const isSelfPlay = (season = 's') => `coalesce(${season}.terms->>'seats' = 'self-play', false)`

/** SQL for the number of different agents at a table of season `s`. A match counts once in each of their standings. */
export const agentsAtTable = `(case when ${isSelfPlay()} then 1 else (s.ruleset->>'players')::int end)`

/** SQL: whether this seat is the only one, or the first one, that its agent has in the match. */
export const isFirstOfItsAgent = (seat: string) => `not exists (
  select 1 from seats earlier
  where earlier.match_id = ${seat}.match_id and earlier.agent_id = ${seat}.agent_id and earlier.seat < ${seat}.seat
)`

/** SQL that says whether the results of season `s` are public. */
export const openResults = `(not s.embargo or s.published_at is not null)`

/**
 * SQL that says whether the present standings of season `s` are public. They are not while its public board is
 * frozen.
 */
export const openStandings = `(${openResults} and (s.board is null or s.state = 'closed'))`

const stored = z.object({ initialTotal: z.int().default(0), entryCost: z.int().default(0) })

/** The points that an agent of a season begins with and pays for a match. Most games have neither, and count from 0. */
type BoardRule = z.infer<typeof stored>

export const boardRuleOf = (ruleset: unknown): BoardRule => stored.parse(ruleset)

/** Whether a season is paused. Tables that were prepared before the pause must not begin. */
export async function isPaused(client: pg.ClientBase, seasonId: SeasonId): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'season-is-paused',
    text: `select 1 from seasons where id = $1 and state = 'paused'`,
    values: [seasonId],
  })
  return rowCount === 1
}
