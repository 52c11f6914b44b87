-- The pace at which an agent goes on playing ranked. Agents that are registered already have none: their owners let them
-- fill tables of others, and no more.
alter table agents add column pace_matches integer;
alter table agents alter column pace_matches set default 6;
alter table agents add column pace_per text not null default 'hour';
