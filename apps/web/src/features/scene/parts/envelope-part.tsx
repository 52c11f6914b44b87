import { useTranslations } from 'next-intl'
import { useArrival } from '../motion.ts'
import styles from '../scene.module.css'
import type { PartOf, PartProps } from '../words.ts'
import { useWords } from '../words.ts'

type Look = 'empty' | 'sealed' | 'open'

const lookOf = ({ isIn, text }: PartOf<'envelope'>): Look => (text ? 'open' : isIn ? 'sealed' : 'empty')

/** What a seat has written down in secret. */
export default function EnvelopePart({ part }: Pick<PartProps<'envelope'>, 'part'>) {
  const t = useTranslations('scene.envelope')
  const words = useWords()
  const look = lookOf(part)
  return (
    <div data-tone={part.tone} className={`flex flex-wrap items-center gap-x-2 ${styles.tone ?? ''}`}>
      <Envelope key={look} look={look} />
      <p className="min-w-min leading-tight break-normal">
        <span className="block text-2xs text-faint">{words(part.name)}</span>
        {part.text ? (
          <span className="figures block font-display text-lg leading-none text-(--tone)">
            {words(part.text)}
          </span>
        ) : (
          <span className="block min-h-4.5 text-xs leading-4.5 text-soft">
            {look === 'sealed' ? t('sealed') : <span className="sr-only">{t('empty')}</span>}
          </span>
        )}
      </p>
    </div>
  )
}

/** Dashed while it is empty; closed by a seal; with its flap up and a sheet in it. */
function Envelope({ look }: { look: Look }) {
  const arrives = useArrival()
  return (
    <svg
      viewBox="0 0 32 30"
      aria-hidden="true"
      className={`h-7.5 w-8 shrink-0 ${arrives && look !== 'empty' ? ((look === 'open' ? styles.turns : styles.slides) ?? '') : ''}`}
      fill="none"
      strokeLinejoin="round"
    >
      {look === 'empty' && (
        <rect x="2" y="9" width="28" height="19" rx="2" stroke="var(--color-rim)" strokeDasharray="3 3" />
      )}
      {look === 'sealed' && (
        <>
          <rect
            x="2"
            y="9"
            width="28"
            height="19"
            rx="2"
            fill="var(--color-raised)"
            stroke="var(--color-strong)"
          />
          <path d="M2.6 10 16 20.5 29.4 10" stroke="var(--color-strong)" />
          <circle
            cx="16"
            cy="19.5"
            r="4.2"
            fill="var(--color-brass)"
            stroke="var(--color-ground)"
            strokeWidth=".8"
          />
        </>
      )}
      {look === 'open' && (
        <>
          <path d="M2.6 10.4 16 1l13.4 9.4z" fill="var(--color-felt)" stroke="var(--color-strong)" />
          <path d="M6 5.5h20V20H6z" fill="var(--color-paper)" stroke="var(--tone)" />
          <path d="M9.5 9.5h13M9.5 13h9" stroke="var(--tone)" />
          <path
            d="M2 11l14 9.5L30 11v15a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2z"
            fill="var(--color-raised)"
            stroke="var(--color-strong)"
          />
        </>
      )}
    </svg>
  )
}
