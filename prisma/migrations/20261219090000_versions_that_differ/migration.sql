-- The specification of a report holds its budget, and a raised budget changes no number. A suite has one for each part, too.
create or replace function said_of(report jsonb) returns jsonb language sql immutable parallel safe as $$
  select (report #- '{spec,budget}' #- '{whole,spec,budget}')
    || case when jsonb_typeof(report -> 'parts') = 'object' then jsonb_build_object('parts', (
         select jsonb_object_agg(name, part #- '{spec,budget}') from jsonb_each(report -> 'parts') as parts(name, part)))
       else '{}' end
$$;

-- A paused task has no match in play: its answers come after a version. And answers of a part change the report of its suite.
create or replace function keep_experiment_versions() returns trigger language plpgsql as $$
declare
  whole suites;
begin
  -- A person took a match back. No version may hold it any more, and its number stays taken.
  if new.played < old.played then
    if report_stands(old) then
      insert into report_versions
        select old.id, coalesce(max(v.number), 0) + 1, old.id, null, null, old.report_of, old.report_judged, old.report_at
        from report_versions v where v.study = old.id
        having max(v.number) is null
          or not exists (select 1 from report_versions n where n.study = old.id and n.number = max(v.number)
                         and said_of(n.report::jsonb) = said_of(old.report));
    end if;
    update report_versions set report = null where study = old.id;
    return new;
  end if;
  -- The last match of an experiment that was just paused.
  if old.state = 'paused' and new.played <> old.played and not old.spec ? 'task' then
    return new;
  end if;
  if report_stands(old) and not (report_stands(new) and said_of(new.report) = said_of(old.report)) then
    perform keep_report_version(
      row(old.id, 0, old.id, null, old.report::json, old.report_of, old.report_judged, old.report_at)::report_versions);
  end if;
  if old.suite_id is not null and (
    new.state not in ('ended', 'cancelled', 'paused') or new.judged <> old.judged or new.played <> old.played) then
    select * into whole from suites s where s.id = old.suite_id;
    if report_stands(whole) then
      perform keep_suite_version(whole);
    end if;
  end if;
  return new;
end
$$;
