import type { AgentProfile, AgentRow, AgentVersionRow, Badge } from '@wis/protocol'
import { ownNameOf } from '@wis/protocol/own-name'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { gameOfAgent } from '../game/usual-game.ts'
import type { Prisma } from '../generated/client.ts'
import { looksLikeOf } from '../name/claim-name.ts'
import { kindOf, publicConnectorAt, vouchingAt } from './connector/stored-connector.ts'
import { makeUpOf } from './make-up/make-up.ts'

/** The games and rulesets in use. A badge for any other ruleset has expired. */
export type CurrentRulesets = readonly { readonly game: string; readonly rulesetId: string }[]

export async function currentRulesets({ pool }: Database): Promise<CurrentRulesets> {
  const { rows } = await pool.query<CurrentRulesets[number]>({
    name: 'current-rulesets',
    text: `select distinct game, ruleset->>'id' as "rulesetId" from seasons where state = 'open'`,
  })
  return rows
}

/** The columns of a version, wherever it is shown. */
export const versionColumns = (current: CurrentRulesets) =>
  ({
    include: {
      flightChecks: {
        where: { passed: true, OR: [...current] },
        orderBy: { id: 'desc' },
        select: { game: true, rulesetId: true, languages: true, score: true, endedAt: true, createdAt: true },
      },
    },
  }) as const satisfies Prisma.AgentVersionDefaultArgs

/** The columns of an agent with its newest version, wherever it is shown. */
export const agentColumns = (current: CurrentRulesets) =>
  ({
    include: {
      owner: { select: { id: true, name: true } },
      avatar: { select: { updatedAt: true } },
      versions: { orderBy: { number: 'desc' }, take: 1, ...versionColumns(current) },
    },
  }) as const satisfies Prisma.AgentDefaultArgs

type StoredAgent = Prisma.AgentGetPayload<ReturnType<typeof agentColumns>>
type StoredVersion = Prisma.AgentVersionGetPayload<ReturnType<typeof versionColumns>>

const languages = z.array(z.enum(['en', 'zh']))

/** Throws for an agent without a version. None is ever stored without one. */
export function agentRowOf(agent: StoredAgent): AgentRow {
  const [version] = agent.versions
  if (!version) throw new Error(`agent ${agent.id} has no version`)
  return {
    id: agent.id,
    slug: agent.slug,
    name: agent.name,
    nameZh: agent.nameZh,
    ownName: ownNameOf(agent.name, agent.kind),
    looksLike: looksLikeOf(agent.looksLike),
    description: agent.description,
    descriptionZh: agent.descriptionZh,
    kind: kindOf(agent.kind),
    languages: languages.parse(agent.languages),
    games: agent.games,
    owner: agent.owner,
    online: agent.online,
    retired: agent.retiredAt !== null,
    createdAt: agent.createdAt.toISOString(),
    version: version.number,
    avatarVersion: avatarVersionOf(agent),
    sourceUrl: agent.sourceUrl,
    connector: publicConnectorAt(agent.kind, version.settings, agent.published),
    makeUp: makeUpOf(version, agent),
    vouching: vouchingAt(agent.kind, version.settings),
    ...badgesOf(version, agent),
  }
}

/** A picture that a moderator hides is not served. */
export function avatarVersionOf({
  avatar,
  hiddenFor,
}: {
  readonly avatar: { readonly updatedAt: Date } | null
  readonly hiddenFor: string | null
}): string | null {
  return avatar && hiddenFor === null ? String(avatar.updatedAt.getTime()) : null
}

/** SQL of the same for an agent. */
export const avatarVersionIn = (agent = 'a') => `(
  select (extract(epoch from v.updated_at) * 1000)::int8::text from agent_avatars v
  where v.agent_id = ${agent}.id and ${agent}.hidden_for is null)`

/** SQL for an agent in the form of `AgentRef`. */
export const agentRefOf = (agent = 'a') => `json_build_object(
  'id', ${agent}.id, 'slug', ${agent}.slug, 'name', ${agent}.name, 'nameZh', ${agent}.name_zh, 'kind', ${agent}.kind,
  'avatarVersion', ${avatarVersionIn(agent)})`

/** Why the platform took an agent offline, if it did. */
export function offlineOf({
  offlineReason,
  offlineAt,
}: {
  readonly offlineReason: string | null
  readonly offlineAt: Date | null
}): AgentProfile['offline'] {
  return offlineReason === null ? null : { reason: offlineReason, at: offlineAt?.toISOString() ?? null }
}

export function versionRowOf(
  version: StoredVersion,
  agent: Pick<StoredAgent, 'kind' | 'published' | 'hiddenFor' | 'games'>,
): AgentVersionRow {
  return {
    number: version.number,
    note: version.note,
    repeats: version.repeats,
    createdAt: version.createdAt.toISOString(),
    connector: publicConnectorAt(agent.kind, version.settings, agent.published),
    makeUp: makeUpOf(version, agent),
    vouching: vouchingAt(agent.kind, version.settings),
    ...badgesOf(version, agent),
  }
}

/** The newest badge in each game, and the one in the game that is meant where nobody names one. */
function badgesOf(
  { flightChecks }: Pick<StoredVersion, 'flightChecks'>,
  { games }: Pick<StoredAgent, 'games'>,
): { readonly badge: Badge | null; readonly badges: Badge[] } {
  const newest = new Map<string, Badge>()
  for (const { game, rulesetId, languages: checked, score, endedAt, createdAt } of flightChecks) {
    const at = (endedAt ?? createdAt).toISOString()
    if (!newest.has(game)) newest.set(game, { game, rulesetId, languages: checked, score: score ?? 0, at })
  }
  return { badge: newest.get(gameOfAgent(games)) ?? null, badges: [...newest.values()] }
}
