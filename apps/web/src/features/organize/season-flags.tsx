import { agentNames } from '@wis/db/agents'
import { seasonFlags } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import type { FlagRow } from '@wis/protocol'
import { getFormatter, getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { database } from '../../server/database.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { TableLinks } from './table-links.tsx'

/** The agents that knew more than their tables. Only the organizer sees this, and it decides nothing. */
export async function SeasonFlags({ season }: { season: StoredSeason }) {
  const t = await getTranslations('organize.flags')
  const flagged = (await seasonFlags(database(), season.id)).filter((row) => row.flagged)
  const names = await agentNames(
    database(),
    flagged.map(({ agentId }) => agentId),
  )
  return (
    <div>
      <h3 className="display pb-3 text-xl">{t('title')}</h3>
      <p className="max-w-[62ch] pb-3 text-sm text-soft">{flagged.length === 0 ? t('none') : t('text')}</p>
      <ul className="space-y-4">
        {flagged.map((row) => (
          <Flag
            key={`${row.measure} ${row.language} ${row.agentId}`}
            row={row}
            agent={names.get(row.agentId)}
          />
        ))}
      </ul>
    </div>
  )
}

type Named = ComponentProps<typeof AgentName>['agent']

async function Flag({ row, agent }: { row: FlagRow; agent: Named | undefined }) {
  const t = await getTranslations('organize.flags')
  const format = await getFormatter()
  const p = row.p < 1e-6 ? '< 0.000001' : format.number(row.p, { maximumSignificantDigits: 2 })
  const expected = format.number(row.expected, { maximumFractionDigits: 1 })
  return (
    <li className="border-l-2 border-brass pl-4 text-sm">
      <p>{agent ? <AgentName agent={agent} /> : row.agentId}</p>
      <p>{t(row.measure, { observed: row.observed, matches: row.matches, expected, p })}</p>
      <TableLinks matchIds={row.matchIds} />
    </li>
  )
}
