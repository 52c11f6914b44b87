import { newId } from '@wis/db'
import type { Database } from '@wis/db'
import { besideByForm, besideNames } from '@wis/games'

/** Stands in everything that is private to somebody, or not to be known yet. */
export const canary = 'canary-6d1f'

const text = `'${canary}'`
const planted = besideByForm(besideNames, {
  text,
  chances: `'{"${canary}": 1}'`,
  tables: `'{"${canary}": {"${canary}": 1}}'`,
})
const list = `'["${canary}"]'`
const wire = `'[{"startedAt": "2026-01-01T00:00:00.000Z", "latencyMs": 5, "status": 500, "request": "${canary}", "answer": "${canary}"}]'`
const custom = `{"kind": "openai", "baseUrl": "https://${canary}.example/v1", "model": "org/model", "strategy": {"custom":
  {"id": "mine", "version": 1, "name": "Mine", "texts": {"en": {"system": "${canary}", "speech": "${canary}", "vote": "${canary}"}}}}}`
const webhook = `{"kind": "webhook", "url": "https://${canary}.example/turn", "token": "${canary}", "headers": {"x-key": "${canary}"}}`

interface Ground {
  readonly owner: string
  readonly agent: string
  readonly version: string
  readonly finished: string
  readonly running: string
  /** A match that is over, of a season under embargo. */
  readonly withheld: string
}

/** One row of each kind that only its owner, an operator or nobody may read. */
const rows = ({ owner, agent, version, finished, running }: Ground): readonly string[] => [
  `insert into identities (provider, subject, user_id) values ('github', ${text}, '${owner}')`,
  `insert into sessions (id, user_id, browser, system, network, expires_at)
   values (${text}, '${owner}', ${text}, ${text}, ${text}, now() + interval '1 day')`,
  `insert into account_links (id, user_id, purpose, sent_to, expires_at)
   values (${text}, '${owner}', 'reset', ${text}, now() + interval '1 day')`,
  `insert into api_tokens (id, user_id, name, hash, ending, scopes, expires_at)
   values (${text}, '${owner}', ${text}, ${text}, ${text}, '{read}', now() + interval '1 day')`,
  `insert into agent_secrets (agent_id, place, key_id, sealed, updated_at) values ('${agent}', ${text}, ${text}, ${text}, now())`,
  `insert into earlier_secrets (agent_id, place, key_id, sealed, valid_until) values ('${agent}', ${text}, ${text}, ${text}, now() + interval '1 day')`,
  `insert into agent_invitations (id, agent_id, hash, may_change, may_spend, expires_at)
   values (${text}, '${agent}', ${text}, true, true, now() + interval '1 day')`,
  `insert into agent_deeds (id, agent_id, user_id, deed, detail) values (${text}, '${agent}', '${owner}', 'invited', '{"detail": "${canary}"}')`,
  `insert into look_ups (id, user_id, recognised, key_id, sealed, answer) values (${text}, '${owner}', ${list}, ${text}, ${text}, ${list})`,
  `insert into webhooks (id, user_id, url, events, key_id, sealed)
   values ('hook', '${owner}', 'https://${canary}.example', '{}', ${text}, ${text})`,
  `insert into webhook_deliveries (id, webhook_id, event, payload, outcome) values (${text}, 'hook', 'test', ${list}, ${text})`,
  `insert into flight_checks (id, agent_id, version_id, ruleset_id, ruleset, languages, state, progress, report)
   values ('check', '${agent}', '${version}', 'wis-2024', '{}', '{en}', 'running', ${list}, ${list})`,
  `insert into reports (id, subject, agent_id, text, user_id) values ('report', 'agent', '${agent}', ${text}, '${owner}')`,
  `insert into audit_log (id, actor_id, actor_name, action, subject, detail) values ('row', '${owner}', ${text}, ${text}, ${text}, ${list})`,
  `insert into season_requests (id, user_id, title, text, languages, agents, answer) values ('ask', '${owner}', ${text}, ${text}, '{en}', 6, ${text})`,
  `insert into notices (id, user_id, agent_id, kind, params) values ('notice', '${owner}', '${agent}', 'agent-offline', '{"detail": "${canary}"}')`,
  `insert into letters (notice_id, user_id, kind, outcome) values ('notice', '${owner}', 'agent-offline', ${text})`,
  `insert into letter_wishes (user_id, kinds, language, secret) values ('${owner}', '{}', 'en', ${text})`,
  `insert into agent_links (agent_id, link_id, token_id) values ('${agent}', ${text}, ${text})`,
  `insert into outbound_turns (id, agent_id, body, ends_at, answer) values (${text}, '${agent}', ${text}, now(), ${text})`,
  ...[finished, running].flatMap((match) => [
    `insert into agent_calls (match_id, seq, seat, kind, round, started_at, latency_ms, reply, ${besideNames.join(', ')}, failure, detail, verdict, exchange)
     values ('${match}', 5, 0, 'speech', 1, now(), 5, ${text}, ${besideNames.map((name) => planted[name]).join(', ')}, 'refused', ${text}, 'agent', ${wire})`,
    `insert into unheard (match_id, seat, seq, place, told, detail, exchange) values ('${match}', 0, 5, 0, ${text}, ${text}, ${wire})`,
    `insert into tellings (match_id, seat, calls) values ('${match}', 0, ${list})`,
    `insert into faults (agent_id, match_id, seq, at, verdict, detail) values ('${agent}', '${match}', 5, now(), 'agent', ${text})`,
  ]),
  `insert into tickets (id, agent_id, version_id, season_id, mode, language, state, verdict, detail)
   select '${newId()}', '${agent}', '${version}', season_id, 'ranked', 'en', 'left', 'agent', ${text} from matches where id = '${finished}'`,
]

/** What rows that are there hold beside what others may read. */
const columns = ({ agent, running, withheld }: Ground): readonly string[] => [
  `update users set email = '${canary}-' || id, password_hash = ${text}, suspended_for = ${text}`,
  `update agent_versions set settings = '${webhook}' where settings ->> 'kind' = 'webhook'`,
  `update agent_versions set settings = '${custom}' where agent_id = '${agent}'`,
  `update agents set kind = 'openai', published = false where id = '${agent}'`,
  `update experiments set share = '${canary}-' || id`,
  `update suites set share = '${canary}-' || id`,
  `update experiment_probes set reasoning = ${text}, exchange = ${wire}`,
  `update experiment_probes set outcome = 'failed', failure = 'refused', detail = ${text}, verdict = 'agent' where place = 1`,
  `update seasons set word_seed = ${text}`,
  `insert into season_pairs (id, season_id, language, first, second) select 'pair', id, 'en', ${text}, ${text} from seasons where slug = 'spring'`,
  `update matches set seed = ${text}, salt = ${text}, pair = '{${canary},${canary}}' where id = '${running}'`,
  `update entries set event = jsonb_set(event, '{words}', '{"spy": "${canary}", "civilian": "${canary}"}')
   where match_id in ('${running}', '${withheld}') and event ->> 'type' = 'spy-chosen'`,
  `update entries set event = jsonb_set(event, '{text}', '"${canary}"')
   where match_id = '${withheld}' and event ->> 'type' = 'speech-given'`,
  `update matches set withheld = true, seed = '${canary}-2', pair = '{${canary},${canary}}', reason = ${text} where id = '${withheld}'`,
  `update seats set role = ${text}, alias = ${text} where match_id = '${withheld}'`,
]

export async function plantCanaries({ pool }: Database, ground: Ground): Promise<void> {
  for (const statement of [...rows(ground), ...columns(ground)]) {
    const { rowCount } = await pool.query(statement)
    if (!rowCount) throw new Error(`nothing was planted by: ${statement}`)
  }
}
