const newestSpace = `(
  select lower(v.settings->>'space') from agent_versions v where v.agent_id = a.id order by v.number desc limit 1
)`

/**
 * SQL that says whether agent `a` still hears how a match ended, or shares a memory that another agent is using.
 * Takes SQL for the id of a match before which nothing can be under way.
 */
export const stillHears = (since: string) => `(
  exists (select 1 from seats h where h.agent_id = a.id and h.match_id > ${since} and h.hears_until > now())
  or exists (
    select 1 from seats h join matches hm on hm.id = h.match_id
    where h.memory = ${newestSpace} and h.match_id > ${since} and h.agent_id <> a.id
      and (h.hears_until > now() or hm.status in ('waiting', 'running'))
  )
)`
