-- Which items people rate, where the owner chose it when inviting them. The specification says it otherwise.
alter table experiments add column people_sample jsonb;
