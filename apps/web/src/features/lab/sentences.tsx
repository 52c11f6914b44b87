import { byRank, comparedIn, mainFinding, sentenceOf } from '@wis/lab'
import type { Results } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { withNames } from './subject-names.ts'
import type { SubjectNames } from './subject-names.ts'

const mostSentences = 60

interface SentencesProps {
  readonly report: Results
  /** Whether more matches are to come. */
  readonly isEarly: boolean
  readonly names: SubjectNames | undefined
}

/** The sentences of a report about its comparisons, for those who would rather read: first what is significant. */
export function Sentences({ report, isEarly, names }: SentencesProps) {
  const t = useTranslations('lab.report')
  const tLive = useTranslations('lab.live')
  const locale = useLocale()
  const all = comparedIn(report)
  const told = all.filter(({ isTold }) => isTold).toSorted(byRank(mainFinding(report)))
  const untold = all.filter(({ isTold }) => !isTold)
  const said = (one: (typeof all)[number]) => withNames(sentenceOf(one, report, locale), names)
  const shown = [told, untold].map((some) => some.slice(0, mostSentences))
  const count = shown.flat().length
  if (count === 0) return null
  return (
    <details className="pt-3">
      <summary className="w-fit text-soft underline decoration-rim underline-offset-4">
        {t(count < all.length ? 'someInSentences' : 'allInSentences', { count, all: all.length })}
      </summary>
      <div className="grid gap-6 pt-3">
        {shown.map(
          (some, at) =>
            some.length > 0 && (
              <div key={at} className={at === 0 ? '' : 'text-soft'}>
                {at > 0 && <p className="pb-2">{t('untoldSentences')}</p>}
                <ul className="max-w-[75ch] divide-y divide-line border-b border-line first:border-t">
                  {some.map((one, no) => (
                    <li key={no} className="py-2">
                      {said(one)} {at > 0 && isEarly && tLive('notYet')}
                    </li>
                  ))}
                </ul>
              </div>
            ),
        )}
      </div>
    </details>
  )
}
