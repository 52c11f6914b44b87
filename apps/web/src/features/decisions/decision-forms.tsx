import type { StoredSeason } from '@wis/db'
import { getTranslations } from 'next-intl/server'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { CorrectDecision, DisqualifyDecision, MatchDecision } from './decision-form.tsx'

interface DecisionFormsProps {
  readonly season: StoredSeason
  /** The match that is to be decided about. */
  readonly match: string | undefined
}

/** Every kind of decision that can be taken anew. */
export async function DecisionForms({ season: { slug, state }, match }: DecisionFormsProps) {
  const t = await getTranslations('decisions')
  const style = 'display cursor-pointer py-3 text-lg'
  return (
    <section aria-labelledby="decide" className="pt-14">
      <SectionTitle id="decide" title={t('form.title')} />
      <p className="max-w-[62ch] pb-4 text-sm text-soft">
        {t('form.text')} {state === 'frozen' && t('form.frozen')}
      </p>
      <div className="divide-y divide-line border-y border-line">
        <details open={match !== undefined}>
          <summary className={style}>{t('form.matchTitle')}</summary>
          <MatchDecision season={slug} form="match" match={match} />
        </details>
        <details>
          <summary className={style}>{t('form.disqualifyTitle')}</summary>
          <DisqualifyDecision season={slug} form="disqualify" />
        </details>
        <details>
          <summary className={style}>{t('form.correctTitle')}</summary>
          <CorrectDecision season={slug} form="correct" />
        </details>
      </div>
    </section>
  )
}
