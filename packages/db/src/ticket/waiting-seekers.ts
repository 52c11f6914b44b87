import type { Seeker, TableKind } from '@wis/arena'
import { leastMeasured } from '@wis/protocol'
import { fifteenthsPerPoint } from '@wis/ratings'
import type pg from 'pg'
import { mayPlayRanked } from '../agent/check/badge.ts'
import { kindHas } from '../agent/kind-sql.ts'
import { notReadyLately } from '../fault/not-ready.ts'
import { isHeldBack } from '../fault/void-record.ts'
import { plays, seeks } from '../life-sql.ts'
import { underWaySince } from '../match/under-way-since.ts'
import { boardRuleOf } from '../season/board-rule.ts'
import {
  hasPlayedEnough,
  isDisqualified,
  isLetPlay,
  isMeasured,
  playingVersion,
  playsGame,
  takesPart,
} from '../season/entry/taking-part.ts'
import { isSelfPlay } from '../season/self-play.ts'
import { hasPaceLeft, paceSince } from './own-pace.ts'
import { seekerColumns, seekerOf, tableKindOf } from './seeker.ts'

/**
 * The kinds of table that somebody waits for. Ranked ones come first. Otherwise an agent of one match at a time that
 * waits for both would get to its ranked match only after a whole series of practice.
 */
export async function waitingKinds(client: pg.ClientBase): Promise<TableKind[]> {
  const { rows } = await client.query({
    name: 'waiting-kinds',
    text: `select s.id as season_id, s.game, s.ruleset, ${isSelfPlay()} as self_play, k.mode, k.language
           from (select distinct season_id, mode, language from tickets where state = 'waiting') k
           join seasons s on s.id = k.season_id
           where ${plays()} or (k.mode = 'practice' and s.state = 'created')
           order by s.id, k.mode desc, k.language`,
  })
  return rows.map(tableKindOf)
}

/**
 * The agents that wait for a kind of table, longest first, but held-back agents last. They are locked; agents that
 * another matchmaker has locked are skipped.
 */
export async function lockWaiting(
  client: pg.ClientBase,
  kind: TableKind,
  { latelyMatches, most }: { latelyMatches: number; most: number },
): Promise<Seeker[]> {
  const { rows } = await client.query({
    name: 'lock-waiting',
    text: `select t.id as ticket_id, t.version_id, t.opponents as wants,
                  extract(epoch from clock_timestamp() - t.created_at) * 1000 as waited_ms, ${seekerColumns}
           from tickets t join agents a on a.id = t.agent_id
           where t.state = 'waiting' and t.season_id = $1 and t.language = $2 and t.mode = $6
           order by ${isHeldBack('a.id')}, t.created_at, t.id limit $7
           for update of t skip locked`,
    values: [...common(kind, latelyMatches), kind.mode, most],
  })
  return rows.map(seekerOf)
}

/**
 * Agents that are online and have no ticket, in random order, held-back agents last. These are either owners' agents
 * that may and are allowed to play ranked, and have not played as many matches as their pace allows, or house agents. An agent that was called and was not ready is left alone
 * for a while.
 */
export async function onlineSeekers(
  client: pg.ClientBase,
  kind: TableKind,
  { latelyMatches, house }: { latelyMatches: number; house: boolean },
): Promise<Seeker[]> {
  const { rows } = await client.query({
    name: 'online-seekers',
    text: `select null as ticket_id, v.id as version_id, '{}'::text[] as wants, 0 as waited_ms, ${seekerColumns}
           from agents a
           join seasons s on s.id = $1
           join lateral ${playingVersion} v on true
           where a.online and a.retired_at is null and $2 = any(a.languages) and ${playsGame} and (${kindHas('fillsTables')}) = $6
             and not ($7 = 'ranked' and ${isDisqualified})
             and (${kindHas('fillsTables')} or (${mayPlayRanked('$2')} and ${takesPart} and ${isLetPlay}
                  and not ${hasPlayedEnough('$2')} and not ${isMeasured('$2', leastMeasured)}
                  and ${hasPaceLeft('$8')}))
             and not ${notReadyLately}
             and not exists (select 1 from tickets t where t.agent_id = a.id and ${seeks()}
                             and not $6)
           order by ${isHeldBack('a.id')}, random() limit 60`,
    values: [...common(kind, latelyMatches), house, kind.mode, paceSince()],
  })
  return rows.map(seekerOf)
}

function common({ seasonId, language, ruleset }: TableKind, latelyMatches: number): unknown[] {
  return [
    seasonId,
    language,
    boardRuleOf(ruleset).initialTotal * fifteenthsPerPoint,
    underWaySince(),
    latelyMatches,
  ]
}
