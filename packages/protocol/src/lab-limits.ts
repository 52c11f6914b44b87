import { z } from 'zod'

const mebibyte = 1024 * 1024

/** A limit of the operator's. Empty as if it were not set, and 0 for none. */
const limit = (usual: number) =>
  z.preprocess(
    (given) => (given === '' ? undefined : given),
    z.coerce.number().int().min(0).max(1_000_000_000).default(usual),
  )

/** The settings of what one member may take of the laboratory. The site and every runner read them. */
export const labLimitSettings = {
  /** The experiments of a member that run at once. More of them stand in line. */
  WIS_LAB_RUNNING_PER_MEMBER: limit(3),
  WIS_LAB_MATCHES_PER_EXPERIMENT: limit(100_000),
  /** The matches that all experiments of a member have still to play. */
  WIS_LAB_MATCHES_PER_MEMBER: limit(200_000),
  /** What the experiments of a member may store, in mebibytes. */
  WIS_LAB_STORED_MB_PER_MEMBER: limit(4096),
} as const

/** What one member may take of the laboratory. Infinity where there is no limit. Admins have none. */
export interface LabLimits {
  readonly running: number
  /** The matches of one experiment, and those that all experiments of a member have still to play. */
  readonly matches: number
  readonly outstanding: number
  readonly storedBytes: number
}

export const noLabLimits: LabLimits = {
  running: Infinity,
  matches: Infinity,
  outstanding: Infinity,
  storedBytes: Infinity,
}

type Settings = Readonly<Record<keyof typeof labLimitSettings, number>>

export const labLimitsOf = (settings: Settings): LabLimits => ({
  running: settings.WIS_LAB_RUNNING_PER_MEMBER || Infinity,
  matches: settings.WIS_LAB_MATCHES_PER_EXPERIMENT || Infinity,
  outstanding: settings.WIS_LAB_MATCHES_PER_MEMBER || Infinity,
  storedBytes: settings.WIS_LAB_STORED_MB_PER_MEMBER * mebibyte || Infinity,
})
