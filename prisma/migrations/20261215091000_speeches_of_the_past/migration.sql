-- The speeches of the matches that had ended before the trigger was there.
insert into match_speeches
select s.* from matches m cross join lateral speeches_of(m.id) s
where m.status = 'finished' and m.mode <> 'experiment'
on conflict do nothing;
