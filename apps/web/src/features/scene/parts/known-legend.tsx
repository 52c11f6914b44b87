import { useTranslations } from 'next-intl'
import styles from '../scene.module.css'
import { SuitShape } from './suit-shape.tsx'

const signs = {
  colour: <SuitShape tone="blue" className="size-2.5" />,
  number: '3',
  untold: '?',
}

/** What the lower edges of cards say that their holders do not see. */
export default function KnownLegend() {
  const t = useTranslations('scene.card')
  return (
    <p className={styles.legend}>
      {t('known')}
      {(['colour', 'number', 'untold'] as const).map((sign) => (
        <span key={sign}>
          <span aria-hidden="true" data-tone="blue" data-told={sign !== 'untold'} className={styles.tone}>
            {signs[sign]}
          </span>
          {t(sign)}
        </span>
      ))}
    </p>
  )
}
