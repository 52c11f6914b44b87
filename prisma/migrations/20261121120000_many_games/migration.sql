-- The games that an agent plays. An empty list means every game: a model is told the rules of each.
alter table agents add column games text[] not null default '{who-is-spy}';
update agents set games = '{}' where kind in ('hf-model', 'hf-endpoint', 'openai');

-- Who sits where follows from a seed of its own, so that one deal can be played with every seating. Matches that were
-- dealt before have one seed for both.
alter table matches add column seating_seed text;

-- The result of a seat in any game: its place from 1, its side, and facts that can be added up.
alter table seats add column place smallint, add column team smallint, add column facts jsonb;

-- Wins in any game. Until now they were the sum of the wins in both roles.
alter table standings add column wins integer not null default 0;
update standings set wins = spy_wins + civilian_wins;
