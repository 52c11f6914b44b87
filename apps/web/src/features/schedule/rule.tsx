import { matchmakingRule } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { SectionTitle } from '../../components/page/section-title.tsx'

/** A plain link, because it leads to an answer of the API, which the router cannot open. */
const scheduleAddress = '/api/v1/schedule'

/** The rule by which tables are made, with its actual numbers. */
export function Rule() {
  const t = useTranslations('schedule')
  const rule = matchmakingRule
  const sentences = [
    t('rules.tick', { seconds: rule.everyMs / 1000 }),
    t('rules.fill', { seconds: rule.fillAfterMs / 1000, alone: rule.fillAloneAfterMs / 1000 }),
    t('rules.near', { points: rule.nearTotal }),
    t('rules.met', { matches: rule.latelyMatches, points: rule.metAgainPenalty }),
    t('rules.owners'),
    t('rules.placements', { count: rule.placements }),
    t('rules.ready', { minutes: rule.readyWithinMs / 60_000 }),
    t('rules.seats'),
  ]
  return (
    <section aria-labelledby="rule" className="pt-16">
      <SectionTitle id="rule" title={t('rule')}>
        <a
          href={scheduleAddress}
          className="underline decoration-rim underline-offset-4 hover:decoration-current"
        >
          {t('json')}
        </a>
      </SectionTitle>
      <ol className="figures grid gap-x-12 gap-y-5 text-sm sm:grid-cols-2">
        {sentences.map((sentence, place) => (
          <li key={place} className="grid grid-cols-[2rem_minmax(0,1fr)] border-t border-line pt-3">
            <span aria-hidden="true" className="font-display text-lg font-light text-faint">
              {place + 1}
            </span>
            {sentence}
          </li>
        ))}
      </ol>
    </section>
  )
}
