-- What was said in finished matches, so that a word is found in all of them. Matches of experiments are in no search.
-- One row for each match: a row for each speech takes 40 % more room, and the index more time.
CREATE TABLE "match_speeches" (
    "match_id" TEXT NOT NULL,
    "seqs" INTEGER[],
    "seats" SMALLINT[],
    "words" TEXT[],

    CONSTRAINT "match_speeches_pkey" PRIMARY KEY ("match_id"),
    CONSTRAINT "match_speeches_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- All runs of three characters of a text, and of two where one of them is Chinese: trigrams of pg_trgm leave out Chinese in
-- a database with the locale C, and a Chinese word often has two characters.
create function grams(said text[]) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct gram), '{}')
  from (
    select case when (a || b) ~ '[^\x01-\u2e7f]' then a || b else a || b || c end as gram
    from (
      select a, lead(a) over places as b, lead(a, 2) over places as c
      from unnest(string_to_array(lower(array_to_string(said, E'\n')), null)) with ordinality as characters(a, place)
      window places as (order by place)
    ) as runs
  ) as found
  where gram is not null
$$;

-- A long list of pending entries makes one match in hundreds wait when it ends.
create index match_speeches_grams on match_speeches using gin (grams(words)) with (gin_pending_list_limit = 512);

create function speeches_of(wanted text) returns setof match_speeches language sql stable as $$
  select match_id, array_agg(seq order by seq), array_agg((event ->> 'seat')::smallint order by seq),
         array_agg(coalesce(event ->> 'text', event ->> 'remark') order by seq)
  from entries_of(wanted)
  where event ->> 'seat' ~ '^[0-9]{1,3}$' and coalesce(event ->> 'text', event ->> 'remark') is not null
  group by match_id
$$;

-- A trigger, because runners of an earlier version play on while this is put in place.
create function keep_speeches() returns trigger language plpgsql as $$
begin
  insert into match_speeches select * from speeches_of(new.id) on conflict do nothing;
  return null;
end
$$;

create trigger keep_speeches after update of status on matches
  for each row when (new.status = 'finished' and old.status <> 'finished' and new.mode <> 'experiment')
  execute function keep_speeches();

-- A table's code is the end of its match's id.
create index matches_code on matches ("right"(id, 4), id);
