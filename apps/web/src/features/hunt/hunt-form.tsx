import type { Seat } from '@wis/engine'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { signedWhole, wholeText } from '../../components/text/number-text.ts'
import { SeatChip } from '../match/table/seat-chip.tsx'
import { useWords } from '../scene/words.ts'
import type { HuntAsked, HuntPage } from './hunt-page.ts'
import { huntPoints, stakesOf } from './hunt-score.ts'
import styles from './slider.module.css'
import { chancesOf, evenSuspicion, percentsOf, stepAfter, stepNear, strongSuspicion } from './suspicion.ts'
import type { GivenSteps, HuntState } from './use-hunt.ts'

interface HuntFormProps {
  readonly hunt: HuntPage
  readonly question: HuntAsked
  readonly state: HuntState
  onGive(given: GivenSteps): Promise<void>
}

/** How likely each seat hides, after a speech. The sliders stay where they are for the next one. */
export function HuntForm({ hunt, question, state, onGive }: HuntFormProps) {
  const t = useTranslations('hunt')
  const words = useWords()
  const format = useFormatter()
  const { aliases, that } = hunt
  const now = hunt.scene.talk?.now
  const said = now?.kind === 'words' ? now.text : null
  const { place, speaker, sought } = question
  const [steps, setSteps] = useState(() => hunt.steps ?? aliases.map(() => evenSuspicion))
  const chances = chancesOf(steps, sought)
  const stakes = stakesOf({ chances, sought })
  const isEven = Math.round(stakes.right) === 0 && Math.round(stakes.wrong) === 0
  const percents = percentsOf(chances)
  // Where one hides, each seat says what the guess earns if it is that one.
  const isOne = sought.count === 1
  const give = (isForRest: boolean) => void onGive({ steps, isForRest })
  return (
    <form
      data-testid="hunt-form"
      data-place={place}
      aria-labelledby="hunt-question"
      onSubmit={(event) => {
        event.preventDefault()
        give(false)
      }}
    >
      <h2 id="hunt-question" className="display text-2xl">
        {t('question', { that: words(that) })}
      </h2>
      <p className="pt-1 text-sm text-soft">
        {t('after', { number: place + 1, player: aliases[speaker] ?? '' })}
      </p>
      {/* On a phone it stands for the table. */}
      {said !== null && (
        <blockquote className="mt-2 border-l-2 border-brass pl-3 font-display text-lg wrap-anywhere sm:hidden">
          {said}
        </blockquote>
      )}
      <p className="pt-2 text-sm text-pretty text-soft">{t('rule', { count: sought.count })}</p>
      {isOne && (
        <p aria-hidden="true" className={`label ${rowStyle.one} pt-3 [&>:nth-child(n+3)]:text-right`}>
          <span>{t('heads.player')}</span>
          <span />
          <span>{t('heads.chance')}</span>
          <span>{t('heads.points')}</span>
        </p>
      )}
      <ul className={`grid gap-1 pb-4 ${isOne ? 'pt-1' : 'pt-3'}`}>
        {sought.seats.map((seat) => (
          <SeatSlider
            key={seat}
            seat={seat}
            alias={aliases[seat] ?? ''}
            step={steps[seat] ?? evenSuspicion}
            chance={chances[seat] ?? 0}
            percent={percents[seat] ?? 0}
            points={isOne ? earned(huntPoints([{ chances, sought }], [seat]) ?? 0) : undefined}
            isSpeaker={seat === speaker}
            onStep={(step) => {
              setSteps(steps.with(seat, step))
            }}
            onPlace={(place) => {
              setSteps(steps.with(seat, stepNear(place, seat, steps, sought)))
            }}
          />
        ))}
      </ul>
      {isEven ? (
        <p className={stakesStyle}>{t('example', exampleOf(hunt, question))}</p>
      ) : (
        <p className={stakesStyle}>
          <span>
            {t.rich('stakes', {
              players: format.list(stakes.most.map((seat) => aliases[seat] ?? '')),
              right: () => <b className="font-display text-xl font-normal">{earned(stakes.right)}</b>,
              wrong: () => <b className="font-display text-xl font-normal">{earned(stakes.wrong)}</b>,
            })}
          </span>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="submit" aria-disabled={state === 'sending'} className={buttonStyle.primary}>
          {t('next')}
        </button>
        <button
          type="button"
          aria-disabled={state === 'sending'}
          className="min-h-11 text-sm text-soft underline decoration-rim underline-offset-4"
          onClick={() => {
            give(true)
          }}
        >
          {t('rest')}
        </button>
      </div>
      <p role="alert" className="pt-2 text-sm empty:hidden">
        {state === 'lost' || state === 'judged' ? t(state) : null}
      </p>
    </form>
  )
}

const earned = (points: number) => signedWhole(Math.round(points) || 0)

const rowStyle = {
  one: 'grid grid-cols-[6.75rem_minmax(0,1fr)_3.5rem_3.75rem] items-center gap-x-2 whitespace-nowrap lg:gap-x-3 [&.label]:tracking-normal',
  several: 'grid grid-cols-[minmax(0,7.5rem)_1fr_3.25rem] items-center gap-3',
} as const
const stakesStyle =
  'figures mb-4 grid min-h-18 content-center gap-x-4 rounded-card bg-sunken px-4 py-2.5 text-pretty text-sm'

/** What a press on a name would earn, for a hunter who has not moved anything yet. */
export function exampleOf({ aliases }: Pick<HuntPage, 'aliases'>, { sought }: Pick<HuntAsked, 'sought'>) {
  const [seat = 0] = sought.seats
  const steps = aliases.map((_, at) => (at === seat ? strongSuspicion : evenSuspicion))
  const chances = chancesOf(steps, sought)
  const { right, wrong } = stakesOf({ chances, sought })
  return {
    player: aliases[seat] ?? '',
    share: chances[seat] ?? 0,
    right: wholeText(Math.round(right)),
    wrong: wholeText(Math.round(wrong)),
  }
}

interface SeatSliderProps {
  readonly seat: Seat
  readonly alias: string
  readonly step: number
  readonly chance: number
  readonly percent: number
  /** What the guess earns if this seat is the one that hides. */
  readonly points: string | undefined
  readonly isSpeaker: boolean
  onStep(step: number): void
  /** To the step nearest to a chance. */
  onPlace(chance: number): void
}

/** A slider that stands at the chance of its seat. Each step of its keys doubles or halves the odds. */
function SeatSlider({
  seat,
  alias,
  step,
  chance,
  points,
  isSpeaker,
  onStep,
  onPlace,
  ...shown
}: SeatSliderProps) {
  const t = useTranslations('hunt')
  const percent = t('percent', { share: shown.percent / 100 })
  return (
    <li>
      <div className={points === undefined ? rowStyle.several : rowStyle.one}>
        <button
          type="button"
          aria-pressed={step >= strongSuspicion}
          className="flex h-9 min-w-0 cursor-pointer items-center gap-2 rounded-card border border-rim bg-raised px-2 text-sm hover:border-strong aria-pressed:border-brass aria-pressed:bg-sunken aria-pressed:font-semibold"
          onClick={() => {
            onStep(step >= strongSuspicion ? evenSuspicion : strongSuspicion)
          }}
        >
          <SeatChip seat={seat} className={isSpeaker ? 'ring-2 ring-brass' : ''} />
          <span className="truncate">{alias}</span>
        </button>
        <input
          type="range"
          aria-label={alias}
          min={0}
          max={100}
          step="any"
          value={100 * chance}
          aria-valuetext={percent}
          onKeyDown={(event) => {
            const moved =
              event.ctrlKey || event.metaKey || event.altKey ? undefined : stepAfter(event.key, step)
            if (moved === undefined) return
            event.preventDefault()
            onStep(moved)
          }}
          onChange={(event) => {
            onPlace(event.currentTarget.valueAsNumber / 100)
          }}
          style={{ ['--share' as string]: `${100 * chance}%` }}
          className={styles.slider}
        />
        <span className="figures text-right text-sm">{percent}</span>
        {points !== undefined && (
          <span className="figures text-right text-sm text-soft">
            <span className="sr-only">{t('heads.points')}: </span>
            {points}
          </span>
        )}
      </div>
    </li>
  )
}
