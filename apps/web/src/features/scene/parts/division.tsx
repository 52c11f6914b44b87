import type { SceneGood, SceneOffer } from '@wis/games'
import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { SeatChip, seatColour } from '../../match/table/seat-chip.tsx'
import styles from '../scene.module.css'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'
import { Thing } from './thing.tsx'
import { Whole } from './whole.tsx'

interface GoodsProps extends Pick<PartProps<'offers'>, 'nameOf'> {
  readonly goods: readonly SceneGood[]
}
type Shares = SceneOffer['shares']

/** The things between two seats, each on the side of whoever would get it; or a large bar for a whole. */
export function Division({
  goods,
  shares,
  worth,
  nameOf,
}: GoodsProps & { readonly shares: Shares; readonly worth: SceneOffer['worth'] }) {
  const things = goods.filter(({ unit }) => unit === 'things')
  return (
    <>
      {goods.map((good, at) =>
        good.unit === 'percent' ? (
          <Whole key={good.name.en} good={good} amounts={shares.map((own) => own[at] ?? 0)} nameOf={nameOf} />
        ) : null,
      )}
      {things.length > 0 && (
        <div
          className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-raised"
          style={{ '--most': Math.max(...things.map(({ of }) => of)) } as CSSProperties}
        >
          <div className="col-span-full grid grid-cols-subgrid border-b border-line">
            <Side seat={0} goods={goods} worth={worth} nameOf={nameOf} />
            <span className="bg-sunken/60" />
            <Side seat={1} goods={goods} worth={worth} nameOf={nameOf} />
          </div>
          <ul className="col-span-full grid grid-cols-subgrid divide-y divide-line">
            {goods.map((good, at) =>
              good.unit === 'things' && good.of > 0 ? (
                <Lot
                  key={good.name.en}
                  good={good}
                  amounts={shares.map((own) => own[at] ?? 0)}
                  nameOf={nameOf}
                />
              ) : null,
            )}
          </ul>
        </div>
      )}
    </>
  )
}

interface SideProps extends GoodsProps {
  readonly seat: number
  readonly worth: SceneOffer['worth']
}

/** Whose side it is, and what lies there is worth to it, on a track that is as long as the other one. */
function Side({ seat, goods, worth, nameOf }: SideProps) {
  const t = useTranslations('scene.offer')
  const whole = wholeOf(goods, seat)
  const isRight = seat === 1
  return (
    <div
      className={`min-w-0 border-t-3 px-2.5 py-2 sm:px-4 ${isRight ? 'text-right' : ''}`}
      style={{ borderColor: seatColour(seat) }}
    >
      <div
        className={`flex flex-wrap items-center justify-between gap-x-1.5 ${isRight ? 'flex-row-reverse' : ''}`}
      >
        <p
          className={`flex min-w-0 items-center gap-1.5 text-xs sm:text-sm ${isRight ? 'flex-row-reverse' : ''} ${worth ? 'max-sm:sr-only' : ''}`}
        >
          <SeatChip seat={seat} />
          <span className="min-w-0 truncate font-semibold">{nameOf(seat)}</span>
        </p>
        {worth && (
          <p className="figures text-xs whitespace-nowrap text-soft">
            <span className="max-sm:sr-only">{t('worth')} </span>
            <strong className="font-display text-2xl leading-none font-normal text-ink">
              {worth[seat]}
            </strong>{' '}
            {t('of', { of: whole })}
          </p>
        )}
      </div>
      {worth && (
        <p
          aria-hidden="true"
          className={`mt-1.5 flex h-2 overflow-hidden rounded-full bg-[color-mix(in_oklab,currentColor_18%,transparent)] ${isRight ? 'justify-end' : ''}`}
          style={{ color: seatColour(seat) }}
        >
          <span
            className={`h-full bg-current ${styles.grows ?? ''}`}
            style={{ width: `${(100 * (worth[seat] ?? 0)) / Math.max(1, whole)}%` }}
          />
        </p>
      )}
    </div>
  )
}

/** What all that is divided is worth to a seat. */
export const wholeOf = (goods: readonly SceneGood[], seat: number) =>
  goods.reduce((sum, { each, of }) => sum + (each?.[seat] ?? 0) * of, 0)

interface LotProps extends Pick<GoodsProps, 'nameOf'> {
  readonly good: SceneGood
  /** By seat. */
  readonly amounts: readonly number[]
}

/** The things of one kind, on the sides of those who would get them, and what one of them is worth there. */
export function Lot({ good: { name, icon, each }, amounts, nameOf }: LotProps) {
  const words = useWords()
  const side = (seat: number) => (
    <Pile icon={icon} count={amounts[seat] ?? 0} seat={seat} value={each?.[seat]} nameOf={nameOf} />
  )
  return (
    <li className="col-span-full grid grid-cols-subgrid items-stretch">
      {side(0)}
      <span className="grid min-h-7 w-14 content-center bg-sunken/60 px-1 text-center text-xs text-soft sm:w-20 lg:@md:min-h-[clamp(3.25rem,30dvh-11.5rem,6rem)]">
        {words(name)}
      </span>
      {side(1)}
    </li>
  )
}

interface PileProps extends Pick<ThingsProps, 'icon' | 'count'>, Pick<GoodsProps, 'nameOf'> {
  readonly seat: number
  readonly value: number | undefined
}

function Pile({ icon, count, seat, value, nameOf }: PileProps) {
  const end = seat === 1
  // Things lie beside their name, and what one of them is worth is on the side of the seat, in the same place in every row.
  return (
    <span
      className={`figures flex min-w-0 items-center justify-end gap-x-2 px-2.5 py-1 sm:px-4 ${end ? 'flex-row-reverse' : ''}`}
    >
      {value !== undefined && (
        <span
          className={`text-xs leading-tight whitespace-nowrap ${count > 0 ? 'text-ink' : 'text-soft'} ${end ? 'ml-auto' : 'mr-auto'}`}
        >
          <Each value={value} />
        </span>
      )}
      <span
        aria-hidden="true"
        className={`grid min-w-0 grid-cols-[repeat(var(--most,4),minmax(0,var(--thing,1.875rem)))] gap-x-1 ${end ? '' : '[direction:rtl]'}`}
        style={{ color: seatColour(seat) }}
      >
        <Shapes icon={icon} count={count} className="h-auto w-full" />
      </span>
      <span className={`font-display text-xl leading-none ${count > 0 ? '' : 'text-faint'}`}>
        <span className="sr-only">{` ${nameOf(seat)} `}</span>
        {count}
      </span>
    </span>
  )
}

/** What one thing is worth. Below the width of a desk there is room for the number alone. */
function Each({ value }: { readonly value: number }) {
  const t = useTranslations('scene.offer')
  return t.rich('each', {
    // In an element of its own: a number in the midst of words is one text on the server and three in the browser.
    value: () => <span>{value}</span>,
    more: (text) => <span className="max-lg:sr-only">{text}</span>,
  })
}

/** Without a shape of their own, things are discs. */
const disc = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z'

interface ThingsProps {
  readonly icon: string | undefined
  readonly count: number
  /** Whose they would be. */
  readonly seat?: number
  readonly className: string
}

function Shapes({ icon = disc, count, className }: Pick<ThingsProps, 'icon' | 'count' | 'className'>) {
  return Array.from({ length: count }, (_, thing) => (
    <Thing key={thing} icon={icon} fill="currentColor" className={className} />
  ))
}

function Things({ icon, count, seat, className }: ThingsProps) {
  return (
    <span
      aria-hidden="true"
      className={`flex min-w-0 items-center gap-1 ${seat === 1 ? 'justify-end' : ''}`}
      style={seat === undefined ? undefined : { color: seatColour(seat) }}
    >
      <Shapes icon={icon} count={count} className={className} />
    </span>
  )
}

/** All that is there, before a proposal is on the table. */
export function Undivided({ goods, nameOf }: GoodsProps) {
  const words = useWords()
  const things = goods.filter(({ unit, of }) => unit === 'things' && of > 0)
  return (
    <>
      {goods.map((good) =>
        good.unit === 'percent' ? (
          <Whole key={good.name.en} good={good} amounts={[]} nameOf={nameOf} />
        ) : null,
      )}
      {things.length > 0 && (
        <ul
          className={`grid ${things.some(({ each }) => each) ? 'grid-cols-[auto_auto_minmax(0,1fr)_auto]' : 'grid-cols-[auto_auto_minmax(0,1fr)]'} items-center gap-x-4 gap-y-2 rounded-card border-2 border-dashed border-strong bg-raised px-3 py-3 sm:gap-x-6 sm:px-6 sm:py-4`}
        >
          {things.map(({ name, icon, of, each }) => (
            <li key={name.en} className="col-span-full grid grid-cols-subgrid items-center text-soft">
              <span className="text-sm">{words(name)}</span>
              <span className="figures text-right font-display text-xl leading-none text-ink">{of}</span>
              <Things icon={icon} count={of} className="h-auto w-[clamp(1rem,5cqw,2.25rem)] min-w-0" />
              {each && (
                <span className="figures grid gap-x-3 gap-y-0.5 text-xs whitespace-nowrap max-sm:grid-cols-2">
                  {each.map((value, seat) => (
                    <span key={seat} className="flex items-center gap-1">
                      <SeatChip seat={seat} className="size-4! text-2xs!" />
                      <span className="sr-only">{nameOf(seat)} </span>
                      <Each value={value} />
                    </span>
                  ))}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** In one line: the things in the colours of their seats, or the per cents. */
export function SmallDivision({ goods, shares, nameOf }: GoodsProps & { readonly shares: Shares }) {
  return shares.map((own, seat) => (
    <SmallShare key={seat} seat={seat} own={own} goods={goods} nameOf={nameOf} />
  ))
}

interface SmallShareProps extends GoodsProps {
  readonly seat: number
  /** What it would get of each good. */
  readonly own: readonly number[]
}

export function SmallShare({ seat, own, goods, nameOf }: SmallShareProps) {
  const words = useWords()
  return (
    <span className="flex shrink-0 items-center gap-1">
      {goods.map(({ name, icon, unit }, at) => (
        <span key={name.en} className="flex items-center *:gap-px!">
          <span className="sr-only">{`${words(name)} ${nameOf(seat)} ${own[at] ?? 0}${unit === 'percent' ? '%' : ''}`}</span>
          {unit === 'percent' ? (
            <span aria-hidden="true">{`${own[at] ?? 0}%`}</span>
          ) : (
            <Things icon={icon} count={own[at] ?? 0} seat={seat} className="size-3.5" />
          )}
        </span>
      ))}
    </span>
  )
}
