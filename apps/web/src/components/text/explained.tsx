interface ExplainedProps {
  readonly id: string
  readonly text: string
  readonly explanation: string
  /** The side to which the explanation opens, so that it stays on the page. */
  readonly opens?: Opens
  /** The address of a term that is a link. */
  readonly address?: string
}

const sides = {
  right: 'left-0',
  left: 'right-0',
  leftOnPhone: 'max-sm:right-0 sm:left-0',
} as const

export type Opens = keyof typeof sides

/** Its mark is no part of the words. */
const termStyle =
  "text-inherit underline decoration-rim decoration-dotted underline-offset-4 after:ml-1 after:inline-grid after:size-3.5 after:place-items-center after:rounded-full after:border after:border-rim after:align-[0.1em] after:text-[0.625rem] after:leading-none after:font-normal after:text-soft max-lg:after:hidden after:content-['?'_/_'']"

/** A term with an explanation on hover, on focus and for screen readers. */
export function Explained({ id, text, explanation, opens = 'right', address }: ExplainedProps) {
  return (
    <span className="group relative inline-block">
      {address === undefined ? (
        <button type="button" aria-describedby={id} className={`cursor-help text-left ${termStyle}`}>
          {text}
        </button>
      ) : (
        <a data-list href={address} aria-describedby={id} className={`hover:text-ink ${termStyle}`}>
          {text}
        </a>
      )}
      <span
        id={id}
        role="tooltip"
        className={`pointer-events-none invisible absolute top-full z-20 mt-2 w-56 rounded-card border border-rim bg-raised p-3 text-left text-xs leading-normal font-normal tracking-normal break-normal whitespace-normal text-soft normal-case opacity-0 shadow-lg transition-opacity group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100 ${sides[opens]}`}
      >
        {explanation}
      </span>
    </span>
  )
}
