import { useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { SeatChip, seatTone } from '../match/table/seat-chip.tsx'
import { SampleSection } from './sample-section.tsx'

const seats = [0, 1, 2, 3, 4, 5]

export function SeatSamples() {
  const t = useTranslations('design')
  return (
    <SampleSection id="seats" title={t('seats')}>
      <ul className="flex flex-wrap gap-6">
        {seats.map((seat) => (
          <li key={seat} className="grid justify-items-center gap-2">
            <span className="block size-20 overflow-hidden rounded-full border border-rim">
              <Avatar id={`sample-${seat}`} tone={seatTone(seat)} className="size-full" />
            </span>
            <SeatChip seat={seat} />
          </li>
        ))}
      </ul>
    </SampleSection>
  )
}
