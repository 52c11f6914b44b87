import type { Scene, ScenePart } from '@wis/games'
import { useTranslations } from 'next-intl'
import { ScenePartView } from '../scene/scene-part.tsx'
import { knownLines, quotedIn } from './known-lines.ts'
import type { KnownSeat } from './use-seat.ts'

interface KnownProps {
  readonly seat: Pick<KnownSeat, 'knows' | 'aliases' | 'seat'>
  /** The table as the seat sees it, once it is drawn. */
  readonly scene: Scene | null | undefined
}

/** What the seat knows: its cards and dice as they look, and a sentence. The text that agents get is one press away. */
export function Known({ seat: { knows, aliases, seat }, scene }: KnownProps) {
  const t = useTranslations('play')
  if (knows === null) return null
  const things = scene?.parts.filter((part) => liesBefore(part, seat)) ?? []
  const lines = knownLines(knows, things.length > 0)
  return (
    <div className="paper p-4 max-lg:mt-2 max-lg:p-3 lg:order-3">
      <h2 id="known-title" className="label pb-1.5">
        {t('knows', { alias: aliases[seat ?? -1] ?? '' })}
      </h2>
      <div
        // A part that scrolls must be reachable with the keyboard.
        tabIndex={0}
        role="region"
        aria-labelledby="known-title"
        data-testid="knows"
        className="max-h-64 max-lg:max-h-24 overflow-y-auto text-sm leading-relaxed wrap-anywhere"
      >
        {things.length > 0 && (
          <div className="@container flex flex-wrap items-center gap-x-4 gap-y-2 pb-1.5">
            {things.map((part, place) => (
              <ScenePartView key={place} part={part} nameOf={(of) => aliases[of] ?? ''} isSmall />
            ))}
          </div>
        )}
        {lines.map((line, place) => (
          <p key={place}>
            {quotedIn(line).map((part, at) =>
              at % 2 === 1 ? (
                <strong key={at} className="font-display text-2xl leading-tight font-medium">
                  {part}
                </strong>
              ) : (
                part
              ),
            )}
          </p>
        ))}
        <details className="pt-1.5 text-xs text-soft">
          <summary className="w-fit cursor-pointer">{t('knowsAll')}</summary>
          <p className="pt-1 whitespace-pre-line">{knows}</p>
        </details>
      </div>
    </div>
  )
}

/** A thing before a seat whose face tells something to its player. */
const liesBefore = (part: ScenePart, seat: number | null) =>
  'seat' in part &&
  part.seat === seat &&
  (part.kind === 'dice' ||
    (part.kind === 'cards' && part.cards.some(({ face }) => face !== null)) ||
    (part.kind === 'envelope' && part.text !== null))
