import type { Domain } from '../word-pair.ts'

/** Words of one kind, any two of which can be dealt together; written with commas between them. */
export type FamilyList = readonly (readonly [Domain, string])[]
