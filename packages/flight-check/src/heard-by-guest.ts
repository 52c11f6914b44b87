import { connectorBroke } from '@wis/agents'
import type { Telling } from '@wis/agents'

/** Takes down what a guest was told, and what it was not told because its connector broke. */
export const noting = (
  note: (tellings: readonly Telling[]) => void,
  onFault: ((error: unknown) => void) | undefined,
) => ({
  onTold: (_: number, tellings: readonly Telling[]) => note(tellings),
  onFault: (_: number, error: unknown) => {
    onFault?.(error)
    note([{ seq: 0, told: '', detail: connectorBroke, attempts: [] }])
  },
})
