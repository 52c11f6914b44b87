-- Matches of the only game of older versions have their places and sides, as newer ones have. Their facts follow from
-- their logs: `npm run ratings:rebuild -- --write` fills them in.
update seats s
set place = case when (m.winner = 'spy') = (s.role = 'spy') then 1 else 2 end,
    team = case when s.role = 'spy' then 1 else 0 end
from matches m
where m.id = s.match_id and m.game = 'who-is-spy' and m.status = 'finished' and s.role is not null and s.place is null;
