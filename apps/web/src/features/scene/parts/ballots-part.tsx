import { useTranslations } from 'next-intl'
import { ChevronRight } from '../../../components/icon/icons.tsx'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import { VoteRing } from '../vote-ring.tsx'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'

/** Who named whom, as arrows and in words. */
export default function BallotsPart({ part: { name, ballots }, nameOf }: PartProps<'ballots'>) {
  const t = useTranslations('scene.ballot')
  const words = useWords()
  const there = ballots.flatMap(({ seat, target }) => (target === null ? [seat] : [seat, target]))
  const seats = [...new Set(there)].toSorted((one, other) => one - other)
  return (
    <div role="group" aria-label={words(name)}>
      <p className="label pb-1.5">{words(name)}</p>
      <div className="grid items-center gap-x-6 gap-y-2 @lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div className="mx-auto aspect-340/176 w-full max-w-80">
          <VoteRing ballots={ballots} seats={seats} />
        </div>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6 content-start border-t border-line text-sm">
          {ballots.map(({ seat, target }) => (
            <li key={seat} className="flex min-w-0 items-center gap-2 border-b border-line py-2">
              <SeatChip seat={seat} />
              <span className="truncate">{nameOf(seat)}</span>
              <ChevronRight className="size-4 shrink-0 text-faint" />
              <span className="sr-only">{t('named')}</span>
              {target === null ? (
                <span className="text-faint">{t('none')}</span>
              ) : (
                <>
                  <SeatChip seat={target} />
                  <span className="truncate font-semibold">{nameOf(target)}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
