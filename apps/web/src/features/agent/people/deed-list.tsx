import { agentDeeds, agentRights } from '@wis/protocol'
import type { AgentPeoplePage } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { DayAndTime } from '../../../components/text/day-and-time.tsx'
import { visibleString } from '../../../components/text/visible-text.ts'
import { RightsWords } from './person-list.tsx'

/** What was done with an agent, newest first. */
export function DeedList({ deeds }: Pick<AgentPeoplePage, 'deeds'>) {
  return (
    <ul className="divide-y divide-line border-y border-line text-sm">
      {deeds.map((deed) => (
        <li key={deed.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2">
          <span className="min-w-0">
            <Deed {...deed} />
          </span>
          <DayAndTime at={deed.at} className="figures text-xs text-soft" />
        </li>
      ))}
    </ul>
  )
}

function Deed({ by, about, deed, detail }: AgentPeoplePage['deeds'][number]) {
  const t = useTranslations('people.deeds')
  const known = agentDeeds.find((one) => one === deed)
  const who = by ? visibleString(by.name) : t('gone')
  if (!known) return <>{t('other', { who })}</>
  const rights = agentRights.safeParse(detail).data
  const version = typeof detail['version'] === 'number' ? detail['version'] : 0
  const times = typeof detail['times'] === 'number' ? detail['times'] : 1
  return (
    <>
      {t(known, { who, whom: about ? visibleString(about.name) : t('gone'), version })}
      {times > 1 && <span className="text-soft"> {t('times', { times })}</span>}
      {rights && (
        <span className="text-soft">
          {' '}
          (<RightsWords rights={rights} />)
        </span>
      )}
    </>
  )
}
