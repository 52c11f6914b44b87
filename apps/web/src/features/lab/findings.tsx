import type { Results } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { comparedIn, mainFinding } from './main-finding.ts'
import { withNames } from './named-subjects.ts'
import type { SubjectNames } from './named-subjects.ts'

const mostSentences = 60

/** Up to so many differences that cannot be told apart stand open beside those that can. */
const mostOpen = 6

interface FindingsProps {
  readonly report: Pick<Results, 'effects' | 'contrasts' | 'interactions'>
  /** Whether more matches are to come. */
  readonly isEarly: boolean
  readonly names?: SubjectNames | undefined
}

/** Separable differences first, because readers look for them. */
export function Findings({ report, isEarly, names }: FindingsProps) {
  const t = useTranslations('lab.report')
  const tLive = useTranslations('lab.live')
  const locale = useLocale()
  const all = comparedIn(report)
  // What stands above the report already is not said again.
  const first = isEarly ? undefined : mainFinding(report)
  const told = all.filter((one) => one.isTold && one !== first?.finding).slice(0, mostSentences)
  const untold = all.filter(({ isTold }) => !isTold)
  if (told.length + untold.length === 0) return null
  const rest = (
    <Sentences
      of={untold.slice(0, mostSentences).map(({ sentence }) => withNames(sentence[locale], names))}
      after={isEarly ? tLive('notYet') : ''}
    />
  )
  return (
    <section aria-labelledby="findings" className="max-w-[75ch]">
      <SectionTitle id="findings" title={t('findings')} />
      {told.length > 0 && <Sentences of={told.map(({ sentence }) => withNames(sentence[locale], names))} />}
      {untold.length > 0 && untold.length <= mostOpen && <div className="text-soft">{rest}</div>}
      {untold.length > mostOpen && (
        <>
          {isEarly && told.length === 0 && <p>{t('noneTold')}</p>}
          <details className="pt-3 text-soft">
            <summary className="w-fit underline decoration-rim underline-offset-4">
              {t('untold', { count: untold.length })}
            </summary>
            <div className="pt-3">{rest}</div>
          </details>
        </>
      )}
    </section>
  )
}

function Sentences({ of, after = '' }: { readonly of: readonly string[]; readonly after?: string }) {
  return (
    <ul className="divide-y divide-line border-b border-line first:border-t">
      {of.map((sentence, at) => (
        <li key={at} className="py-2">
          {sentence} {after}
        </li>
      ))}
    </ul>
  )
}
