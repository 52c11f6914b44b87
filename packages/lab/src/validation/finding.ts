/** One promise of the lab, and whether it was kept by players whose behaviour is known. */
export interface Finding {
  readonly promise: string
  readonly expected: string
  readonly seen: string
  readonly isKept: boolean
}
