import { openInvitations } from '@wis/db/experiments'
import { kits } from '@wis/games'
import type { ExperimentRow, SuiteRow } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'
import { ProgressBar } from '../../components/page/progress-bar.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { database } from '../../server/database.ts'
import { LabTable } from './lab-table.tsx'
import { isTaskGame, nameOfGame } from './names.ts'

interface ExperimentListProps {
  readonly experiments: readonly ExperimentRow[]
}

/** Experiments, each with how far it is. */
export function ExperimentList({ experiments }: ExperimentListProps) {
  const t = useTranslations('lab')
  const rows = experiments.map((row) => ({
    href: `/lab/${row.id}`,
    name: row.name,
    facts: <ExperimentFacts row={row} state={t(`states.${row.state}`)} />,
  }))
  return <Rows rows={rows} />
}

interface RowsProps {
  readonly rows: readonly { readonly href: string; readonly name: string; readonly facts: ReactNode }[]
}

function Rows({ rows }: RowsProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rows.map(({ href, name, facts }) => (
        <li
          key={href}
          className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline"
        >
          <Link
            href={href}
            className="display text-xl break-words decoration-brass decoration-1 underline-offset-8 hover:underline"
          >
            {name}
          </Link>
          <p className="figures text-sm text-soft">{facts}</p>
        </li>
      ))}
    </ul>
  )
}

interface ExperimentFactsProps {
  readonly row: ExperimentRow
  /** Left out where the result says it. */
  readonly state?: string
}

function ExperimentFacts({ row, state }: ExperimentFactsProps) {
  const t = useTranslations('lab')
  const { dateTime } = useFormatter()
  const locale = useLocale()
  const { game, owner, played, matches, createdAt } = row
  return (
    <>
      {nameOfGame(game, locale)} · {state !== undefined && `${state} · `}
      {t(isTaskGame(game) ? 'live.progressTask' : 'live.progress', { played, matches })} ·{' '}
      {t('reports.by', { owner: owner ?? t('reports.nobody') })} ·{' '}
      <time dateTime={createdAt}>{dateTime(new Date(createdAt), { dateStyle: 'medium' })}</time>
    </>
  )
}

interface Result {
  readonly question: string | undefined
  readonly answer: string
  readonly evidence: string | null
  readonly picture: ReactNode
}

interface ReportCardsProps {
  readonly reports: readonly {
    readonly row: ExperimentRow
    /** What it asks first, its answer, and the picture of that. */
    readonly result: Result | undefined
  }[]
}

/** Public experiments, each with what it found and a picture of it. One without a report says how far it is. */
export function ReportCards({ reports }: ReportCardsProps) {
  const t = useTranslations('lab')
  return (
    <ul className="grid gap-4">
      {reports.map(({ row, result }) => (
        <li
          key={row.id}
          className="group relative grid gap-x-12 gap-y-6 rounded-card border border-line bg-raised p-5 *:min-w-0 hover:border-strong sm:p-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <div className="flex flex-col">
            <h3 className="label wrap-anywhere">
              <Link
                href={`/lab/${row.id}`}
                className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4"
              >
                {row.name}
              </Link>
            </h3>
            {result?.question !== undefined && (
              <p className="pt-1.5 text-sm text-pretty text-soft">{result.question}</p>
            )}
            <p className="display pt-2 text-xl text-balance first-letter:uppercase">
              {result?.answer ?? t(`states.${row.state}`)}
            </p>
            {result?.evidence && <p className="figures pt-2 text-sm text-soft">{result.evidence}</p>}
            <p className="figures mt-auto pt-4 text-xs text-soft">
              <ExperimentFacts row={row} />
            </p>
          </div>
          {result ? (
            result.picture
          ) : (
            <div className="self-center">
              <ProgressBar done={row.played} all={row.matches} label={t('live.label')} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Suites, each with how far it is. */
export function SuiteList({ suites }: { suites: readonly SuiteRow[] }) {
  const t = useTranslations('lab')
  const rows = suites.map(({ id, name, owner, state, played, matches }) => ({
    href: `/lab/suites/${id}`,
    name,
    facts: [
      t(`states.${state}`),
      t('live.progress', { played, matches }),
      t('reports.by', { owner: owner ?? t('reports.nobody') }),
    ].join(' · '),
  }))
  return <Rows rows={rows} />
}

const steps = ['deal', 'subjects', 'conditions', 'report'] as const

/** What an experiment is, in one picture, and what each game lets one vary. */
export function WhatIsAsked() {
  const t = useTranslations('lab.asked')
  const locale = useLocale()
  const rows = kits.map(({ texts, results, studies }) => [
    texts[locale].name,
    String(2 + results.metrics.length + (studies?.metrics?.length ?? 0)),
    [...(studies?.conditions ?? []).map(({ name }) => name[locale]), t('own')].join(', '),
    [t('seat'), ...(studies?.factors ?? []).map(({ name }) => name[locale])].join(', '),
  ])
  return (
    <section aria-labelledby="asked">
      <SectionTitle id="asked" title={t('title')} />
      <p className="max-w-[70ch] pb-6 text-soft">{t('text')}</p>
      <ol className="grid gap-3 sm:grid-cols-4">
        {steps.map((step, at) => (
          <li key={step} className="relative rounded-card border border-line bg-raised p-4">
            <span aria-hidden="true" className="absolute top-4 right-4 text-brass max-sm:hidden">
              {['×', '×', '=', ''][at]}
            </span>
            <p className="display text-xl">{t(step)}</p>
            <p className="pt-1 text-sm text-soft">{t(`${step}Text`)}</p>
          </li>
        ))}
      </ol>
      <details className="pt-6">
        <summary className="w-fit text-sm underline decoration-rim underline-offset-4">{t('byGame')}</summary>
        <div className="pt-3">
          <LabTable
            caption={t('title')}
            words={[2, 3]}
            head={[t('game'), t('measures'), t('conditions'), t('factors')]}
            rows={rows.map(([game, measures, conditions, factors]) => [
              game,
              measures,
              <span key="conditions" className="block min-w-48 whitespace-normal">
                {conditions}
              </span>,
              <span key="factors" className="block min-w-32 whitespace-normal">
                {factors}
              </span>,
            ])}
          />
        </div>
      </details>
    </section>
  )
}

/** The experiments that a person is asked to rate. Nothing for those who are not asked. */
export async function OpenRatings({ userId }: { userId: string | undefined }) {
  const open = userId === undefined ? [] : await openInvitations(database(), userId)
  if (open.length === 0) return null
  const t = await getTranslations('annotate.open')
  return (
    <section aria-labelledby="open-ratings">
      <SectionTitle id="open-ratings" title={t('title')} />
      <p className="max-w-[70ch] pb-4 text-sm text-soft">{t('text')}</p>
      <ul className="divide-y divide-line border-y border-line">
        {open.map(({ experimentId, name, done, due, ready }) => (
          <li
            key={experimentId}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
          >
            <Link
              href={`/lab/${experimentId}/rate`}
              className="min-w-0 break-words underline decoration-brass underline-offset-4"
            >
              {name}
            </Link>
            <span className="figures text-sm text-soft">
              {ready ? t('done', { done, due }) : t('waiting')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
