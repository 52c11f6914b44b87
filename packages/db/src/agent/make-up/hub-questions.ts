import { isRepositoryName } from '@wis/protocol'
import type { HubMakeUp } from '@wis/protocol'
import type { Database } from '../../database.ts'
import { storableJson } from '../../storable-json.ts'
import { storedConnector } from '../connector/stored-connector.ts'

/** What the Hub can be asked about an agent. */
export interface HubQuestion {
  readonly versionId: string
  readonly repository: { readonly kind: 'model' | 'space'; readonly id: string }
}

const askedEvery = `interval '7 days'`
const againAfter = `interval '1 hour'`
const isDue = (version: string) =>
  `(${version}.hub_asked_at is null or ${version}.hub_asked_at < now() - ${askedEvery})`

/** Claims up to `most` newest versions that the Hub has not been asked about lately, for one runner each. */
export async function claimHubQuestions({ pool }: Database, most: number): Promise<HubQuestion[]> {
  const { rows } = await pool.query<{ versionId: string; kind: string; settings: unknown }>({
    name: 'claim-hub-questions',
    text: `
      update agent_versions v set hub_asked_at = now()
      from agents a
      where a.id = v.agent_id and ${isDue('v')} and v.id in (
        select newest.id
        from agents b
        cross join lateral (
          select id, hub_asked_at from agent_versions where agent_id = b.id order by number desc limit 1
        ) newest
        where b.kind in ('hf-model', 'hf-endpoint', 'hf-space') and b.retired_at is null and ${isDue('newest')}
        order by newest.hub_asked_at nulls first, newest.id
        limit $1
      )
      returning v.id as "versionId", a.kind, v.settings`,
    values: [most],
  })
  return rows.flatMap(({ versionId, kind, settings }) => {
    const repository = repositoryOf(kind, settings)
    return repository ? [{ versionId, repository }] : []
  })
}

function repositoryOf(kind: string, settings: unknown): HubQuestion['repository'] | undefined {
  const stored = storedConnector(kind, settings)
  if (stored?.kind === 'hf-space') return { kind: 'space', id: stored.space }
  if (stored?.kind !== 'hf-model' && stored?.kind !== 'hf-endpoint') return undefined
  const { model } = stored
  return model !== undefined && isRepositoryName(model) ? { kind: 'model', id: model } : undefined
}

/** Stores what the Hub says; null where it shows no such repository to strangers. */
export async function keepHubMakeUp(
  { pool }: Database,
  versionId: string,
  said: HubMakeUp | null,
): Promise<void> {
  await pool.query({
    name: 'keep-hub-make-up',
    text: 'update agent_versions set hub = $2 where id = $1',
    values: [versionId, said === null ? null : storableJson(said)],
  })
}

/** The Hub could not be reached: what it said before stays, and it is asked again in an hour. */
export async function askHubAgain({ pool }: Database, versionId: string): Promise<void> {
  await pool.query({
    name: 'ask-hub-again',
    text: `update agent_versions set hub_asked_at = now() - ${askedEvery} + ${againAfter} where id = $1`,
    values: [versionId],
  })
}
