import { useTranslations } from 'next-intl'
import styles from '../scene.module.css'
import { SuitShape } from './suit-shape.tsx'

const signs = {
  either: '1 · 4',
  colour: <SuitShape tone="blue" className="size-2.5" />,
  number: '3',
  untold: '?',
}

const told = ['colour', 'number', 'either', 'untold'] as const

/** What the lower edges of cards say that their holders do not see. */
export default function KnownLegend({ hasEither }: { readonly hasEither: boolean }) {
  const t = useTranslations('scene.card')
  return (
    <p className={styles.legend}>
      {t('known')}
      {(hasEither ? told : told.filter((sign) => sign !== 'either')).map((sign) => (
        <span key={sign} className={sign === 'either' ? 'max-sm:hidden!' : ''}>
          <span aria-hidden="true" data-tone="blue" data-told={sign !== 'untold'} className={styles.tone}>
            {signs[sign]}
          </span>
          {t(sign)}
        </span>
      ))}
    </p>
  )
}
