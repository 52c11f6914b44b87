import type { RatedItemPage } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'

/** Cases that show what the values mean, folded away below the question. */
export function RatingExamples({ examples }: Pick<RatedItemPage['rubric'], 'examples'>) {
  const t = useTranslations('annotate')
  const locale = useLocale()
  if (examples.length === 0) return null
  return (
    <details className="pb-5 text-sm">
      <summary className="w-fit underline decoration-rim underline-offset-4">{t('examples')}</summary>
      <ul className="divide-y divide-line">
        {examples.map(({ rating, parts, because }, at) => (
          <li key={at} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-3">
            <span className="figures font-medium">{rating}</span>
            <div className="grid gap-1">
              {parts.map(({ name, label, text }) => (
                <p key={name} className="break-words">
                  <span className="text-xs text-soft">{label[locale]}</span> {text[locale]}
                </p>
              ))}
              <p className="text-soft">{because[locale]}</p>
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}
