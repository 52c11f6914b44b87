/** A chance as a number on its colour. Even at full certainty the colour stays light enough for the number. */
export function HeatCell({ percent }: { readonly percent: number | null }) {
  return (
    <td
      className="h-8"
      style={{
        background: `color-mix(in oklab, var(--color-ink) ${(percent ?? 0) * 0.4}%, var(--color-sunken))`,
      }}
    >
      {percent ?? '–'}
    </td>
  )
}
