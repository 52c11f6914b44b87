-- The last day whose ranked matches somebody was told of. Days before somebody chooses that are told to nobody.
alter table "letter_wishes" add column "told_of" date not null default ((now() at time zone 'utc')::date - 1);
