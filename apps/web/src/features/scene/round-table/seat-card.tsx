import { useTranslations } from 'next-intl'
import type { PartOf } from '../part-props.ts'
import { useWords } from '../words.ts'
import styles from './round-table.module.css'

/** The card or the ballot of a seat at a round table: face down, or with the sign of what it says. */
export function SeatCard({ part: { name, isIn, text, tone } }: { part: PartOf<'envelope'> }) {
  const t = useTranslations('scene.envelope')
  const words = useWords()
  if (!isIn) return null
  return (
    <span className={`paper ${styles.card}`} data-face={text ? tone : 'down'} title={text ? words(text) : ''}>
      <span aria-hidden="true">{text ? signs[tone === 'bad' ? 'bad' : 'good'] : ''}</span>
      <span className="sr-only">
        {words(name)}: {text ? words(text) : t('sealed')}
      </span>
    </span>
  )
}

const signs = { good: '✓', bad: '✗' } as const
