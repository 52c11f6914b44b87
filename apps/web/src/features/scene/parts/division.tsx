import type { SceneGood, SceneOffer } from '@wis/games'
import { useTranslations } from 'next-intl'
import { SeatChip, seatColour } from '../../match/table/seat-chip.tsx'
import styles from '../scene.module.css'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'
import { Whole } from './whole.tsx'

interface GoodsProps extends Pick<PartProps<'offers'>, 'nameOf'> {
  readonly goods: readonly SceneGood[]
}
type Shares = SceneOffer['shares']

/** A side for each seat, with the things that it would get and what they are worth; or a large bar for a whole. */
export function Division({
  goods,
  shares,
  worth,
  nameOf,
}: GoodsProps & { readonly shares: Shares; readonly worth: SceneOffer['worth'] }) {
  const t = useTranslations('scene.offer')
  const things = goods.filter(({ unit }) => unit === 'things')
  return (
    <>
      {goods.map((good, at) =>
        good.unit === 'percent' ? (
          <Whole key={good.name.en} good={good} amounts={shares.map((own) => own[at] ?? 0)} nameOf={nameOf} />
        ) : null,
      )}
      {things.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2 sm:gap-3">
          {shares.map((own, seat) => (
            <li
              key={seat}
              className="min-w-0 rounded-card border-2 bg-raised px-2.5 py-2 sm:px-3.5"
              style={{ borderColor: seatColour(seat) }}
            >
              <p className="flex min-h-7 items-center gap-1.5 text-xs sm:text-sm">
                <SeatChip seat={seat} />
                <span className="min-w-0 truncate font-semibold">{nameOf(seat)}</span>
              </p>
              {worth && (
                <p className="figures flex items-center gap-2 whitespace-nowrap">
                  <span
                    aria-hidden="true"
                    className="h-2 min-w-0 flex-1 bg-[color-mix(in_oklab,currentColor_16%,transparent)]"
                    style={{ color: seatColour(seat) }}
                  >
                    <span
                      className={`block h-full bg-current ${styles.grows ?? ''}`}
                      style={{ width: `${(100 * (worth[seat] ?? 0)) / Math.max(1, wholeOf(goods, seat))}%` }}
                    />
                  </span>
                  <span className="flex items-baseline gap-1.5 text-2xs text-faint">
                    <span className="max-sm:sr-only">{t('worth')}</span>
                    <strong className="font-display text-2xl leading-none font-normal text-ink">
                      {worth[seat]}
                    </strong>
                    {t('of', { of: wholeOf(goods, seat) })}
                  </span>
                </p>
              )}
              <ul className="grid gap-1 pt-1">
                {goods.map((good, at) =>
                  good.unit === 'things' && good.of > 0 ? (
                    <Lot key={good.name.en} good={good} amount={own[at] ?? 0} seat={seat} nameOf={nameOf} />
                  ) : null,
                )}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What all that is divided is worth to a seat. */
const wholeOf = (goods: readonly SceneGood[], seat: number) =>
  goods.reduce((sum, { each, of }) => sum + (each?.[seat] ?? 0) * of, 0)

interface LotProps extends Pick<GoodsProps, 'nameOf'> {
  readonly good: SceneGood
  readonly amount: number
  readonly seat: number
}

/** The things of one kind that a seat would get. */
function Lot({ good: { name, icon, each, of }, amount, seat, nameOf }: LotProps) {
  const words = useWords()
  const t = useTranslations('scene.offer')
  const value = each?.[seat]
  return (
    <li
      className={`flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 sm:min-h-8 sm:flex-nowrap lg:min-h-[clamp(2rem,30dvh-11rem,6rem)] ${amount === 0 ? 'text-faint max-sm:hidden' : ''}`}
    >
      <span className="figures flex w-full items-baseline gap-x-1.5 leading-none sm:grid sm:w-16 sm:shrink-0 sm:gap-y-1">
        <span>
          <span className="mr-1 text-2xs text-faint">{words(name)} </span>
          <span className="sr-only">{`${nameOf(seat)} `}</span>
          <span
            className={`font-display text-base sm:text-lg sm:leading-none ${amount === 0 ? 'sr-only' : ''}`}
          >
            {amount}
          </span>
        </span>
        {value !== undefined && (
          <span className="ml-auto text-2xs whitespace-nowrap text-soft sm:ml-0">{` ${t('each', { value })}`}</span>
        )}
      </span>
      <Things
        icon={icon}
        count={amount}
        others={of - amount}
        seat={seat}
        className="h-full min-w-0 shrink basis-(--thing)"
      />
    </li>
  )
}

/** Without a shape of their own, things are discs. */
const disc = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z'

interface ThingsProps {
  readonly icon: string | undefined
  readonly count: number
  /** How many more there are, which another seat would get. */
  readonly others?: number
  /** Whose they would be. */
  readonly seat?: number
  readonly className: string
}

function Things({ icon = disc, count, others = 0, seat, className }: ThingsProps) {
  return (
    <span
      aria-hidden="true"
      className="flex h-(--thing) min-w-0 items-center gap-1 [--thing:clamp(1.375rem,min(6.5dvh,6cqw),4rem)]"
      style={seat === undefined ? undefined : { color: seatColour(seat) }}
    >
      {Array.from({ length: count + others }, (_, thing) => (
        <svg
          key={thing}
          viewBox="0 0 24 24"
          fill="currentColor"
          fillRule="evenodd"
          className={`${className} ${thing < count ? '' : 'opacity-15'}`}
        >
          <path d={icon} />
        </svg>
      ))}
    </span>
  )
}

/** All that is there, before a proposal is on the table. */
export function Undivided({ goods, nameOf }: GoodsProps) {
  const t = useTranslations('scene.offer')
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
        <ul className="flex flex-wrap items-end justify-around gap-x-8 gap-y-3 rounded-card border-2 border-dashed border-strong bg-raised px-4 py-4 lg:py-8">
          {things.map(({ name, icon, of, each }) => (
            <li key={name.en} className="grid justify-items-center gap-1.5 text-soft">
              <Things icon={icon} count={of} className="size-[clamp(1.75rem,8cqw,4.5rem)]" />
              <span className="figures flex items-baseline gap-1.5 text-sm">
                {words(name)}
                <span className="font-display text-xl text-ink">{of}</span>
              </span>
              {each && (
                <span className="figures flex items-center gap-1.5 text-xs">
                  {each.map((value, seat) => (
                    <span key={seat} className="flex items-center gap-1">
                      <SeatChip seat={seat} className="size-4! text-2xs!" />
                      <span className="sr-only">{nameOf(seat)} </span>
                      {`${t('worth')} ${value * of}`}
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
  const words = useWords()
  return shares.map((own, seat) => (
    <span key={seat} className="flex shrink-0 items-center gap-1">
      {goods.map(({ name, icon, unit }, at) => (
        <span key={name.en} className="flex items-center *:gap-px! *:[--thing:calc(var(--spacing)*3.5)]!">
          <span className="sr-only">{`${words(name)} ${nameOf(seat)} ${own[at] ?? 0}`}</span>
          {unit === 'percent' ? (
            <span aria-hidden="true">{`${own[at] ?? 0}%`}</span>
          ) : (
            <Things icon={icon} count={own[at] ?? 0} seat={seat} className="size-3.5" />
          )}
        </span>
      ))}
    </span>
  ))
}
