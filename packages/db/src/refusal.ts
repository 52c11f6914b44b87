/** A request that cannot be granted, with a reason code. */
export interface Refusal<Reason extends string> {
  readonly ok: false
  readonly reason: Reason
}

export const refuse = <Reason extends string>(reason: Reason): Refusal<Reason> => ({ ok: false, reason })
