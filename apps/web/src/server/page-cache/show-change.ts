const shared = globalThis as typeof globalThis & { wisForgetPages?: () => void }

/**
 * Discards the pages kept for strangers, so that the next visitor sees a change that was just stored. Only code that has
 * stored a change calls it: a request that was refused, or that stored nothing, must not cost a page.
 */
export function showChange(): void {
  shared.wisForgetPages?.()
}

/** Next runs the code before its pages as a separate program, so what it hands on must be global. */
export function onShowChange(forget: () => void): () => void {
  shared.wisForgetPages = forget
  return () => {
    if (shared.wisForgetPages === forget) delete shared.wisForgetPages
  }
}
