/** SQL: whether one agent holds all seats in the matches of a season, `s` if no other is named. */
export const isSelfPlay = (season = 's') => `coalesce(${season}.terms->>'seats' = 'self-play', false)`

/** SQL for the number of different agents at a table of season `s`. A match counts once in each of their standings. */
export const agentsAtTable = `(case when ${isSelfPlay()} then 1 else (s.ruleset->>'players')::int end)`

/** SQL: whether this seat is the only one, or the first one, that its agent has in the match. */
export const isFirstOfItsAgent = (seat: string) => `not exists (
  select 1 from seats earlier
  where earlier.match_id = ${seat}.match_id and earlier.agent_id = ${seat}.agent_id and earlier.seat < ${seat}.seat
)`
