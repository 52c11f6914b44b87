import { buttonStyle } from '../../components/button/button-style.ts'
import { boxStyle } from '../../components/form/labelled.tsx'
import type { AgentsToChoose } from './agents-to-choose.ts'

export interface PickerWords {
  readonly title: string
  readonly search: string
  readonly searchNow: string
  readonly none: string
}

interface AgentPickerProps {
  readonly list: AgentsToChoose
  readonly words: PickerWords
  readonly isPending: boolean
}

/**
 * Agents to tick, with a search. Searching sends the surrounding form with the intent to search, so that it needs no
 * script and loses nothing.
 */
export function AgentPicker({ list: { q, chosen, choices }, words, isPending }: AgentPickerProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="label pb-1">{words.title}</legend>
      <div className="flex gap-2">
        <input
          key={q}
          name="q"
          type="search"
          defaultValue={q}
          aria-label={words.search}
          placeholder={words.search}
          maxLength={64}
          autoComplete="off"
          className={`${boxStyle} h-11 flex-1 placeholder:text-faint`}
        />
        <button
          name="intent"
          value="search"
          formNoValidate
          disabled={isPending}
          className={buttonStyle.quiet}
        >
          {words.searchNow}
        </button>
      </div>
      {choices.length === 0 ? (
        <p aria-live="polite" className="pt-3 text-sm text-soft empty:hidden">
          {q !== '' && words.none}
        </p>
      ) : (
        <ul className="mt-2 max-h-72 divide-y divide-line overflow-y-auto border border-line">
          {choices.map(({ slug, name, about }) => (
            <li key={`${slug}${chosen.includes(slug)}`}>
              <label className="flex min-h-11 cursor-pointer items-baseline gap-3 px-3 py-2 text-sm hover:bg-raised">
                <input
                  type="checkbox"
                  name="picks"
                  value={slug}
                  defaultChecked={chosen.includes(slug)}
                  // The answer to a search resets the form, so a tick made meanwhile would be lost.
                  disabled={isPending}
                />
                <span className="min-w-0 wrap-anywhere">
                  {name} <span className="font-mono text-xs text-faint">{slug}</span>
                  <span className="block text-xs text-soft">{about}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
