import { useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { SeatChip, seatTone } from '../match/table/seat-chip.tsx'
import { RoleMark } from '../../games/who-is-spy/table/role-mark.tsx'
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
      <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
        {(['civilian', 'spy'] as const).map((role) => (
          <span
            key={role}
            className={`inline-flex items-center gap-2 px-2 ${role === 'spy' ? 'bg-spy-wash' : 'bg-civilian-wash'}`}
          >
            <RoleMark role={role} /> {t(`roles.${role}`)}
          </span>
        ))}
      </p>
    </SampleSection>
  )
}
