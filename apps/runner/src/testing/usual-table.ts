import type { AtTable } from '@wis/db/matches'
import { rulesets } from '@wis/games'

/** A table whose game knows everything about it from its log. */
export const usualTable: AtTable = { ruleset: rulesets['wis-2024'], language: 'en', aliases: [] }
