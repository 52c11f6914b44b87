interface ChoiceBoxesProps {
  readonly name: string
  readonly legend: string
  readonly hint: string
  readonly choices: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: readonly string[]
}

/** Boxes to tick, of which none stands for all. */
export function ChoiceBoxes({ name, legend, hint, choices, chosen }: ChoiceBoxesProps) {
  return (
    <fieldset aria-describedby={`${name}-about`} className="min-w-0">
      <legend className="label pb-1">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-6 gap-y-2 py-2 sm:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]">
        {choices.map((choice) => (
          <label key={choice.id} className="flex items-baseline gap-2 text-sm">
            <input
              type="checkbox"
              name={name}
              value={choice.id}
              defaultChecked={chosen.includes(choice.id)}
            />
            {choice.name}
          </label>
        ))}
      </div>
      <p id={`${name}-about`} className="text-xs text-soft">
        {hint}
      </p>
    </fieldset>
  )
}
