import type { Domain } from '../word-pair.ts'

/** Words of one kind, separated by commas. Any two of them can be dealt together. */
export type FamilyList = readonly (readonly [Domain, string])[]
