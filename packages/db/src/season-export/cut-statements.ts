export const seasonStatement = `
  select id, slug, name, description, ruleset, languages, state, format, terms, embargo, board,
         owner_id as "ownerId", entry_ends_at as "entryEndsAt", starts_at as "startsAt", ends_at as "endsAt",
         published_at as "publishedAt"
  from seasons where slug = $1`

export const entrantsStatement = `
  select a.id as agent, a.slug, a.name, a.kind, u.name as owner, e.state, v.number as version
  from season_entries e
  join agents a on a.id = e.agent_id
  left join users u on u.id = a.owner_id
  left join agent_versions v on v.id = e.version_id
  where e.season_id = $1 and e.state in ('entered', 'withdrawn', 'disqualified')
  order by a.id`

export const decisionsStatement = `
  select number, kind, match_id as "matchId", agent_id as "agentId", language, points, undoes, reason,
         by_name as by, at
  from decisions where season_id = $1 order by number`

// A match that was dealt just before, by a transaction that this one does not see yet, could be over when the matches
// are read: of the last minute, those that are over are therefore named one by one. No deal takes that long.
export const scopeStatement = `
  with bounds as (select now() as now, now() - interval '1 minute' as dealt_by)
  select now, dealt_by as "dealtBy",
         array(select id from matches where season_id = $1 and status in ('waiting', 'running')) as "underWay",
         array(select id from matches where season_id = $1 and status in ('finished', 'void')
               and created_at > dealt_by) as "alsoOver",
         exists (select 1 from matches where season_id = $1 and withheld
                 and status in ('finished', 'void')) as "hasWithheld"
  from bounds`

/** Matches of a cut after an id: season, id, dealt by, under way, also over, limit. */
export const matchesStatement = `
  select m.id, m.mode, m.reason, m.seed, m.salt, m.commitment, (
           select json_agg(json_build_object(
                    'agent', a.id, 'slug', a.slug, 'name', a.name, 'kind', a.kind, 'version', v.number,
                    'owner', u.name, 'sitsIn', s.sits_in) order by s.seat)
           from seats s join agents a on a.id = s.agent_id join agent_versions v on v.id = s.version_id
           left join users u on u.id = a.owner_id
           where s.match_id = m.id
         ) as seats, (
           select json_agg(json_build_object('seq', e.seq, 'at', e.at, 'event', e.event) order by e.seq)
           from entries e where e.match_id = m.id
         ) as entries
  from matches m
  where m.season_id = $1 and m.id > $2 and m.status in ('finished', 'void')
    and ((m.created_at <= $3 and m.id <> all($4::text[])) or m.id = any($5::text[]))
  order by m.id limit $6`
