-- An experiment that goes on until its intervals are narrow deals to its next look, and remembers the last one.
alter table experiments add column looked integer not null default 0;
