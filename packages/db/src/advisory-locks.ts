/** Every advisory lock of the platform by its number, whichever process takes it: none may stand here twice. */
export const advisoryLocks = {
  placements: 7422,
  seasons: 7423,
  /** Held while a runner looks for the table of socket.io's adapter. */
  attachments: 7424,
} as const

/** The same for locks of two numbers, of which this is the first. */
export const advisoryLockSpaces = {
  /** A runner's life: the second number is its own. */
  life: 7421,
  ratings: 7422,
  /** Runners that have watchers. */
  company: 7423,
  /** A Hugging Face Space: the second number is its name's. */
  spaces: 7424,
  /** An export that is being made: the second number is its name's. */
  exports: 7425,
} as const
