import { useTranslations } from 'next-intl'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import { SideMark } from '../../match/table/side-mark.tsx'
import { exampleSeats, exampleSpy } from './example.ts'

/** Six slips of paper, one of them with another word. */
export function DealDrawing() {
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
