-- An entry may lead to several notices. A runner that takes a match over begins with the first that was not heard.
alter table "seats" add column "heard_notices" smallint not null default 0;
