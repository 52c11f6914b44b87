import { useTranslations } from 'next-intl'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import styles from './table-view.module.css'

/** A seat's last speech beside its portrait, in as many lines as there is room for. */
export function SeatClue({ text }: { text: string | null }) {
  const t = useTranslations('match')
  if (text === null) return null
  return (
    <p className={styles.clue} data-testid="clue" title={text}>
      <span className="sr-only">{t('saidLast')} </span>
      <ForeignText text={text} />
    </p>
  )
}
