/** What was asked for cannot be had, for a reason that can be named. */
export interface Refusal<Reason extends string> {
  readonly ok: false
  readonly reason: Reason
}

export const refuse = <Reason extends string>(reason: Reason): Refusal<Reason> => ({ ok: false, reason })
