import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '../../../components/link/link.tsx'
import { SectionTitle } from '../../../components/page/section-title.tsx'
import { VoteRing } from '../../scene/vote-ring.tsx'
import { DealDrawing } from './deal-drawing.tsx'
import { exampleBallots, exampleSeats, exampleSpy } from './example.ts'
import { SpeechDrawing } from './speech-drawing.tsx'

/**
 * The course of a match, for visitors who have never seen one: the same seats and slips as in a match, with an
 * example.
 */
export function HowItGoes() {
  const t = useTranslations('home.how')
  return (
    <section aria-labelledby="how-title">
      <SectionTitle id="how-title" title={t('title')}>
        <Link
          href="/docs/rules"
          className="underline decoration-rim underline-offset-4 hover:decoration-current"
        >
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
