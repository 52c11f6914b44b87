import type { Aside } from '@wis/games'
import { useTranslations } from 'next-intl'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import styles from '../scene.module.css'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'
import { PartList } from './part-list.tsx'

/** What was said, in order. */
export default function SpeechesPart({ part, nameOf }: PartProps<'speeches'>) {
  const { name, speeches, grows = false } = part
  const t = useTranslations('scene')
  const words = useWords()
  return (
    <PartList name={words(name)} grows={grows} count={speeches.length}>
      {speeches.map(({ seat, text, move, tone, asides = [] }, place) => (
        <li key={place} className="flex items-start gap-2.5 py-2">
          <SeatChip seat={seat} className="mt-px" />
          <div className="min-w-0">
            <p>
              <span className="pr-2 text-xs font-semibold">{nameOf(seat)}</span>
              {move && <span className="pr-2">{words(move)}</span>}
              {text === null ? (
                !move && <span className="text-faint">{t('silent')}</span>
              ) : (
                <span data-tone={tone} className={`${styles.tone ?? ''} text-(--tone)`}>
                  <ForeignText text={text} />
                </span>
              )}
            </p>
            {asides.length > 0 && <Asides asides={asides} />}
          </div>
        </li>
      ))}
    </PartList>
  )
}

/** What its reader may know of the thoughts behind a speech. */
function Asides({ asides }: { asides: readonly Aside[] }) {
  const words = useWords()
  return (
    <dl className="mt-1.5 grid gap-1 border-l-2 border-brass pl-2.5 text-xs leading-snug text-soft">
      {asides.map(({ name, text }) => (
        <div key={name.en}>
          <dt className="inline pr-1.5 text-faint">{words(name)}</dt>
          <dd className="inline wrap-anywhere">
            {typeof text === 'string' ? <ForeignText text={text} /> : words(text)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
