import type { StoredSeason } from '@wis/db/seasons'
import { getTranslations } from 'next-intl/server'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { AgentDatalist } from '../agent-choice/agent-datalist.tsx'
import { CorrectDecision, DisqualifyDecision, MatchDecision } from './decision-form.tsx'

interface DecisionFormsProps {
  readonly season: StoredSeason
  /** The match to decide about. */
  readonly match: string | undefined
}

/** A form for every kind of new decision. */
export async function DecisionForms({ season: { id, slug, state }, match }: DecisionFormsProps) {
  const t = await getTranslations('decisions')
  const list = 'agents-of-season'
  return (
    <section aria-labelledby="decide" className="pt-14">
      <SectionTitle id="decide" title={t('form.title')} />
      <p className="max-w-[62ch] pb-4 text-sm text-soft">
        {t('form.text')} {state === 'frozen' && t('form.frozen')}
      </p>
      <AgentDatalist id={list} seasonId={id} />
      <div className="divide-y divide-line border-y border-line">
        <MatchDecision
          season={slug}
          form="match"
          summary={t('form.matchTitle')}
          isOpen={match !== undefined}
          match={match}
        />
        <DisqualifyDecision season={slug} form="disqualify" summary={t('form.disqualifyTitle')} list={list} />
        <CorrectDecision season={slug} form="correct" summary={t('form.correctTitle')} list={list} />
      </div>
    </section>
  )
}
