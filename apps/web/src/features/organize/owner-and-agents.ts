import 'server-only'
import { agentNames } from '@wis/db/agents'
import type { PairRow } from '@wis/protocol'
import { getFormatter, getLocale } from 'next-intl/server'
import { database } from '../../server/database.ts'
import { agentNameIn } from '../match/agent-name-in.ts'

/** An owner with its agents. */
export async function ownerAndAgents({ owner, agentIds }: PairRow['one']): Promise<string> {
  if (agentIds.length === 0) return owner
  const [locale, format] = [await getLocale(), await getFormatter()]
  const names = await agentNames(database(), agentIds)
  const listed = agentIds.map((id) => agentNameIn(locale, names.get(id) ?? { name: id, nameZh: null }))
  return locale === 'zh' ? `${owner}（${format.list(listed)}）` : `${owner} (${format.list(listed)})`
}
