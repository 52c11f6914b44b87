/** The most that a single outgoing call may use. */
export interface EgressLimits {
  readonly connectMs: number
  /**
   * The time until the answer's headers are complete, unless a call sets another. An agent thinks before it sends
   * headers.
   */
  readonly headersMs: number
  readonly headerBytes: number
  /** The size of an answer's body, before and after decompression. */
  readonly bodyBytes: number
  readonly redirects: number
  /** The part of an answer that is kept as evidence. */
  readonly evidenceBytes: number
}

export const egressLimits: EgressLimits = {
  connectMs: 5_000,
  headersMs: 5_000,
  headerBytes: 16 * 1024,
  bodyBytes: 64 * 1024,
  redirects: 3,
  evidenceBytes: 2 * 1024,
}
