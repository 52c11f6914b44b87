-- A match as a whole can be reported, with one of a few causes.
alter table "reports" add column "cause" text;
