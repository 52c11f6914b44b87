import { useTranslations } from 'next-intl'
import { wholeText } from '../../../components/text/number-text.ts'
import styles from '../scene.module.css'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'

/** A counter of at most so many is drawn as pips. So few are lives. */
const [mostPips, mostLives] = [10, 4]

/** Numbers of the table, with pips where they are few. */
export default function CountersPart({ part: { counters } }: Pick<PartProps<'counters'>, 'part'>) {
  const t = useTranslations('scene')
  const words = useWords()
  return (
    <dl
      className={`justify-center gap-x-4 gap-y-2 sm:gap-x-8 sm:gap-y-3 ${counters.length > 3 ? 'grid grid-cols-[auto_auto]' : 'flex flex-wrap'}`}
    >
      {counters.map(({ name, value, of }) => (
        <div key={name.en} className="flex flex-col items-center text-center">
          <dt className="text-2xs text-faint">{words(name)}</dt>
          <dd className="figures font-display text-xl leading-6">
            {wholeText(value)}
            {of !== undefined && (
              <>
                <span aria-hidden="true" className="text-sm text-faint">{` / ${of}`}</span>
                <span className="sr-only">{` ${t('of', { of })}`}</span>
              </>
            )}
          </dd>
          {of !== undefined && of <= mostPips && <Pips value={value} of={of} />}
        </div>
      ))}
    </dl>
  )
}

function Pips({ value, of }: { value: number; of: number }) {
  return (
    <dd aria-hidden="true" className="flex flex-wrap justify-center gap-1 pt-1 sm:flex-nowrap">
      {Array.from({ length: of }, (_, pip) => (
        <span
          key={pip}
          data-has={pip < value}
          className={
            of > mostLives
              ? 'size-2 rounded-full border border-rim data-[has=true]:border-brass data-[has=true]:bg-brass'
              : styles.life
          }
        />
      ))}
    </dd>
  )
}
