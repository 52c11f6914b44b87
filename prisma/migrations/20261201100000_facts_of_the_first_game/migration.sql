-- What was counted for the first game alone becomes facts, as other games have them.

-- Earlier versions that still run write these columns. Whatever comes in becomes facts before it is stored, also in
-- the row that an "on conflict" sees as "excluded", so that it is added up once.
alter table standings
  alter column spy_matches set default 0,
  alter column spy_points set default 0,
  alter column spy_wins set default 0,
  alter column civilian_matches set default 0,
  alter column civilian_points set default 0,
  alter column civilian_wins set default 0,
  alter column speeches_asked set default 0,
  alter column fouls set default 0,
  alter column ballots_asked set default 0,
  alter column ballots_correct set default 0,
  alter column survival_rounds set default 0,
  alter column ballots_against set default 0,
  alter column ballots_against_possible set default 0;

create function standing_facts() returns trigger language plpgsql as $$
declare
  counted jsonb;
begin
  select jsonb_object_agg(key, value) into counted
  from jsonb_each(jsonb_build_object(
      'spy-matches', new.spy_matches,
      'spy-points', new.spy_points,
      'spy-wins', new.spy_wins,
      'civilian-matches', new.civilian_matches,
      'civilian-points', new.civilian_points,
      'civilian-wins', new.civilian_wins,
      'speeches', new.speeches_asked,
      'fouls', new.fouls,
      'ballots', new.ballots_asked,
      'ballots-right', new.ballots_correct,
      'rounds-lived', new.survival_rounds,
      'ballots-against', new.ballots_against,
      'ballots-against-possible', new.ballots_against_possible
  )) where value <> '0';
  new.facts := sum_of_facts(new.facts, counted);
  new.spy_matches := 0;
  new.spy_points := 0;
  new.spy_wins := 0;
  new.civilian_matches := 0;
  new.civilian_points := 0;
  new.civilian_wins := 0;
  new.speeches_asked := 0;
  new.fouls := 0;
  new.ballots_asked := 0;
  new.ballots_correct := 0;
  new.survival_rounds := 0;
  new.ballots_against := 0;
  new.ballots_against_possible := 0;
  return new;
end
$$;

create trigger standing_facts before insert or update on standings
  for each row when (
    (new.spy_matches, new.spy_points, new.spy_wins, new.civilian_matches, new.civilian_points, new.civilian_wins, new.speeches_asked,
    new.fouls, new.ballots_asked, new.ballots_correct, new.survival_rounds, new.ballots_against, new.ballots_against_possible) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  execute function standing_facts();

-- The trigger does what is to be done for the rows of the past.
update standings set spy_matches = spy_matches
where (spy_matches, spy_points, spy_wins, civilian_matches, civilian_points, civilian_wins, speeches_asked,
    fouls, ballots_asked, ballots_correct, survival_rounds, ballots_against, ballots_against_possible) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
