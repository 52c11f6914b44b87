import type { SceneGood, SceneOffer } from '@wis/games'
import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { wholeText } from '../../../components/text/number-text.ts'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import { Fate } from '../parts/fate.tsx'
import { Bar } from '../parts/whole.tsx'
import { useWords } from '../words.ts'
import styles from './card-table.module.css'
import { Said } from './said.tsx'

interface SplitsProps {
  readonly name: string
  readonly fee: SceneGood
  readonly offers: readonly SceneOffer[]
  /** How many have to stand behind one of them. */
  readonly of: number
  /** The round of the newest words, if that is not the present one. */
  readonly earlier: number | undefined
  readonly nameOf: (seat: number) => string
}

/** What is shared, what was said last, and who stands behind which split, with shares to compare it with. */
export function Splits({ name, fee, offers, of: all, earlier, nameOf }: SplitsProps) {
  const { name: feeName, of, whole, measure, grounds = [] } = fee
  const words = useWords()
  const t = useTranslations('scene')
  const newest = offers.at(-1)
  return (
    <div
      className={styles.fee}
      style={{ '--at': newest ? newest.seat / Math.max(1, all - 1) : 0 } as CSSProperties}
    >
      {newest ? (
        <Said
          key={`${newest.seat} ${newest.shares.join()}`}
          seat={newest.seat}
          text={newest.text}
          nameOf={nameOf}
        >
          <Fate offer={{ ...newest, tone: 'plain', backers: [] }} nameOf={nameOf} />
          {earlier !== undefined && (
            <span className="text-faint">{t('offer.earlier', { round: earlier })}</span>
          )}
        </Said>
      ) : (
        <p className={styles.silence}>{t('nothingYet')}</p>
      )}
      {whole !== undefined && (
        <p className={styles.cost}>
          {words(feeName)} <strong className="figures">{wholeText(whole)}</strong>
        </p>
      )}
      <p className={styles.must}>{name}</p>
      <ul className={styles.splits}>
        {splitsIn(offers).map(({ shares, name: called, behind }) => (
          <li key={shares.join()}>
            <p>
              <span className={styles.behind}>
                {behind.map((seat) => (
                  <span key={seat}>
                    <SeatChip seat={seat} />
                    <span className="sr-only">{nameOf(seat)}</span>
                  </span>
                ))}
                <strong>
                  {t('offer.behind', {
                    count: behind.length,
                    of: all,
                    isAll: behind.length === all ? 'yes' : 'no',
                  })}
                </strong>
              </span>
              {called && <span>{words(called)}</span>}
            </p>
            <Bar
              amounts={shares.map(([share = 0]) => share)}
              of={of}
              className="h-5 text-xs sm:h-[clamp(2.25rem,6.5dvh,3.5rem)] sm:text-base"
              nameOf={nameOf}
              more={nameOf}
              {...(whole !== undefined && { worth: (share: number) => wholeText((share * whole) / of) })}
            />
          </li>
        ))}
        {measure && (
          <li>
            <p>{words(measure.name)}</p>
            <Bar
              amounts={measure.shares}
              of={of}
              className="h-4 text-2xs text-ink sm:h-6 sm:text-xs"
              nameOf={nameOf}
              isPale
            />
          </li>
        )}
      </ul>
      <ul className="sr-only">
        {grounds.map((ground, seat) => (
          <li key={seat}>
            {nameOf(seat)} {words(ground)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Each split that somebody stands behind, the one that most do first. */
function splitsIn(offers: readonly SceneOffer[]) {
  const made = offers.filter(({ shares }) => shares.length > 0).toReversed()
  return made
    .filter((one, at) => made.findIndex(({ shares }) => shares.join() === one.shares.join()) === at)
    .map((one) => ({ ...one, behind: [one.seat, ...one.backers].toSorted((a, b) => a - b) }))
    .toSorted((one, other) => other.behind.length - one.behind.length)
}
