import type { MatchHeader } from '@wis/protocol'
import { useFormatter, useTranslations } from 'next-intl'

/** The details of a match, and where programs find it. */
export function SceneFacts({
  header: { id, rulesetId, mode, startedAt, commitment },
}: {
  header: MatchHeader
}) {
  const t = useTranslations('match')
  const ofScene = useTranslations('scene.facts')
  const format = useFormatter()
  const facts = [
    [t('facts.ruleset'), rulesetId],
    [t('facts.mode'), t(`modes.${mode}`)],
    [
      t('facts.started'),
      startedAt && (
        <time dateTime={startedAt} className="figures">
          {format.dateTime(new Date(startedAt), {
            dateStyle: 'medium',
            timeStyle: 'short',
            hourCycle: 'h23',
          })}{' '}
          UTC
        </time>
      ),
    ],
    [
      ofScene('data'),
      <a
        key="data"
        href={`/api/v1/matches/${id}/scenes`}
        className="underline decoration-rim underline-offset-4"
      >
        {ofScene('scenes')}
      </a>,
    ],
  ] as const
  return (
    <dl className="mt-14 grid grid-cols-2 gap-x-12 gap-y-5 border-t border-line pt-6 text-sm sm:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="label">{name}</dt>
          <dd className="mt-1">{value}</dd>
        </div>
      ))}
      <div className="col-span-full">
        <dt className="label">{t('facts.commitment')}</dt>
        <dd className="mt-1 font-mono text-xs break-all text-soft">{commitment}</dd>
      </div>
    </dl>
  )
}
