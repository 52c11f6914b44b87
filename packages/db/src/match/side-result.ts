import { wonItsSide } from '../legacy/columns.ts'

/**
 * SQL: how a decided match ended for the side of a seat. `x` is the seat, `m` its match. Null for a match that is not
 * decided, and for one that nobody can win against others at the table.
 */
export const sideResult = `case
  when m.status <> 'finished' or x.points is null then null
  when m.winner is not null then case when ${wonItsSide} then 'won' else 'lost' end
  when not exists (select 1 from seats o where o.match_id = m.id and o.team <> x.team) then null
  when x.place > 1 then 'lost'
  when exists (select 1 from seats o where o.match_id = m.id and o.place > 1) then 'won'
  else 'drawn'
end`
