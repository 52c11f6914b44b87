import type { Results } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { SectionTitle } from '../../components/page/titles.tsx'
import { answerOf, areSame } from './answer.ts'
import { ComparisonRows } from './comparison-rows.tsx'
import { allRowsIn, byRank, comparedIn, isCounted, isTooFew, mainFinding } from './main-finding.ts'
import { RowsAddUp } from './rows-add-up.tsx'
import { withNames } from './subject-names.ts'
import type { SubjectNames } from './subject-names.ts'

const mostSentences = 60
/** So many stand open. */
const mostOpen = 6

interface FindingsProps {
  readonly report: Results
  /** Whether more matches are to come. */
  readonly isEarly: boolean
  readonly names?: SubjectNames | undefined
}

/** The answer first, then separable differences, because readers look for them. The sentences of the report stand below the tables. */
export function Findings({ report, isEarly, names }: FindingsProps) {
  const t = useTranslations('lab.report')
  const tLive = useTranslations('lab.live')
  const locale = useLocale()
  const all = comparedIn(report)
  const main = mainFinding(report)
  const answer = main && answerOf(main, { report, names, locale, t })
  const told = all
    .filter(({ isTold }) => isTold)
    .toSorted(byRank(main))
    .slice(0, mostSentences)
  // One that is the same as another tells nothing more.
  const first = told.filter(isCounted).slice(0, mostOpen)
  const others = told.filter((one) => !first.includes(one))
  const untold = all.filter(({ isTold }) => !isTold)
  const counted = allRowsIn(report)
  const counts =
    counted.tested === 0 ? t('noneTold') : t('shows.compared', { count: counted.told, all: counted.tested })
  const count = told.length + Math.min(untold.length, mostSentences)
  if (told.length + untold.length === 0) return null
  return (
    <section aria-labelledby="findings">
      <SectionTitle id="findings" title={t('findings')} />
      {main && answer && !isEarly ? (
        <>
          <p className="display max-w-[38rem] text-2xl text-pretty first-letter:uppercase">
            {answer.headline}
          </p>
          {answer.evidence && <p className="figures pt-1.5 text-soft">{answer.evidence}</p>}
          {!main.finding && !isTooFew(main) && !areSame(main.asked.rows) && (
            <div className="pt-4">
              <ComparisonRows
                report={report}
                caption={t('lead.answer')}
                of={main.asked.rows.slice(0, mostOpen)}
                names={names}
              />
            </div>
          )}
          <p className="pt-8 pb-1 font-semibold">{counts}</p>
        </>
      ) : (
        <p className="display pb-3 text-xl text-pretty">{counts}</p>
      )}
      {told.length > 0 && <ComparisonRows report={report} caption={t('findings')} of={first} names={names} />}
      <RowsAddUp of={counted} />
      <details className="pt-3">
        <summary className="w-fit underline decoration-rim underline-offset-4">
          {t(count < all.length ? 'someInSentences' : 'allInSentences', { count, all: all.length })}
        </summary>
        <div className="grid gap-6 pt-3">
          {others.length > 0 && (
            <div>
              <ComparisonRows report={report} caption={t('findings')} of={others} names={names} />
            </div>
          )}
          {told.length > 0 && (
            <Sentences of={told.map(({ sentence }) => withNames(sentence[locale], names))} />
          )}
          {untold.length > 0 && (
            <div className="text-soft">
              <p className="pb-2">
                {t(told.length > 0 ? 'untoldOthers' : 'untold', { count: untold.length })}
              </p>
              <Sentences
                of={untold.slice(0, mostSentences).map(({ sentence }) => withNames(sentence[locale], names))}
                after={isEarly ? tLive('notYet') : ''}
              />
            </div>
          )}
        </div>
      </details>
    </section>
  )
}

function Sentences({ of, after = '' }: { readonly of: readonly string[]; readonly after?: string }) {
  return (
    <ul className="max-w-[75ch] divide-y divide-line border-b border-line first:border-t">
      {of.map((sentence, at) => (
        <li key={at} className="py-2">
          {sentence} {after}
        </li>
      ))}
    </ul>
  )
}
