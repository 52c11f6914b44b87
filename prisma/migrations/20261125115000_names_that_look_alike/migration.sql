-- What the names of agents, accounts and seasons look like. SQL cannot compute it: the platform fills these columns
-- when a runner starts, and before it compares a new name with them.
alter table agents add column name_skeletons text[] not null default '{}';
alter table users add column name_skeletons text[] not null default '{}';
alter table seasons add column name_skeletons text[] not null default '{}';

create index agents_name_skeletons_idx on agents using gin (name_skeletons);
create index users_name_skeletons_idx on users using gin (name_skeletons);
create index seasons_name_skeletons_idx on seasons using gin (name_skeletons);

create index agents_without_skeletons_idx on agents (id) where name_skeletons = '{}';
create index users_without_skeletons_idx on users (id) where name_skeletons = '{}';
create index seasons_without_skeletons_idx on seasons (id) where name_skeletons = '{}';
