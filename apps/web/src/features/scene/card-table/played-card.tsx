import { useTranslations } from 'next-intl'
import { wholeText } from '../../../components/text/number-text.ts'
import { useArrival } from '../motion.ts'
import { isHidden } from '../parts/round-cell.tsx'
import { Thing } from '../parts/thing.tsx'
import sceneStyles from '../scene.module.css'
import type { PartOf } from '../words.ts'
import { useWords } from '../words.ts'
import styles from './card-table.module.css'
import { ChoiceSign } from './choice-sign.tsx'

type Cell = PartOf<'rounds'>['rows'][number]['cells'][number]

interface PlayedCardProps {
  readonly cell: Cell | undefined
  /** The largest amount on the table, or the largest that one is a part of. */
  readonly most: number
  /** The thing that it has won. */
  readonly icon: string | undefined
  /** What stands in its place as long as nothing lies there. */
  readonly waits: string | undefined
  /** Whether amounts go into a pot. */
  readonly pays: boolean
  /** What a filled card means, where amounts alone do not tell. */
  readonly filled: string | undefined
  /** Whether the bars of all cards have one scale. */
  readonly isCompared: boolean
}

/** The number that a text is, if it is one. */
export const amountOf = ({ text }: Cell) => (/^-?\d+(\.\d+)?$/.test(text.en) ? Number(text.en) : undefined)

/** What a seat does in the present round: nothing yet, a card that lies face down, or an open one. */
export function PlayedCard({ cell, most, icon, waits, pays, filled, isCompared }: PlayedCardProps) {
  const words = useWords()
  const t = useTranslations('scene.envelope')
  const arrives = useArrival()
  const turns = arrives ? (sceneStyles.turns ?? '') : ''
  const note = cell?.note && (
    <span className={isCompared ? styles.worth : styles.about}>{words(cell.note)}</span>
  )
  // A sealed card lies face down. Where one of a hidden value is awaited, its back is there already, but pale.
  if (!cell || isHidden(cell.text))
    return cell?.isIn !== undefined ? (
      <div
        className={`${styles.card ?? ''} ${sceneStyles.back ?? ''} ${cell.isIn ? turns : ''}`}
        data-pale={!cell.isIn}
      >
        {cell.isIn || waits || note ? (
          <span className={`paper ${styles.sealed ?? ''}`}>
            {cell.isIn ? t('sealed') : waits}
            {note}
          </span>
        ) : (
          <span className="sr-only">{t('empty')}</span>
        )}
      </div>
    ) : (
      <div className={styles.card} data-empty="true">
        {waits ? (
          <span className={styles.waits}>{waits}</span>
        ) : (
          <span className="sr-only">{t('empty')}</span>
        )}
        {note}
      </div>
    )
  const amount = amountOf(cell)
  const { text, tone, isFilled, gain, of } = cell
  return (
    <div
      className={`${styles.card ?? ''} ${turns}`}
      data-filled={isFilled === true}
      data-taken={icon !== undefined}
      data-tone={tone}
    >
      {icon && <Thing icon={icon} className={styles.prize} data-moves={arrives} />}
      {amount === undefined ? (
        <span className={styles.choice}>
          <ChoiceSign tone={tone} isFilled={isFilled} />
          {words(text)}
        </span>
      ) : (
        <span className={`figures ${styles.amount ?? ''}`}>{wholeText(amount)}</span>
      )}
      {!isCompared && note}
      {amount !== undefined && of !== undefined && (
        <span aria-hidden="true" className={styles.scale}>
          <span style={{ width: percent(of, isCompared ? most : of) }} />
          <span style={{ width: percent(amount, isCompared ? most : of) }} />
        </span>
      )}
      {isCompared && note}
      {isFilled && filled && <span className={styles.filled}>{filled}</span>}
      {gain && <strong className={`figures ${styles.gain ?? ''}`}>{words(gain)}</strong>}
      {pays && arrives && amount !== undefined && amount > 0 && (
        <span aria-hidden="true" className={styles.coins}>
          <i />
          <i />
          <i />
        </span>
      )}
    </div>
  )
}

const percent = (amount: number, most: number) =>
  `${Math.min(100, Math.max(0, (100 * amount) / Math.max(1, most)))}%`
