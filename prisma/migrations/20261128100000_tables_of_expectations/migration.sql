-- What an agent expects of each seat, and thinks that each other seat expects. Null where its strategy does not ask.
alter table "agent_calls" add column "minds" jsonb;
