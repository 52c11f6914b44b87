-- While a paused experiment is rated, it runs for its judges alone. `held` keeps why it was paused, and it is paused again
-- afterwards. An early round rates what there was, before the last match.
alter table experiments add column held jsonb;
alter table judgings add column early boolean not null default false;
