import type { SceneGood, SceneOffer } from '@wis/games'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import { useArrival } from '../motion.ts'
import styles from '../scene.module.css'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'
import { Division, SmallDivision, Undivided } from './division.tsx'

interface OfferProps extends Pick<PartProps<'offers'>, 'nameOf'> {
  readonly offer: SceneOffer
}

/** What is divided, large, as the newest proposal divides it, and beside it the proposals before that. */
export default function OffersPart({
  part,
  nameOf,
  isSmall,
}: PartProps<'offers'> & { readonly isSmall: boolean }) {
  const { name, offers } = part
  const words = useWords()
  const t = useTranslations('scene')
  // A small table has no room for reasons, nor for what things are worth.
  const goods = isSmall
    ? part.goods.map(({ measure: _measure, each: _each, ...good }) => ({ ...good, grounds: [] }))
    : part.goods
  const newest = offers.at(-1)
  const earlier = offers.slice(0, -1)
  const title = t('offer.earlier', { count: earlier.length })
  // Things are seen at once, so a line is enough for a proposal to divide them.
  const areLines = goods.every(({ unit }) => unit === 'things')
  const worths = earlier.find(({ worth }) => worth)?.worth ?? []
  const picture =
    newest && newest.shares.length > 0 ? (
      <Division
        goods={goods}
        shares={newest.shares}
        worth={isSmall ? undefined : newest.worth}
        nameOf={nameOf}
      />
    ) : (
      <Undivided goods={goods} nameOf={nameOf} />
    )
  if (isSmall) return <div className="w-[100cqw]">{picture}</div>
  return (
    <>
      <div className="grid content-center gap-2.5 @2xl:row-span-3 @2xl:only:col-span-2">
        <p className={newest ? 'sr-only' : 'label'}>{words(name)}</p>
        {newest ? (
          <Newest key={offers.length} offer={newest} nameOf={nameOf} />
        ) : (
          <p className="text-sm text-faint">{t('nothingYet')}</p>
        )}
        {picture}
      </div>
      {earlier.length > 0 && (
        <div>
          <p className="label flex justify-between pb-1.5">
            {title}
            {worths.length > 0 && (
              <span className="flex items-center">
                {t('offer.worth')}
                {areLines &&
                  worths.map((_, of) => (
                    <Worth key={of}>
                      <SeatChip seat={of} className="size-4! text-2xs!" />
                    </Worth>
                  ))}
              </span>
            )}
          </p>
          {/* As high as some whole rows. A part that scrolls must be reachable with the keyboard. */}
          <ol
            tabIndex={0}
            aria-label={title}
            className={`max-h-44 overflow-y-auto border-t border-line -outline-offset-2 ${areLines ? '[--row:1.75rem]' : '[--row:2.75rem] has-[q]:[--row:4rem]'} lg:max-h-[round(down,clamp(8rem,100dvh-32rem,22rem),var(--row))]`}
          >
            {earlier
              .map((offer, place) =>
                areLines ? (
                  <EarlierLine key={place} offer={offer} goods={goods} nameOf={nameOf} />
                ) : (
                  <Earlier key={place} offer={offer} goods={goods} nameOf={nameOf} />
                ),
              )
              .toReversed()}
          </ol>
        </div>
      )}
    </>
  )
}

/** Speeches up to this length are large. */
const short = 60

function Newest({ offer, nameOf }: OfferProps) {
  const { seat, text } = offer
  const arrives = useArrival()
  return (
    <div className={`flex min-w-0 items-start gap-2.5 ${arrives ? (styles.slides ?? '') : ''}`}>
      <SeatChip seat={seat} className="mt-0.5" />
      <div className="min-w-0">
        <p className="figures flex flex-wrap items-baseline gap-x-3 text-sm">
          <span className="font-semibold">{nameOf(seat)}</span>
          <Fate offer={offer} nameOf={nameOf} />
        </p>
        {text !== null && (
          <p
            className={`line-clamp-4 wrap-anywhere ${text.length > short ? 'text-sm leading-snug' : 'font-display text-lg leading-tight'}`}
          >
            <ForeignText text={text} />
          </p>
        )}
      </div>
    </div>
  )
}

type EarlierProps = OfferProps & { readonly goods: readonly SceneGood[] }

/** Who proposed which division, and what it would have been worth to each. The list of events has the words. */
function EarlierLine({ offer, goods, nameOf }: EarlierProps) {
  const { seat, text, shares, worth, note } = offer
  const words = useWords()
  return (
    <li className="figures flex h-(--row) items-center gap-2.5 border-b border-line text-xs">
      <SeatChip seat={seat} className="size-4! text-2xs!" />
      <span className="sr-only">
        {`${nameOf(seat)} `}
        {note && words(note)} {text !== null && <ForeignText text={text} />}
      </span>
      <span className="flex min-w-0 flex-1 items-center gap-2.5 overflow-hidden whitespace-nowrap">
        {shares.length > 0 ? (
          <SmallDivision goods={goods} shares={shares} nameOf={nameOf} />
        ) : (
          <span aria-hidden="true" className="text-faint">
            {note && words(note)}
          </span>
        )}
      </span>
      {worth?.map((points, of) => (
        <Worth key={of}>
          <span className="sr-only">{`${nameOf(of)} `}</span>
          <strong className="font-semibold">{points}</strong>
        </Worth>
      ))}
    </li>
  )
}

/** A column of what proposals are worth to a seat. */
const Worth = ({ children }: { readonly children: ReactNode }) => (
  <span className="flex w-7 shrink-0 justify-end">{children}</span>
)

function Earlier({ offer, goods, nameOf }: EarlierProps) {
  const { seat, text, shares, worth } = offer
  return (
    <li className="figures grid h-(--row) grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-2 gap-y-0.5 border-b border-line text-xs">
      <SeatChip seat={seat} className="row-span-3" />
      <p className="flex min-w-0 items-baseline gap-x-2 overflow-hidden whitespace-nowrap">
        <span className="font-semibold">{nameOf(seat)}</span>
        <Fate offer={offer} nameOf={nameOf} isShort />
      </p>
      <span className="row-span-3 grid justify-items-end gap-0.5">
        {worth?.map((points, of) => (
          <span key={of} className="flex items-center gap-1.5">
            <SeatChip seat={of} className="size-4! text-2xs!" />
            <span className="sr-only">{`${nameOf(of)} `}</span>
            <strong className="min-w-4 text-right font-semibold">{points}</strong>
          </span>
        ))}
      </span>
      <p className="flex min-w-0 items-center gap-2.5 overflow-hidden whitespace-nowrap">
        {shares.length > 0 && <SmallDivision goods={goods} shares={shares} nameOf={nameOf} />}
      </p>
      {text !== null && (
        <q title={text} className="min-w-0 truncate text-soft">
          <ForeignText text={text} />
        </q>
      )}
    </li>
  )
}

/** What has become of it, and who stands behind it. */
function Fate({
  offer: { note, tone, backers },
  nameOf,
  isShort = false,
}: OfferProps & { readonly isShort?: boolean }) {
  const words = useWords()
  const t = useTranslations('scene.offer')
  return (
    <>
      {note !== null && (
        <span data-tone={tone} className={`text-(--tone) ${styles.tone ?? ''}`}>
          {words(note)}
        </span>
      )}
      {backers.length > 0 && (
        <span className="flex items-center gap-1.5 self-center text-xs text-soft">
          <span className={isShort || tone === 'good' ? 'sr-only' : ''}>{t('backers')}</span>
          {backers.map((seat) => (
            <span key={seat}>
              <SeatChip seat={seat} className="size-4! text-2xs!" />
              <span className="sr-only">{nameOf(seat)}</span>
            </span>
          ))}
        </span>
      )}
    </>
  )
}
