import type { RatingPoint } from '@wis/db/agents'
import type { AgentMatchRow } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { TableHead } from '../../../components/list/pager.tsx'
import { SectionTitle } from '../../../components/page/titles.tsx'
import { fifteenthsOfSeat, pointsText } from '../../../components/text/number-text.ts'
import { gameNameIn } from '../../games/names.ts'
import { Trend } from '../../leaderboard/trend/trend.tsx'

interface FormSectionProps {
  readonly forms: readonly Form[]
  /** What it did best in them, as its game tells it. */
  readonly best: ReactNode
  readonly days: readonly RatingPoint[]
}

/** The agent's recent form in each game, and what it did best. Nothing before its first decided match. */
export function FormSection({ forms, best, days }: FormSectionProps) {
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
        {best}
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

const numbers = ['matches', 'won', 'points'] as const

/** The form in each game, a row a game, because points of different games cannot be compared. */
function FormsByGame({ forms }: { forms: readonly Form[] }) {
  const t = useTranslations('agent.form')
  return (
    <table className="figures text-right text-sm [overflow-wrap:normal]">
      <caption className="sr-only">{t('title')}</caption>
      <TableHead
        columns={[
          [t('game'), 'py-2 text-left'],
          ...numbers.map((name) => [t(name), 'py-2 pl-4 sm:pl-6'] as const),
        ]}
      />
      <tbody>
        {forms.map((form) => (
          <InGame key={form.game} form={form} />
        ))}
      </tbody>
    </table>
  )
}

function InGame({ form: { game, matches, contested, won, points } }: { form: Form }) {
  const t = useTranslations()
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 text-left font-normal">
        {gameNameIn(useLocale(), game)}
      </th>
      <td className="pl-4 sm:pl-6">{matches}</td>
      <td className="pl-4 whitespace-nowrap sm:pl-6">
        {contested === 0 ? t('list.empty') : t('agent.form.of', { won, matches: contested })}
      </td>
      <td className="pl-4 sm:pl-6">{pointsText(points)}</td>
    </tr>
  )
}

/** The agent's recent form in one game, added up over matches, so that no single result is revealed. */
export interface Form {
  readonly game: string
  readonly matches: number
  /** Matches with a result of sides. In a game in which all share one result there are none. */
  readonly contested: number
  readonly won: number
  /** In fifteenths, on average. */
  readonly points: number
}

type Decided = Pick<AgentMatchRow, 'result' | 'points' | 'exact'> & {
  readonly match: Pick<AgentMatchRow['match'], 'game'>
}

/**
 * Over decided matches, newest first, and so are the games. Points of different games differ in size, so each game
 * stands for itself.
 */
export function formsOf(decided: readonly Decided[]): Form[] {
  const games = new Set(decided.map(({ match }) => match.game))
  return [...games].map((game) =>
    formIn(
      game,
      decided.filter(({ match }) => match.game === game),
    ),
  )
}

function formIn(game: string, decided: readonly Decided[]): Form {
  return {
    game,
    matches: decided.length,
    contested: decided.filter(({ result }) => result !== null).length,
    won: decided.filter(({ result }) => result === 'won').length,
    points: decided.reduce((sum, row) => sum + (fifteenthsOfSeat(row) ?? 0), 0) / decided.length,
  }
}
