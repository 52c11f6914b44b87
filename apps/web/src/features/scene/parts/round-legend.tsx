import { ChoiceSign } from '../card-table/choice-sign.tsx'
import styles from '../scene.module.css'
import type { PartOf } from '../words.ts'
import { useWords } from '../words.ts'

type Cell = PartOf<'rounds'>['rows'][number]['cells'][number]

/** Says which sign stands for which text. */
export function RoundLegend({
  cells,
  className,
}: {
  readonly cells: readonly Cell[]
  readonly className: string
}) {
  const words = useWords()
  const kinds = [...new Map(cells.map((cell) => [words(cell.text), cell])).values()]
  return (
    <ul aria-hidden="true" className={`flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft ${className}`}>
      {kinds.map((cell) => (
        <li
          key={words(cell.text)}
          data-tone={cell.tone}
          className={`flex items-center gap-1.5 ${styles.tone ?? ''}`}
        >
          {/* In the colours of the seats, a sign has none of its own. */}
          <span className={cell.isFilled === undefined ? 'text-(--tone)' : 'text-ink'}>
            <ChoiceSign tone={cell.tone} isFilled={cell.isFilled} />
          </span>
          {words(cell.text)}
        </li>
      ))}
    </ul>
  )
}
