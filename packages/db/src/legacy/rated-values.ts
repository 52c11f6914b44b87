/** The columns of a rated match that hold what a rating takes from it. */
export const ratedColumns = 'agent_ids, spy_won, pair, votes'

/** The same columns by the names of the model. */
export const ratedModel = 'agent_ids, spy_won as "deceiverWon", pair, votes'

/** The name under which a fit stores how often an average deceiver wins. */
export const storedWins = 'averageSpyWins'

/** The columns of match `m` that these values are made of. */
export const ratedFrom = 'm.winner, m.spy_seat, m.civilian_word, m.spy_word'

// Civilians are counted in the order of their seats, without the spy.
const civilianBits = 'bit_or(1 << (b.seat - (b.seat > f.spy_seat)::int))'

const votesOf = `
  select bits
  from entries_of(f.id) e
  cross join lateral (
    select coalesce(${civilianBits} filter (where b.target = f.spy_seat), 0) as rightly,
           coalesce(${civilianBits} filter (where b.target is distinct from f.spy_seat), 0) as wrongly
    from jsonb_to_recordset(e.event -> 'ballots') as b(seat int, target int)
    where b.seat <> f.spy_seat
  ) ballots
  cross join lateral unnest(array[rightly, wrongly]) with ordinality as t(bits, side)
  where e.event ->> 'type' = 'votes-revealed'
  order by e.seq, side`

/** SQL of these values for a match `f` and its log. */
export const ratedValues = `
           array(select s.agent_id from seats s where s.match_id = f.id order by s.seat <> f.spy_seat, s.seat),
           f.winner = 'spy',
           least(f.civilian_word, f.spy_word) || ' / ' || greatest(f.civilian_word, f.spy_word),
           array(${votesOf})`
