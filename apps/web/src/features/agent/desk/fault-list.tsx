import type { OwnerAgentPage } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Link } from '../../../components/link/link.tsx'
import { DayAndTime } from '../../../components/text/day-and-time.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { isKnownCode } from '../../../i18n/is-known-code.ts'

export const faultVerdicts = ['agent', 'asleep', 'provider', 'network', 'platform'] as const

/** The last faults, each with its verdict and its remedy. */
export function FaultList({ agent: { slug, faults } }: { agent: OwnerAgentPage }) {
  const t = useTranslations('agent.desk.faults')
  return (
    <div>
      <h3 className="pb-2 font-semibold">{t('title')}</h3>
      {faults.length === 0 ? (
        <p className="border-t border-line py-2 text-sm text-faint">{t('none')}</p>
      ) : (
        <ul
          className="max-h-96 overflow-y-auto border-t border-line text-sm"
          tabIndex={0}
          aria-label={t('title')}
        >
          {faults.map(({ matchId, seq, at, verdict, detail }) => (
            <li key={`${matchId} ${seq}`} className="border-b border-line py-2.5">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-medium">
                  {isKnownCode(faultVerdicts, verdict) ? t(`verdicts.${verdict}`) : verdict}
                </span>
                <Link
                  href={`/agents/${slug}/calls?match=${matchId}#call-${seq}`}
                  className="figures text-xs text-soft underline decoration-rim underline-offset-4"
                >
                  <DayAndTime at={at} />
                </Link>
              </p>
              <ForeignText text={detail} className="block font-mono text-xs break-words text-soft" />
              {isKnownCode(faultVerdicts, verdict) && (
                <p className="pt-1 text-xs text-soft">{t(`mend.${verdict}`)}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
