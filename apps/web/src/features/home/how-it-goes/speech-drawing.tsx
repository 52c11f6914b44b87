import { useTranslations } from 'next-intl'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import { exampleSpy } from './example.ts'

/** A speech of a civilian, and one with which the spy gives itself away. */
export function SpeechDrawing() {
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
