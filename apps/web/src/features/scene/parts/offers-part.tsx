import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'
import { Division, Undivided } from './division.tsx'

interface OffersPartProps extends PartProps<'offers'> {
  readonly isSmall: boolean
}

/** What is divided, as the newest proposal divides it. */
export default function OffersPart({ part, nameOf, isSmall }: OffersPartProps) {
  const { name, offers } = part
  const words = useWords()
  // A small table has no room for reasons, nor for what things are worth.
  const goods = isSmall
    ? part.goods.map(({ measure: _measure, each: _each, ...good }) => ({ ...good, grounds: [] }))
    : part.goods
  // A picture of a table shows the last shares that were named, also those that nobody wanted.
  const newest = isSmall ? offers.findLast(({ shares }) => shares.length > 0) : offers.at(-1)
  const isDivided = newest && newest.shares.length > 0 && (isSmall || newest.tone !== 'bad')
  return (
    <div className={isSmall ? 'w-[100cqw]' : ''}>
      <p className="sr-only">{words(name)}</p>
      {isDivided ? (
        <Division
          goods={goods}
          shares={newest.shares}
          worth={isSmall ? undefined : newest.worth}
          nameOf={nameOf}
        />
      ) : (
        <Undivided goods={goods} nameOf={nameOf} />
      )}
    </div>
  )
}
