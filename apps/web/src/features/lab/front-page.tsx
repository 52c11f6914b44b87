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
import { isTaskGame, nameOfGame, presetTitle } from './names.ts'

interface ExperimentListProps {
  readonly experiments: readonly ExperimentRow[]
}

/** Experiments, each with how far it is. */
export function ExperimentList({ experiments }: ExperimentListProps) {
  const locale = useLocale()
  const t = useTranslations('lab')
  const rows = experiments.map((row) => ({
    href: `/lab/${row.id}`,
    name: presetTitle(row.name, locale),
    facts: <ExperimentFacts row={row} state={t(`states.${row.state}`)} />,
    progress: progressOf(row),
  }))
  return <Rows rows={rows} />
}

interface RowsProps {
  readonly rows: readonly {
    readonly href: string
    readonly name: string
    readonly facts: ReactNode
    readonly answer?: ReactNode
    /** How far it is, until it is over. */
    readonly progress?: { readonly done: number; readonly all: number } | undefined
  }[]
}

function Rows({ rows }: RowsProps) {
  const t = useTranslations('lab.live')
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rows.map(({ href, name, facts, answer, progress }) => (
        <li
          key={href}
          className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline"
        >
          <div>
            <Link
              href={href}
              className="display text-xl break-words decoration-brass decoration-1 underline-offset-8 hover:underline"
            >
              {name}
            </Link>
            {answer !== undefined && <p className="pt-0.5 text-pretty text-soft empty:hidden">{answer}</p>}
          </div>
          <p className="figures text-sm text-soft">{facts}</p>
          {progress && (
            <div className="pt-1 sm:col-span-full">
              <ProgressBar {...progress} label={t('label')} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Nothing of what is over, so that a bar stands for what still runs. */
export const progressOf = ({ state, played, matches }: Pick<ExperimentRow, 'state' | 'played' | 'matches'>) =>
  state === 'ended' || state === 'cancelled' ? undefined : { done: played, all: matches }

interface ExperimentFactsProps {
  readonly row: ExperimentRow
  /** Left out where the result says it. */
  readonly state?: string
}

export function ExperimentFacts({ row, state }: ExperimentFactsProps) {
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

interface SuiteListProps {
  readonly suites: readonly { readonly row: SuiteRow; readonly answer: ReactNode }[]
}

/** Suites, each with what it found, or how far it is. */
export function SuiteList({ suites }: SuiteListProps) {
  const locale = useLocale()
  const t = useTranslations('lab')
  const rows = suites.map(({ row, answer }) => ({
    href: `/lab/suites/${row.id}`,
    name: presetTitle(row.name, locale),
    facts: [
      t(`states.${row.state}`),
      t('live.progress', { played: row.played, matches: row.matches }),
      t('reports.by', { owner: row.owner ?? t('reports.nobody') }),
    ].join(' · '),
    answer,
    progress: progressOf(row),
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
      <ol className="grid gap-3 sm:grid-cols-4 sm:gap-7">
        {steps.map((step, at) => (
          <li key={step} className="relative rounded-card border border-line bg-raised p-4">
            <span
              aria-hidden="true"
              className="absolute top-1/2 -right-7 w-7 -translate-y-1/2 text-center text-xl text-brass max-sm:hidden"
            >
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
