const base =
  'inline-flex h-11 items-center justify-center gap-2 rounded-card px-5 text-sm font-medium transition-colors disabled:cursor-progress disabled:opacity-60'

/** The look of a button, also for a link. */
export const buttonStyle = {
  primary: `${base} bg-ink text-ground hover:bg-[color-mix(in_oklab,var(--color-ink)_82%,var(--color-brass))]`,
  quiet: `${base} border border-rim text-ink hover:border-strong hover:bg-sunken`,
} as const
