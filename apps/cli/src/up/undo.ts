/** Takes the undoing of a step that was done. The undoings run in reverse order. */
export type Undo = (stop: () => Promise<void> | void) => void
