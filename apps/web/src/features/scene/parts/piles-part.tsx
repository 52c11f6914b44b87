import { useTranslations } from 'next-intl'
import styles from '../scene.module.css'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'

/** Heaps that grow from the bottom, step by step. A heap that is full has a star. */
export default function PilesPart({ part: { name, piles } }: Pick<PartProps<'piles'>, 'part'>) {
  const t = useTranslations('scene')
  const words = useWords()
  return (
    <div role="group" aria-label={words(name)}>
      <p className="label pb-2 text-center">{words(name)}</p>
      <ul className="flex flex-wrap justify-center gap-x-3 gap-y-4">
        {piles.map((pile) => (
          <li
            key={pile.name.en}
            data-tone={pile.tone}
            className={`flex w-11 flex-col items-center gap-1 ${styles.tone ?? ''}`}
          >
            <Firework top={pile.top} of={pile.of} />
            <span className="figures font-display text-xl leading-none text-(--tone)">
              {pile.top}
              <span className="sr-only">{` ${t('of', { of: pile.of })}`}</span>
            </span>
            <span className="text-2xs text-soft">{words(pile.name)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const stepHeight = 11
const width = 44

/** A trail of sparks that climbs, and opens into rays once it is at the top. */
function Firework({ top, of }: { top: number; of: number }) {
  const height = of * stepHeight + 18
  const yOf = (step: number) => height - 8 - (step - 1) * stepHeight
  const isFull = top >= of && of > 0
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block w-full">
      <path d={`M${width / 2} ${height - 2}V${yOf(of)}`} stroke="var(--color-rim)" strokeDasharray="1 4" />
      {Array.from({ length: of }, (_, index) => index + 1).map((step) =>
        step <= top ? (
          <path
            key={step}
            className={step === top ? styles.slides : undefined}
            d={starOf(width / 2, yOf(step), 4.6 + step * 0.6)}
            fill="var(--tone)"
          />
        ) : (
          <circle
            key={step}
            cx={width / 2}
            cy={yOf(step)}
            r="4"
            fill="var(--color-ground)"
            stroke="var(--color-strong)"
          />
        ),
      )}
      {isFull && (
        <path d={raysOf(width / 2, yOf(of))} stroke="var(--tone)" strokeWidth="1.6" strokeLinecap="round" />
      )}
    </svg>
  )
}

const points = 8

function starOf(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const reach = corner % 2 === 0 ? radius : radius * 0.45
    return around(x, y, { reach, turn: corner / (points * 2) })
  })
  return `M${corners.join('L')}z`
}

function raysOf(x: number, y: number): string {
  return Array.from({ length: points }, (_, ray) => {
    const turn = (ray + 0.5) / points
    return `M${around(x, y, { reach: 11, turn })}L${around(x, y, { reach: 17, turn })}`
  }).join('')
}

function around(
  x: number,
  y: number,
  { reach, turn }: { readonly reach: number; readonly turn: number },
): string {
  const angle = turn * 2 * Math.PI
  return `${(x + reach * Math.sin(angle)).toFixed(1)} ${(y - reach * Math.cos(angle)).toFixed(1)}`
}
