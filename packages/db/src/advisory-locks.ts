/** Every advisory lock of the platform by its number, for all processes. No number may appear twice. */
export const advisoryLocks = {
  placements: 7422,
  seasons: 7423,
  /** Held while a runner looks for the table of socket.io's adapter. */
  attachments: 7424,
} as const

/** Locks of two numbers. This is the first number. */
export const advisoryLockSpaces = {
  /** The life of a runner. Each runner has its own second number. */
  life: 7421,
  ratings: 7422,
  /** Runners that have watchers. */
  presence: 7423,
  /** A Hugging Face Space. The second number stands for its name. */
  spaces: 7424,
  /** An export in the making. The second number stands for its name. */
  exports: 7425,
  /** The skills of a season and language. The second number stands for both. */
  skills: 7426,
  /** Tables of several games. */
  tables: 7427,
  /** The names of agents, of accounts, or of seasons. */
  names: 7428,
  /** A person who takes a seat. The second number stands for the account or the guest. */
  people: 7429,
} as const
