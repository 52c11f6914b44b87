import type { ComponentProps, ReactNode } from 'react'
import { FormField, Wrong as Fault } from '../../components/form/labelled.tsx'

/** A field of a season's form. It may be left empty unless it is required. */
export function TextField(props: Omit<ComponentProps<typeof FormField>, 'id'>) {
  return <FormField isRequired={false} {...props} id={`season-${props.name}`} />
}

interface ChoiceFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly value?: string | undefined
  readonly options: readonly ChoiceOption[]
}

interface ChoiceOption {
  readonly value: string
  readonly label: string
  /** What it means, in a line of its card. */
  readonly text?: string
  readonly drawing?: ReactNode
}

export function ChoiceField({ name, label, hint, error, value, options }: ChoiceFieldProps) {
  return (
    <fieldset>
      <legend className="label pb-1">{label}</legend>
      <div className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
        {options.map((option) => (
          <label key={option.value} className="flex items-baseline gap-2 py-1">
            <input type="radio" name={name} value={option.value} defaultChecked={option.value === value} />
            {option.label}
          </label>
        ))}
      </div>
      {hint !== undefined && <p className="text-xs text-soft">{hint}</p>}
      <Wrong error={error} />
    </fieldset>
  )
}

/** A choice between few things that need a word each: a card for every one. */
export function CardChoice({ name, label, error, value, options }: ChoiceFieldProps) {
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="grid auto-cols-fr gap-2.5 sm:grid-flow-col">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative cursor-pointer rounded-card border border-line bg-raised p-4 pr-10 hover:border-strong has-checked:border-brass has-checked:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-brass"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
              className="absolute top-4 right-4 outline-none"
            />
            {option.drawing}
            <span className={`block font-semibold ${option.drawing ? 'pt-3' : ''}`}>{option.label}</span>
            {option.text !== undefined && (
              <span className="block pt-0.5 text-xs text-pretty text-soft">{option.text}</span>
            )}
          </label>
        ))}
      </div>
      <Wrong error={error} />
    </fieldset>
  )
}

/** The hidden field that names the season of a form. */
export function SeasonSlug({ season }: { season: { readonly slug: string } }) {
  return <input type="hidden" name="season" value={season.slug} />
}

export function Wrong({ error }: { error: string | undefined }) {
  return error === undefined ? null : (
    <p className="py-1 text-xs">
      <Fault>{error}</Fault>
    </p>
  )
}
