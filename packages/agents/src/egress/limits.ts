/** What a single outgoing call may take up. */
export interface EgressLimits {
  readonly connectMs: number
  /** Until the answer's headers are complete, unless a call says otherwise: an agent thinks before it sends any. */
  readonly headersMs: number
  readonly headerBytes: number
  /** Of an answer's body, before and after decompression. */
  readonly bodyBytes: number
  readonly redirects: number
  /** How much of an answer is kept as evidence. */
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
