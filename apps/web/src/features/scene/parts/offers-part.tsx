import type { SceneGood, SceneOffer, ScenePart } from '@wis/games'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import { useArrival } from '../motion.ts'
import styles from '../scene.module.css'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'
import { Division, SmallDivision, Undivided } from './division.tsx'
import { Fate, Stands } from './stands.tsx'

interface OfferProps extends Pick<PartProps<'offers'>, 'nameOf'> {
  readonly offer: SceneOffer
}

interface OffersPartProps extends PartProps<'offers'> {
  readonly isSmall: boolean
  /** All that lies on the same table. */
  readonly table: readonly ScenePart[]
}

/** What is divided, large, as the newest proposal divides it, and beside it the proposals before that. */
export default function OffersPart({ part, nameOf, isSmall, table }: OffersPartProps) {
  const { name, offers } = part
  const words = useWords()
  const t = useTranslations('scene')
  // A small table has no room for reasons, nor for what things are worth.
  const goods = isSmall
    ? part.goods.map(({ measure: _measure, each: _each, ...good }) => ({ ...good, grounds: [] }))
    : part.goods
  const newest = offers.at(-1)
  const isOver = newest?.tone === 'good' || newest?.tone === 'bad'
  const earlier = offers.slice(0, -1)
  const title = t('offer.earlier')
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
  const [fee, ...others] = goods
  if (fee?.unit === 'percent' && others.length === 0)
    return <Stands name={words(name)} fee={fee} offers={offers} nameOf={nameOf} />
  const reply = table.find((other) => other.kind === 'speeches')
  const [answer] = reply?.speeches ?? []
  return (
    <>
      <div className="grid content-center gap-2.5">
        <p className="sr-only">{words(name)}</p>
        {newest ? (
          <div className="grid grid-cols-2 gap-2">
            <Newest key={offers.length} offer={newest} nameOf={nameOf} isAnswered={answer !== undefined} />
            {reply && answer && (
              <Bubble seat={answer.seat} nameOf={nameOf} isLong={false} isReply text={answer.text}>
                <span className="sr-only">{words(reply.name)}</span>
              </Bubble>
            )}
          </div>
        ) : (
          <p className={goods.some(({ of }) => of > 0) ? 'sr-only' : 'text-center text-sm text-faint'}>
            {t('nothingYet')}
          </p>
        )}
        {picture}
      </div>
      {(newest || goods.some(({ of }) => of > 0)) && (
        <div
          className={`lg:[--above-list:45.25rem] ${earlier.length === 0 ? 'invisible' : ''} ${isOver ? 'max-sm:hidden' : ''}`}
        >
          <p className="label flex justify-between gap-x-2 pb-1.5 whitespace-nowrap">
            {title}
            {worths.length > 0 && (
              <span className="flex items-center">
                {t('offer.worth')}
                {worths.map((_, of) => (
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
            className="flex h-[calc(var(--row)*2)] flex-col-reverse overflow-y-auto border-t border-line -outline-offset-2 [--row:calc(var(--spacing)*6)] sm:[--row:calc(var(--spacing)*7)] lg:h-[round(down,clamp(3.5rem,100dvh-var(--above-list),24rem),var(--row))]"
          >
            {earlier
              .map((offer, place) => (
                <EarlierLine key={place} number={place + 1} offer={offer} goods={goods} nameOf={nameOf} />
              ))
              .toReversed()}
          </ol>
        </div>
      )}
    </>
  )
}

/** What was proposed, and what was said with it. */
function Newest({ offer, nameOf, isAnswered }: OfferProps & { readonly isAnswered: boolean }) {
  const { seat, text } = offer
  return (
    <Bubble seat={seat} nameOf={nameOf} isLong={!isAnswered} text={text}>
      <Fate offer={offer} nameOf={nameOf} />
    </Bubble>
  )
}

interface BubbleProps extends Pick<PartProps<'offers'>, 'nameOf'> {
  readonly seat: number
  readonly text: string | null
  /** Whether it stands alone, so that a phone has room for its words. */
  readonly isLong: boolean
  readonly isReply?: boolean
  readonly children?: ReactNode
}

/** Words on the side of the seat that says them. All are as high, so that nothing below them moves. */
function Bubble({ seat, text, isLong, isReply = false, nameOf, children }: BubbleProps) {
  const arrives = useArrival()
  return (
    <div
      className={`paper flex min-w-0 items-start gap-2.5 rounded-card px-3 py-2 shadow-sm ${isLong ? 'col-span-full min-h-17 max-w-[92%]' : 'max-sm:col-span-2'} ${isReply ? 'max-sm:sr-only' : ''} ${seat === 1 && !isLong ? 'order-1' : ''} ${seat === 1 ? 'justify-self-end' : 'justify-self-start'} ${arrives ? (styles.slides ?? '') : ''}`}
    >
      <SeatChip seat={seat} className="mt-0.5" />
      <div className="min-w-0">
        <p className="figures flex flex-wrap items-baseline gap-x-3 text-sm">
          <span className="font-semibold">{nameOf(seat)}</span>
          {children}
        </p>
        {text !== null && (
          <p className={`line-clamp-2 text-sm leading-snug wrap-anywhere ${isLong ? '' : 'max-sm:sr-only'}`}>
            <ForeignText text={text} />
          </p>
        )}
      </div>
    </div>
  )
}

/** Who proposed which division, and what it would have been worth to each. The list of events has the words. */
function EarlierLine({
  number,
  offer,
  goods,
  nameOf,
}: OfferProps & { readonly number: number; readonly goods: readonly SceneGood[] }) {
  const { seat, text, shares, worth, note } = offer
  const words = useWords()
  return (
    <li className="figures flex h-(--row) shrink-0 items-center gap-2 border-b border-line text-xs">
      <span className="w-4 shrink-0 text-right text-2xs text-faint">{number}</span>
      <SeatChip seat={seat} className="size-4! text-2xs!" />
      <span className="sr-only">
        {`${nameOf(seat)} `}
        {note && words(note)} {text !== null && <ForeignText text={text} />}
      </span>
      <span className="flex min-w-0 flex-1 items-center gap-1.5 overflow-hidden whitespace-nowrap">
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
  <span className="flex w-6 shrink-0 justify-end">{children}</span>
)
