-- The former versions of reports that others could read. The newest version stays in the row of its experiment or suite.
create table "report_versions" (
  "study" text not null,
  "number" integer not null,
  "experiment_id" text,
  "suite_id" text,
  "report" json,
  "matches" integer not null,
  "judged" integer not null,
  "at" timestamptz(3) not null,
  constraint "report_versions_pkey" primary key ("study", "number")
);
create index "report_versions_experiment_id_idx" on "report_versions"("experiment_id");
create index "report_versions_suite_id_idx" on "report_versions"("suite_id");
alter table "report_versions" add constraint "report_versions_experiment_id_fkey"
  foreign key ("experiment_id") references "experiments"("id") on delete cascade on update cascade;
alter table "report_versions" add constraint "report_versions_suite_id_fkey"
  foreign key ("suite_id") references "suites"("id") on delete cascade on update cascade;

-- What a report says. It holds the specification, and a raised budget changes no number.
create function said_of(report jsonb) returns jsonb language sql immutable parallel safe as $$
  select report #- '{spec,budget}'
$$;

-- Whether a report is a version to cite: others may read it, nothing goes on, and it is of every match and rating. Without
-- this, an experiment that runs would have a version for every few matches.
create function report_stands(e experiments) returns boolean language sql stable as $$
  select e.access <> 'private' and e.report is not null and e.state in ('ended', 'cancelled', 'paused')
    and e.report_of + e.report_judged >= e.played + e.judged
    and not (e.state = 'paused' and exists (
      select 1 from experiment_matches x where x.experiment_id = e.id and x.state = 'playing'))
$$;

create function report_stands(s suites) returns boolean language sql stable as $$
  select s.access <> 'private' and s.report is not null and (
    select bool_and(e.state in ('ended', 'cancelled', 'paused')) and s.report_of + s.report_judged >= sum(e.played + e.judged)
      and not bool_or(e.state = 'paused' and exists (
        select 1 from experiment_matches x where x.experiment_id = e.id and x.state = 'playing'))
    from experiments e where e.suite_id = s.id)
$$;

-- Keeps a version that is about to be replaced, unless its newest kept version says the same.
create function keep_report_version(version report_versions) returns void language plpgsql as $$
declare
  newest report_versions;
begin
  select * into newest from report_versions v where v.study = version.study order by v.number desc limit 1;
  if newest.report is not null and said_of(newest.report::jsonb) = said_of(version.report::jsonb) then
    return;
  end if;
  version.number := coalesce(newest.number, 0) + 1;
  insert into report_versions select version.* on conflict do nothing;
end
$$;

create function keep_suite_version(s suites) returns void language sql as $$
  select keep_report_version(row(s.id, 0, null, s.id, s.report, s.report_of, s.report_judged, s.report_at)::report_versions)
$$;

create function keep_experiment_versions() returns trigger language plpgsql as $$
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
  if old.state = 'paused' and new.played <> old.played then
    return new;
  end if;
  if report_stands(old) and not (report_stands(new) and said_of(new.report) = said_of(old.report)) then
    perform keep_report_version(
      row(old.id, 0, old.id, null, old.report::json, old.report_of, old.report_judged, old.report_at)::report_versions);
  end if;
  if old.suite_id is not null and (new.state not in ('ended', 'cancelled', 'paused') or new.judged <> old.judged) then
    select * into whole from suites s where s.id = old.suite_id;
    if report_stands(whole) then
      perform keep_suite_version(whole);
    end if;
  end if;
  return new;
end
$$;

-- Before the update, because the rows of a suite's parts are still as its report counted them.
create trigger keep_experiment_versions before update of access, state, report, report_judged, played, judged on experiments
  for each row when (new.played < old.played or (old.access <> 'private' and old.state in ('ended', 'cancelled', 'paused')))
  execute function keep_experiment_versions();

create function keep_suite_versions() returns trigger language plpgsql as $$
begin
  if report_stands(old) and not (report_stands(new) and said_of(new.report::jsonb) = said_of(old.report::jsonb)) then
    perform keep_suite_version(old);
  end if;
  return new;
end
$$;

create trigger keep_suite_versions before update of access, report, report_judged on suites
  for each row when (old.access <> 'private') execute function keep_suite_versions();
