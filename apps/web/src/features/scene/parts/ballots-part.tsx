import { useTranslations } from 'next-intl'
import { ChevronRight } from '../../../components/icon/icons.tsx'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import type { PartProps } from '../part-props.ts'
import { useWords } from '../words.ts'

/** Who named whom. */
export default function BallotsPart({ part: { name, ballots }, nameOf }: PartProps<'ballots'>) {
  const t = useTranslations('scene.ballot')
  const words = useWords()
  return (
    <div role="group" aria-label={words(name)}>
      <p className="label pb-1.5">{words(name)}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6 border-t border-line text-sm">
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
  )
}
