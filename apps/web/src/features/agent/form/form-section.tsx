import type { RatingPoint } from '@wis/db/agents'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SectionTitle } from '../../../components/page/section-title.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { pointsText } from '../../../components/text/number-text.ts'
import { Trend } from '../../leaderboard/official/trend.tsx'
import { playerQuery } from '../../match/player/player-address.ts'
import { tableName } from '../../match/table-name.ts'
import type { Clue } from './best-clue.ts'
import type { Form } from './form-of.ts'

interface FormSectionProps {
  readonly form: Form
  readonly clue: Clue | undefined
  readonly days: readonly RatingPoint[]
}

/** The agent's recent form, and its best clue. */
export function FormSection({ form: { matches, contested, won, points }, clue, days }: FormSectionProps) {
  const t = useTranslations('agent.form')
  const rated = days.flatMap(({ rating, ...day }) => (rating ? [{ ...day, rating: rating.value }] : []))
  return (
    <section aria-labelledby="form" className="pb-12">
      <SectionTitle id="form" title={t('title')}>
        {t('about', { count: matches })}
      </SectionTitle>
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[auto_minmax(0,1fr)]">
        <dl className="figures flex flex-wrap gap-x-10 gap-y-4">
          {contested > 0 && <Fact name={t('won')}>{t('of', { won, matches: contested })}</Fact>}
          <Fact name={t('points')}>{pointsText(points)}</Fact>
          {rated.length > 1 && (
            <Fact name={t('trend')}>
              <Trend days={rated.slice(-30)} />
            </Fact>
          )}
        </dl>
        {clue && <BestClue clue={clue} />}
      </div>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd className="font-display text-2xl">{children}</dd>
    </div>
  )
}

function BestClue({ clue: { match, seq, round, text, against, votes } }: { clue: Clue }) {
  const t = useTranslations('agent.form')
  const address = `/matches/${match.id}${playerQuery({ at: seq, view: undefined, level: 'speeches' })}`
  return (
    <figure className="min-w-0">
      <figcaption className="label">{t('bestClue')}</figcaption>
      <blockquote className="pt-1 font-display text-xl leading-snug break-words">
        <ForeignText text={text} />
      </blockquote>
      <p className="pt-1 text-sm text-soft">
        {t('suspected', { against, votes, round })}{' '}
        <Link href={address} prefetch={false} className="underline decoration-rim underline-offset-4">
          {t('table', { name: tableName(match.id) })}
        </Link>
      </p>
    </figure>
  )
}
