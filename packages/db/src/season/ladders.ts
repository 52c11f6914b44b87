import { kits } from '@wis/games'

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/** The games in which players never say anything in their own words. */
export const gamesWithoutWords = kits.filter(({ setup }) => setup.words === undefined).map(({ id }) => id)

const wordless = [
  `s.game in (${quoted(gamesWithoutWords)})`,
  ...kits.flatMap(({ id, setup: { words } }) =>
    typeof words === 'string'
      ? [`s.game = '${id}' and not coalesce((s.ruleset->>'${words}')::boolean, false)`]
      : [],
  ),
].join(' or ')

/**
 * SQL: whether agents of all languages meet on one ladder of season `s`, because nothing is said there. Ladders of the
 * platform that began with one for each language go on with the first; seasons of organizers end as they began.
 */
export const isOneLadder = `((${wordless}) and (cardinality(s.languages) = 1 or (s.owner_id is null and s.state <> 'closed')))`

/** SQL for the languages of season `s` that have a ladder of their own. */
export const laddersOf = `(case when ${isOneLadder} then s.languages[1:1] else s.languages end)`

/** SQL for the language under which season `s` keeps the ladder of this one. Takes a SQL expression. */
export const ladderFor = (language: string) =>
  `(case when ${isOneLadder} then s.languages[1] else ${language} end)`

/** SQL that says whether one of these languages, those of agent `a`, is enough for a ladder of season `s`. Takes SQL expressions. */
export const speaks = (language: string, own = 'a.languages') =>
  `(${isOneLadder} or ${language} = any(${own}))`
