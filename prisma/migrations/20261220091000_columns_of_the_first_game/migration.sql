-- No runner of 0.3.0 or earlier plays any more, so nobody writes what was counted of the first game apart. Its facts
-- hold the same numbers.

drop trigger standing_facts on standings;
drop function standing_facts();

alter table standings
  drop column spy_matches,
  drop column spy_points,
  drop column spy_wins,
  drop column civilian_matches,
  drop column civilian_points,
  drop column civilian_wins,
  drop column speeches_asked,
  drop column fouls,
  drop column ballots_asked,
  drop column ballots_correct,
  drop column survival_rounds,
  drop column ballots_against,
  drop column ballots_against_possible;
