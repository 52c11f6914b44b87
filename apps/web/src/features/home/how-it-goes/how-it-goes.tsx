import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link, linkStyle } from '../../../components/link/link.tsx'
import { SectionTitle } from '../../../components/page/titles.tsx'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import { SideMark } from '../../match/table/side-mark.tsx'
import { VoteRing } from '../../scene/vote-ring.tsx'

/**
 * The course of a match, for visitors who have never seen one: the same seats and slips as in a match, with an
 * example.
 */
export function HowItGoes() {
  const t = useTranslations('home.how')
  return (
    <section aria-labelledby="how-title">
      <SectionTitle id="how-title" title={t('title')}>
        <Link href="/docs/rules" className={linkStyle}>
          {t('rules')}
        </Link>
      </SectionTitle>
      <ol className="grid gap-x-8 gap-y-10 md:grid-cols-3">
        <Step number={1} title={t('deal.title')} text={t('deal.text')}>
          <DealDrawing />
        </Step>
        <Step number={2} title={t('speech.title')} text={t('speech.text')}>
          <SpeechDrawing />
        </Step>
        <Step number={3} title={t('vote.title')} text={t('vote.text')}>
          <VoteRing ballots={exampleBallots} seats={exampleSeats} marked={exampleSpy} />
        </Step>
      </ol>
    </section>
  )
}

interface StepProps {
  readonly number: number
  readonly title: string
  readonly text: string
  /** An example of it; the words below it say the same. */
  readonly children: ReactNode
}

function Step({ number, title, text, children }: StepProps) {
  return (
    <li className="min-w-0">
      <div
        aria-hidden="true"
        className="@container grid h-44 grid-cols-[minmax(0,1fr)] place-items-center overflow-hidden border border-line bg-[radial-gradient(ellipse_at_50%_40%,var(--color-lamp),var(--color-felt)_75%)] px-3 lg:px-4"
      >
        {children}
      </div>
      <h3 className="mt-4 flex items-baseline gap-3 font-display text-xl">
        <span className="figures text-faint">{number}</span>
        {title}
      </h3>
      <p className="mt-1.5 text-sm text-soft">{text}</p>
    </li>
  )
}

/** A speech of a civilian, and one with which the spy gives itself away. */
function SpeechDrawing() {
  const t = useTranslations('home.how.example')
  return (
    <ul className="w-full max-w-80 space-y-3 lg:max-w-88">
      <Speech seat={1} text={t('speech')} className="mr-auto" />
      <Speech seat={exampleSpy} text={t('spySpeech')} className="ml-auto" />
    </ul>
  )
}

function Speech({ seat, text, className }: { seat: number; text: string; className: string }) {
  return (
    <li
      className={`paper flex w-fit items-center gap-2.5 px-3 py-2.5 shadow-[0_6px_18px_-6px_rgb(0_0_0/.5)] ${className}`}
    >
      <SeatChip seat={seat} />
      <span className="font-display text-sm leading-snug @min-[18rem]:text-base @min-[21rem]:text-lg">
        {text}
      </span>
    </li>
  )
}

/** Six slips of paper, one of them with another word. */
function DealDrawing() {
  const t = useTranslations('home.how.example')
  return (
    <ul className="grid grid-cols-2 gap-x-2 gap-y-2.5 text-sm @min-[18rem]:grid-cols-3 @min-[18rem]:text-base @min-[21rem]:gap-x-3 @min-[21rem]:gap-y-4 @min-[21rem]:text-lg">
      {exampleSeats.map((seat) => {
        const isSpy = seat === exampleSpy
        return (
          <li
            key={seat}
            className={`paper flex items-center gap-1.5 py-1.5 pr-2.5 pl-1.5 shadow-[0_4px_12px_-4px_rgb(0_0_0/.45)] ${isSpy ? '-rotate-3' : ''}`}
          >
            <SeatChip seat={seat} />
            <span className={`font-display leading-5 whitespace-nowrap ${isSpy ? 'text-spy' : ''}`}>
              {t(isSpy ? 'spyWord' : 'word')}
              {isSpy && <SideMark side="bad" className="ml-1.5 size-[0.6em]!" />}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** The seat with the other word in the example on the front page. */
const exampleSpy = 4

const exampleSeats = [0, 1, 2, 3, 4, 5] as const

/** Five of six point at one. */
const exampleBallots = exampleSeats.map((seat) => ({
  seat,
  target: seat === exampleSpy ? 5 : exampleSpy,
}))
