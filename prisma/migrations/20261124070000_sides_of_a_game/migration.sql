-- Ratings of matches between teams are fitted anew, because they now know the sides of a game.
update rating_fits f set basis = 'forgotten'
where exists (
  select 1 from skill_matches m
  where m.season_id = f.season_id and m.language = f.language
    and cardinality(m.teams) > (select count(distinct team) from unnest(m.teams) as team)
);
