interface HeatCellProps {
  /** From 0 to 100. Null if there is none. */
  readonly percent: number | null
  /** Stands in the cell in place of the number. */
  readonly instead?: string | undefined
}

/** A chance as a number on its colour. */
export function HeatCell({ percent, instead }: HeatCellProps) {
  return (
    <td
      className="h-8"
      // Even at full certainty, the colour stays light enough for the text on it.
      style={{
        background: `color-mix(in oklab, var(--color-ink) ${(percent ?? 0) * 0.4}%, var(--color-sunken))`,
      }}
    >
      {instead ?? percent ?? '–'}
    </td>
  )
}
