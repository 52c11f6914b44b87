import type { RatingPoint } from '@wis/db/agents'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SectionTitle } from '../../../components/page/section-title.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { pointsText } from '../../../components/text/number-text.ts'
import { gameNameIn } from '../../games/game-name-in.ts'
import { Trend } from '../../leaderboard/official/trend.tsx'
import { playerQuery } from '../../match/player/player-address.ts'
import { tableName } from '../../match/table-name.ts'
import type { Clue } from './best-clue.ts'
import type { Form } from './form-of.ts'
import { FormsByGame } from './forms-by-game.tsx'

interface FormSectionProps {
  readonly forms: readonly Form[]
  readonly clue: Clue | undefined
  readonly days: readonly RatingPoint[]
}

/** The agent's recent form in each game, and its best clue. Nothing before its first decided match. */
export function FormSection({ forms, clue, days }: FormSectionProps) {
  const t = useTranslations('agent.form')
  const locale = useLocale()
  const rated = days.flatMap(({ rating, ...day }) => (rating ? [{ ...day, rating: rating.value }] : []))
  const [form, ...others] = forms
  if (!form) return null
  const count = forms.reduce((sum, { matches }) => sum + matches, 0)
  return (
    <section aria-labelledby="form" className="pb-12">
      <SectionTitle id="form" title={t('title')}>
        {others.length === 0
          ? t('aboutOne', { count, game: gameNameIn(locale, form.game) })
          : t('about', { count })}
      </SectionTitle>
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[auto_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-wrap gap-x-10 gap-y-4">
          {others.length === 0 ? <FormOfOne form={form} /> : <FormsByGame forms={forms} />}
          {rated.length > 1 && (
            <dl>
              <Fact name={t('trend')}>
                <Trend days={rated.slice(-30)} />
              </Fact>
            </dl>
          )}
        </div>
        {clue && <BestClue clue={clue} />}
      </div>
    </section>
  )
}

function FormOfOne({ form: { contested, won, points } }: { form: Form }) {
  const t = useTranslations('agent.form')
  return (
    <dl className="figures flex flex-wrap gap-x-10 gap-y-4">
      {contested > 0 && <Fact name={t('won')}>{t('of', { won, matches: contested })}</Fact>}
      <Fact name={t('points')}>{pointsText(points)}</Fact>
    </dl>
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
