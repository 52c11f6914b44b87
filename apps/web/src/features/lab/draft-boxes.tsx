import type { ReactNode } from 'react'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Wrong } from '../../components/form/labelled.tsx'

export interface Choice {
  readonly value: string
  readonly label: string
  readonly hint?: string
  /** The portrait of an agent, by its id, or its owner's picture. */
  readonly face?: { readonly id: string; readonly version?: string | null } | undefined
}

interface BoxesProps {
  readonly name: string
  readonly title: string
  readonly hint?: string
  readonly fault: string | undefined
  /** Says that there are more of them, where those that are not chosen are folded away. */
  readonly more?: string | undefined
  readonly children: ReactNode
}

/** Choices of one kind, with what is wrong with them. */
export function Boxes({ name, title, hint, fault, more, children }: BoxesProps) {
  return (
    <fieldset aria-describedby={`${name}-about`} className="group/boxes">
      <legend className="display text-xl">{title}</legend>
      <p id={`${name}-about`} aria-live="polite" className="min-h-8 pt-1 pb-3 text-xs text-soft">
        {fault === undefined ? hint : <Wrong>{fault}</Wrong>}
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
      {more !== undefined && (
        <label className="mt-3 flex w-fit items-baseline gap-2 border-t border-line pt-3 text-sm">
          <input
            type="checkbox"
            data-unfolds
            className="translate-y-0.5"
            onChange={(event) => {
              event.stopPropagation()
            }}
          />
          {more}
        </label>
      )}
    </fieldset>
  )
}

interface BoxListProps {
  readonly name: string
  readonly choices: readonly Choice[]
  readonly chosen: readonly string[]
  /** Whether only those are in sight that are ticked, until its reader asks for all. Their order stays. */
  readonly isFolded?: boolean
}

/** In even columns: words three beside each other, and agents four, or two on a phone. */
function widthOf(hint: Choice['hint'], face: Choice['face']) {
  if (hint !== undefined) return 'max-sm:w-full sm:w-[calc(50%-0.25rem)] xl:w-[calc((100%-1rem)/3)]'
  return face ? 'w-[calc(50%-0.25rem)] sm:w-[calc((100%-1rem)/3)] xl:w-[calc((100%-1.5rem)/4)]' : ''
}

export function BoxList({ name, choices, chosen, isFolded = false }: BoxListProps) {
  const display = isFolded
    ? 'hidden has-[:checked]:flex group-has-[[data-unfolds]:checked]/boxes:flex'
    : 'flex'
  return choices.map(({ value, label, hint, face }) => (
    <label
      key={value}
      className={`${display} max-w-full min-w-0 cursor-pointer gap-2 rounded-card border border-line bg-raised px-3 py-1.5 text-sm hover:border-strong has-checked:border-brass has-checked:bg-sunken ${face ? 'items-center leading-tight' : 'items-baseline'} ${widthOf(hint, face)}`}
    >
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={chosen.includes(value)}
        className={face ? '' : 'translate-y-0.5'}
      />
      {face && <Avatar {...face} className="-my-1 size-7 shrink-0 rounded-full" />}
      <span className="min-w-0 break-words">
        {label}
        {hint !== undefined && <span className="block text-xs text-soft">{hint}</span>}
      </span>
    </label>
  ))
}
