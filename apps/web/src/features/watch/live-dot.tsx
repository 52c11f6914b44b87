/** Beside words that say that something is in play. */
export const LiveDot = () => <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-live" />
