import { nameWithin } from '@wis/lab'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { underlined } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { Differences } from './difference-table.tsx'
import { DifferentSetups } from './different-setups.tsx'
import { InkName, InkWord } from './pair-table.tsx'
import { shownInterval, shownValue, signedValue } from './report-numbers.ts'
import { farOf, isClear, isEqual, rowsOf, shortNames, withRows } from './report-pairs.ts'
import type { Group, GroupsProps, Row, Side } from './report-pairs.ts'
import { ResultsTable } from './results-table.tsx'
import { useSetups } from './setup-parts.ts'
import { nameOfSubject } from './subject-names.ts'

interface SideBySideProps {
  readonly sides: readonly [Side, Side]
  /** Other reports to compare. They stand first where these two have nothing in common. */
  readonly others?: ReactNode
  /** The way to two that have something in common. */
  readonly wayOn?: ReactNode
}

/**
 * Two experiments beside each other. The first is the reference. One sentence says the clearest difference, and one table has
 * all, each measure on an axis of its own.
 */
export function SideBySide({ sides, others, wayOn }: SideBySideProps) {
  const t = useTranslations('lab.compare')
  const { list } = useFormatter()
  const locale = useLocale()
  const [a, b] = sides
  const shared = a.report.measures.filter(({ id }) => b.report.measures.some((other) => other.id === id))
  const all = shared.map((measure) => ({ measure, rows: rowsOf(sides, measure) }))
  const groups = withRows(all, ({ difference }) => difference !== undefined)
  const inBoth = withRows(all, ({ found }) => found.every((one) => one !== undefined))
  const without = withRows(all, ({ difference }) => difference === undefined)
  const isMany = new Set(inBoth.flatMap(({ rows }) => rows.map(({ condition }) => condition))).size > 1
  const isAllEqual = inBoth.length > 0 && inBoth.every(({ rows }) => rows.every(isEqual))
  const names = new Map([...a.names, ...b.names])
  const conditionOf = (id: string) =>
    a.report.names.conditions[id]?.name[locale] ?? b.report.names.conditions[id]?.name[locale] ?? id
  const setups = useSetups(sides, conditionOf)
  const nameOf = ({ subject, condition }: Row) => ({
    subject: nameOfSubject(names, subject),
    condition: isMany ? conditionOf(condition) : undefined,
  })
  return (
    <>
      {inBoth.length > 0 && setups.different.length > 0 && (
        <p className="mb-5 max-w-[62rem] border-l-4 border-brass pl-4 text-pretty">
          <a href="#setups" className={`font-semibold ${underlined}`}>
            {t('setupsDiffer')}
          </a>
          {t('differIn', { parts: list(setups.different.map(({ name }) => name)) })}
        </p>
      )}
      {inBoth.length === 0 ? (
        <EmptyState title={t('nothing')} text={t('nothingText')} action={wayOn} />
      ) : (
        <Finding sides={sides} groups={isAllEqual ? inBoth : groups} nameOf={nameOf} />
      )}
      {inBoth.length === 0 && others}
      {inBoth.length > 0 && !isAllEqual && (
        <Differences sides={sides} groups={groups.length > 0 ? groups : inBoth} nameOf={nameOf} />
      )}
      {isAllEqual && (
        <section aria-labelledby="of-both">
          <SectionTitle id="of-both" title={t('ofBoth')} />
          <ResultsTable report={a.report} caption={t('ofBoth')} names={names} />
        </section>
      )}
      {groups.length > 0 && <Without groups={without} nameOf={nameOf} />}
      <DifferentSetups sides={sides} setups={setups} />
      {inBoth.length > 0 && others}
    </>
  )
}

/** “A higher win rate”, but “higher mean points” and “higher “Invests””. */
const hasArticle = (measure: Group['measure']) => !/^(?:“|mean points\b)/u.test(nameWithin(measure, 'en'))

/** The difference that is farthest from 0 by the width of its interval, and how many others are clear. */
function Finding({ sides, groups, nameOf }: GroupsProps) {
  const [t, tReport] = [useTranslations('lab.compare'), useTranslations('lab.report')]
  const locale = useLocale()
  const all = groups.flatMap(({ measure, rows }) => rows.map((row) => ({ measure, row })))
  const isAllEqual = all.every(({ row }) => isEqual(row))
  const clear = all.filter(({ row }) => isClear(row))
  const [first] = clear.toSorted((one, other) => farOf(other.row) - farOf(one.row))
  const [a, b] = shortNames(sides)
  const named = { a: () => <InkName at={0} name={a} />, b: () => <InkName at={1} name={b} /> }
  const inked = { a: () => <InkWord at={0} name={a} />, b: () => <InkWord at={1} name={b} /> }
  const unitOf = ({ unit }: Group['measure']) => (unit === 'share' ? tReport('lead.points') : '')
  const sentence = () => {
    if (all.length === 0) return t('noInterval')
    if (isAllEqual) return t('equal', { all: all.length })
    if (!first?.row.difference) return t.rich('unclear', { all: all.length, ...inked })
    const { measure, row } = first
    const { subject, condition } = nameOf(row)
    const [reference, other] = row.found.map(
      (found) => `${shownValue(measure, found?.estimate.value ?? 0)}${measure.unit === 'share' ? '%' : ''}`,
    )
    return t.rich('finding', {
      ...inked,
      side: first.row.difference.value > 0 ? 'higher' : 'lower',
      subject: condition === undefined ? subject : t('under', { subject, condition }),
      article: hasArticle(measure) ? 'a' : 'none',
      measure: nameWithin(measure, locale),
      reference: reference ?? '',
      other: other ?? '',
    })
  }
  return (
    <section aria-labelledby="finding" className="max-w-[62rem] pb-8">
      <h2 id="finding" className="display text-[clamp(1.375rem,2.6vw,1.9375rem)] leading-snug! text-balance">
        {sentence()}
      </h2>
      {isAllEqual && all.length > 0 && <p className="pt-3 text-pretty text-soft">{t('equalText')}</p>}
      {first?.row.difference && (
        <p className="figures pt-3 text-pretty text-soft">
          {t.rich('clear', {
            ...named,
            deals: first.row.found[1]?.estimate.deals ?? 0,
            referenceDeals: first.row.found[0]?.estimate.deals ?? 0,
            difference: `${signedValue(first.measure, first.row.difference.value)}${unitOf(first.measure)}`,
            interval: shownInterval(first.measure, first.row.difference).replaceAll(' ', '\u00a0'),
            clear: clear.length,
            all: all.length,
          })}
        </p>
      )}
    </section>
  )
}

/** What only one of the reports knows, in one line that opens. */
function Without({ groups, nameOf }: Omit<GroupsProps, 'sides'>) {
  const t = useTranslations('lab.compare')
  const locale = useLocale()
  const { list } = useFormatter()
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  if (count === 0) return null
  const saidOf = (rows: readonly Row[]) => {
    const named = rows.map(nameOf)
    return [...new Set(named.map(({ subject }) => subject))].map((subject) => {
      const under = named.flatMap((one) => (one.subject === subject ? (one.condition ?? []) : []))
      return under.length === 0 ? subject : t('under', { subject, condition: list(under) })
    })
  }
  return (
    <details className="pt-8 text-sm text-soft">
      <summary className="w-fit">{t('without', { count })}</summary>
      <dl className="grid gap-y-2 pt-3">
        {groups.map(({ measure, rows }) => (
          <div key={measure.id}>
            <dt className="font-semibold">{measure.name[locale]}</dt>
            <dd>{saidOf(rows).join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
