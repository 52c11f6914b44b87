/** Runs until it is told to stop. Services start in order and stop in reverse. */
export interface Service {
  start(): Promise<void>
  stop(): Promise<void>
}
