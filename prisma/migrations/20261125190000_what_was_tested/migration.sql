-- The hash of a plan is fixed when the experiment is made. Those of before have none.
alter table experiments add column plan_sha256 text;

-- What the server of a judge says of itself beside a rating.
alter table judgements add column served jsonb;
