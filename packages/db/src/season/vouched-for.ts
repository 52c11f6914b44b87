import { kits } from '@wis/games'
import { isSelfPlay } from './season-sql.ts'

const sharing = kits.filter(({ results }) => results.shared).map(({ id }) => `'${id}'`)

/**
 * SQL: whether one owner may hold several seats of a match of season `s`, and gain by what these see together. The
 * board of such a season parts the agents that the platform vouches for from the others.
 */
export const isParted = `(${isSelfPlay()} or (
  s.game = any(array[${sharing.join(', ')}]::text[]) and s.format <> 'ladder'
  and coalesce(s.terms->>'owners', 'together') = 'together'))`

/**
 * SQL: whether the platform vouches for every match that counts in a standing. An index of the migrations holds the
 * seats that it does not vouch for, so an agent without one costs a look.
 */
export const isVouched = (standing: string) => `not exists (
  select 1 from seats unvouched join matches counted on counted.id = unvouched.match_id
  where not unvouched.vouched and not unvouched.sits_in and unvouched.agent_id = ${standing}.agent_id
    and counted.season_id = ${standing}.season_id and counted.language = ${standing}.language
    and counted.mode = 'ranked' and counted.status = 'finished' and not counted.deal_open
    and counted.decision_id is null)`
