/** Takes what has to be done to end something that was started; done in reverse order. */
export type Undo = (stop: () => Promise<void> | void) => void
